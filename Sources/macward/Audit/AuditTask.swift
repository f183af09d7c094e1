import Foundation
import InterfaceBuilder
import NavigationGraph
import Reports

/// One project of an audit, and the name of the folder it is written into.
struct AuditTask: Sendable {
  var project: ListedProject
  var name: String

  /// The projects below paths, in the order of an index.
  static func all(_ projects: [ListedProject]) -> [AuditTask] {
    zip(projects, ProjectFolders(for: projects).names)
      .map { AuditTask(project: $0, name: $1) }
      .sorted { AuditedProject.isBefore($0.row, $1.row) }
  }

  /// What is known before anything is read.
  var row: AuditedProject {
    AuditedProject(
      name: project.name, root: project.root, folder: AuditFolder.folder(of: name))
  }

  /// What tells the project's files from those of any other time.
  ///
  /// - Parameter digest: The digest of all else that the report depends on.
  /// - Returns: The digest of all of it.
  func inputs(_ digest: Digest) -> String {
    var digest = digest
    for text in [project.root, project.name, name] { digest.add(text) }
    for problem in project.problems { digest.add("\(problem.location.file) \(problem.message)") }
    for file in project.documents + project.propertyLists {
      digest.add(file.name)
      digest.add(fileAt: file.path)
    }
    return digest.text
  }
}

extension Digest {
  /// Takes the contents of a file in.
  mutating func add(fileAt path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      return add("cannot be read")
    }
    data.withUnsafeBytes { add($0) }
  }
}
