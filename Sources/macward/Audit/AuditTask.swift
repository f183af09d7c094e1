import Foundation
import InterfaceBuilder
import NavigationGraph
import Reports
import RuleCatalogue

/// One project of an audit, and the name of the folder it is written into.
struct AuditTask: Sendable {
  var project: ListedProject
  var name: String
  /// What makes its report, as its team wants it.
  var builder: ReportBuilder?

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
    for file in project.documents + project.propertyLists + project.sources + project.strings {
      digest.add(file.name)
      digest.add(fileAt: file.path)
    }
    // Texts and truth values, which an encoder cannot refuse.
    digest.add((try? jsonText(project.apps)) ?? "")
    for name in project.macApps { digest.add(name) }
    for catalog in project.assetCatalogs { digest.add(imagesAt: catalog) }
    if let configuration = builder?.configurations[project.folder] {
      digest.add(configuration.file)
      digest.add(fileAt: configuration.path)
      if let rules = configuration.rulesFolder { digest.add(folderAt: rules) }
    }
    return digest.text
  }
}

extension Digest {
  /// Takes in what is in an asset catalogue: what its sets say, and how large the images are.
  mutating func add(imagesAt path: String) {
    for name in (FileManager.default.subpaths(atPath: path) ?? []).sorted() {
      let file = path + "/" + name
      let size = try? FileManager.default.attributesOfItem(atPath: file)[.size] as? Int
      add("\(name) \(size ?? 0)")
      if name.hasSuffix(".json") { add(fileAt: file) }
    }
  }

  /// Takes the contents of a file in.
  mutating func add(fileAt path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)) else {
      return add("cannot be read")
    }
    data.withUnsafeBytes { add($0) }
  }
}
