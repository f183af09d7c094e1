import FileReading
import Foundation
import Guidance
import NavigationGraph
import Projects
import Reports

/// A project of an audit, with the name of its folder in the output.
struct AuditTask: Sendable {
  var project: DiscoveredProject
  var name: String
  /// The builder that creates the report with the configuration of the project.
  var builder: ReportBuilder?

  /// Returns the tasks for projects, in the order of the index.
  static func all(_ projects: [DiscoveredProject]) -> [AuditTask] {
    zip(projects, ProjectFolders(for: projects).names)
      .map { AuditTask(project: $0, name: $1) }
      .sorted { AuditedProject.isBefore($0.row, $1.row) }
  }

  /// Returns the tasks grouped by projects that may share source files. The largest group comes
  /// first, so that it is not the last one to start.
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

  /// The project's row in the index before the project is read.
  var row: AuditedProject {
    AuditedProject(
      name: project.name, root: project.root, folder: AuditFolder.folder(of: name))
  }

  /// Returns a note about the project's folder.
  func note(_ message: String) -> InputProblem {
    InputProblem(.note, at: SourceLocation(file: project.root, line: 1), message + ".")
  }

  /// Returns the digest of everything that the project's report depends on.
  ///
  /// - Parameters:
  ///   - digest: The digest of everything other than the project that the report depends on.
  ///   - digests: The digests of source files, which projects may share.
  /// - Returns: The text of the digest.
  func inputs(_ digest: Digest, _ digests: inout FileDigests) -> String {
    var digest = digest
    for text in [project.root, project.name, name] { digest.add(text) }
    for problem in project.problems { digest.add("\(problem.location.file) \(problem.message)") }
    let lists = project.propertyLists + project.dataLists
    for file in project.documents + lists + project.strings {
      digest.add(file.name)
      digest.add(fileAt: file.path)
    }
    for file in project.sources {
      digest.add(file.name)
      digest.add(digests[file.path])
    }
    // Encoding strings and Booleans cannot fail.
    digest.add((try? jsonText(project.apps)) ?? "")
    for name in project.macApps + project.touchApps { digest.add(name) }
    for name in project.platformTargets { digest.add(name) }
    for catalog in project.assetCatalogs { digest.add(imagesAt: catalog) }
    if let configuration = builder?.configurations[project.folder] {
      digest.add(configuration.file)
      digest.add(fileAt: configuration.path)
      for file in configuration.runningFiles { digest.add(fileAt: file) }
      if let rules = configuration.rulesFolder { digest.add(folderAt: rules) }
    }
    return digest.text
  }
}

/// The digests of files, each of which is read once.
struct FileDigests {
  private var known: [String: String] = [:]

  /// The digest of a file's contents.
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
  /// Adds an asset catalog: the contents of its JSON files and the sizes of its images.
  mutating func add(imagesAt path: String) {
    for name in (FileManager.default.subpaths(atPath: path) ?? []).sorted() {
      let file = path + "/" + name
      add("\(name) \(FileStatus(file)?.size ?? 0)")
      if name.hasSuffix(".json") { add(fileAt: file) }
    }
  }

  /// Adds the contents of a file, or its size and modification date if it is not a regular file or
  /// is larger than any file that is read.
  mutating func add(fileAt path: String) {
    do throws(FileFailure) {
      let bytes = try FileBytes.load(path, limit: FileLimit(mebibytes: 512, "."))
      bytes.withUnsafeBytes { add($0) }
    } catch {
      add(error.message)
      add(statusOf: path)
    }
  }

  /// Adds the size and the modification date of a file.
  mutating func add(statusOf path: String) {
    guard let status = FileStatus(path) else { return add("") }
    add("\(status.size) \(status.modified)")
  }
}
