/// The files of an app that macward reads: storyboards, xibs, asset catalogs, the settings bundle,
/// property lists, and strings tables, both of its target and of the targets that it contains.
package struct TargetContents: Sendable, Hashable {
  /// The files in build phases, relative to the folder that contains the `.xcodeproj`.
  package private(set) var files: Set<String>
  /// The folders whose files belong to the app, all or some of them.
  package private(set) var folders: [SynchronizedFolder]
  /// The compiled files, likewise, or an empty set if they were not requested.
  package fileprivate(set) var sources: Set<String> = []
  /// The folders of the linked local Swift packages, likewise.
  package fileprivate(set) var packages: Set<String> = []

  /// Whether a file belongs to the app. The path is relative to the folder that contains the
  /// `.xcodeproj`.
  package func holds(_ file: String) -> Bool {
    files.contains(file) || folders.contains { $0.holds(file) }
  }
}

extension ProjectFile {
  /// Returns the contents of targets.
  ///
  /// - Parameters:
  ///   - targets: The targets.
  ///   - listsSources: Whether to include the source files that the targets compile and the
  ///     packages that they link.
  /// - Returns: The files and folders.
  package func contents(
    of targets: [ProjectTarget], listsSources: Bool = false
  ) -> TargetContents {
    let resources = targets.flatMap { self.resources(of: $0, where: TargetContents.matters) }
    var contents = TargetContents(resources, folders: targets.flatMap(synchronizedFolders))
    guard listsSources else { return contents }
    contents.sources = Set(targets.flatMap(sources).map(\.path))
    contents.packages = Set(targets.flatMap(localPackages))
    return contents
  }
}

extension TargetContents {
  /// Creates the contents with the copied files and the synchronized folders. A copied folder contains
  /// all of its files.
  init(_ files: [TargetFile], folders: [SynchronizedFolder]) {
    let copied = files.filter { $0.type == "folder" || $0.path.hasSuffix(".bundle") }
    self.init(
      files: Set(files.map(\.path)),
      folders: folders
        + copied.map { SynchronizedFolder(path: $0.path, holdsAll: true, exceptions: []) })
  }

  /// Whether macward reads a file or folder.
  static func matters(_ path: String, type: String?) -> Bool {
    type == "folder" || endings.contains { path.hasSuffix($0) }
  }

  private static let endings = [
    ".storyboard", ".xib", ".xcassets", ".bundle", ".icon", ".plist", ".strings", ".xcstrings",
  ]
}
