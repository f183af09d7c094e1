import Foundation

/// Collects the files of a target in a specification.
struct XcodeGenSources {
  private(set) var folders: [SynchronizedFolder] = []
  private(set) var files: Set<String> = []

  init(_ sources: SpecValue) {
    for source in sources.oneOrMore where source["buildPhase"].text != "none" {
      guard let path = source.text ?? source["path"].text else { continue }
      add(ProjectPath.normal(path), source)
    }
  }

  /// Adds a path, which is that of a folder or of a file.
  private mutating func add(_ path: String, _ source: SpecValue) {
    let excludes = source["excludes"].texts
    let includes = source["includes"].texts
    files.insert(path)
    folders.append(
      SynchronizedFolder(
        path: path == "." ? "" : path, holdsAll: true, exceptions: [],
        excluded: excludes.map { PathGlob("/" + $0) }, included: includes.map { PathGlob("/" + $0) }
      ))
  }

  /// Returns the property list in the folders, if the target names none.
  func infoFile(in root: String) -> String? {
    folders.lazy.compactMap { folder in
      let path = ProjectPath.join(root, folder.path)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let places = [""] + names.sorted()
      return places.map { ProjectPath.join($0, "Info.plist") }
        .first { FileManager.default.fileExists(atPath: path + "/" + $0) }
        .map { ProjectPath.join(folder.path, $0) }
    }.first
  }
}
