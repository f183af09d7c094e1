import FileReading
import Foundation
import Guidance
import InterfaceBuilder
import NavigationGraph
import Projects
import Reports

/// One project of an audit, and the name of the folder it is written into.
struct AuditTask: Sendable {
  var project: DiscoveredProject
  var name: String
  /// What makes its report, as its team wants it.
  var builder: ReportBuilder?

  /// The projects below paths, in the order of an index.
  static func all(_ projects: [DiscoveredProject]) -> [AuditTask] {
    zip(projects, ProjectFolders(for: projects).names)
      .map { AuditTask(project: $0, name: $1) }
      .sorted { AuditedProject.isBefore($0.row, $1.row) }
  }

  /// Projects that may have source code in common together, the largest first, so that no job begins
  /// with it when the others are done.
  static func grouped(_ tasks: [AuditTask]) -> [[AuditTask]] {
    var groups: [[AuditTask]] = []
    var places: [String: Int] = [:]
    for task in tasks {
      let folder = task.project.sources.isEmpty ? nil : task.project.sourceFolder
      if let folder, let place = places[folder] {
        groups[place].append(task)
      } else {
        if let folder { places[folder] = groups.count }
        groups.append([task])
      }
    }
    let sizes = groups.map { $0.reduce(0) { $0 + $1.project.documents.count } }
    return groups.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }.map { groups[$0] }
  }

  /// What is known before anything is read.
  var row: AuditedProject {
    AuditedProject(
      name: project.name, root: project.root, folder: AuditFolder.folder(of: name))
  }

  /// What tells the project's files from those of any other time.
  ///
  /// - Parameters:
  ///   - digest: The digest of all else that the report depends on.
  ///   - digests: Those of source files that other projects have in common with it.
  /// - Returns: The digest of all of it.
  func inputs(_ digest: Digest, _ digests: inout FileDigests) -> String {
    var digest = digest
    for text in [project.root, project.name, name] { digest.add(text) }
    for problem in project.problems { digest.add("\(problem.location.file) \(problem.message)") }
    for file in project.documents + project.propertyLists + project.strings {
      digest.add(file.name)
      digest.add(fileAt: file.path)
    }
    for file in project.sources {
      digest.add(file.name)
      digest.add(digests[file.path])
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

/// The digests of files that belong to several projects, each read once.
struct FileDigests {
  private var known: [String: String] = [:]

  /// The digest of what a file holds.
  subscript(path: String) -> String {
    mutating get {
      if let digest = known[path] { return digest }
      var digest = Digest()
      digest.add(fileAt: path)
      known[path] = digest.text
      return digest.text
    }
  }
}

extension Digest {
  /// Takes in what is in an asset catalog: what its sets say, and how large the images are.
  mutating func add(imagesAt path: String) {
    for name in (FileManager.default.subpaths(atPath: path) ?? []).sorted() {
      let file = path + "/" + name
      add("\(name) \(FileStatus(file)?.size ?? 0)")
      if name.hasSuffix(".json") { add(fileAt: file) }
    }
  }

  /// Takes the contents of a file in; of what is no file or larger than any that is read, what the
  /// system says about it.
  mutating func add(fileAt path: String) {
    do throws(FileFailure) {
      let bytes = try FileBytes.load(path, limit: FileLimit(mebibytes: 512, "."))
      bytes.withUnsafeBytes { add($0) }
    } catch {
      add(error.message)
      add(statusOf: path)
    }
  }

  /// Takes in how large a file is, and when it was changed.
  mutating func add(statusOf path: String) {
    guard let status = FileStatus(path) else { return add("") }
    add("\(status.size) \(status.modified)")
  }
}
