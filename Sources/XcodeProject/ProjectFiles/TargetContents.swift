/// The files of an app that macward reads: storyboards, xibs, asset catalogs, the settings bundle,
/// property lists, and strings tables, of its target and of the targets that it contains.
package struct TargetContents: Sendable, Hashable {
  /// The files that build phases name, relative to the folder that holds the `.xcodeproj`.
  package private(set) var files: Set<String>
  /// The folders of which the app holds all files or some.
  package private(set) var folders: [SynchronizedFolder]
  /// The compiled files, by path, likewise; empty if they were not requested.
  package private(set) var sources: Set<String> = []
  /// The folders of the local Swift packages that it links, likewise.
  package private(set) var packages: Set<String> = []

  /// Whether a file is in the app, by its path relative to the folder that holds the `.xcodeproj`.
  package func holds(_ file: String) -> Bool {
    files.contains(file) || folders.contains { $0.holds(file) }
  }
}

extension ProjectFile {
  /// The contents of targets.
  ///
  /// - Parameters:
  ///   - targets: The targets.
  ///   - listsSources: Whether the source files that they compile and the packages that they link are wanted,
  ///     too.
  /// - Returns: Their files and folders.
  package func contents(
    of targets: [ProjectTarget], listsSources: Bool = false
  ) -> TargetContents {
    let resources = targets.flatMap { self.resources(of: $0, where: TargetContents.matters) }
    // A folder that is copied contains all of its files.
    let copied = resources.filter { $0.type == "folder" || $0.path.hasSuffix(".bundle") }
    return TargetContents(
      files: Set(resources.map(\.path)),
      folders: targets.flatMap(synchronizedFolders)
        + copied.map { SynchronizedFolder(path: $0.path, holdsAll: true, exceptions: []) },
      sources: listsSources ? Set(targets.flatMap(sources).map(\.path)) : [],
      packages: listsSources ? Set(targets.flatMap(localPackages)) : [])
  }
}

extension TargetContents {
  /// Whether macward reads a file or folder.
  fileprivate static func matters(_ path: String, type: String?) -> Bool {
    type == "folder" || endings.contains { path.hasSuffix($0) }
  }

  private static let endings = [
    ".storyboard", ".xib", ".xcassets", ".bundle", ".icon", ".plist", ".strings", ".xcstrings",
  ]
}
