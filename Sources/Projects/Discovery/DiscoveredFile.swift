import XcodeProject

/// A file to be read.
package struct DiscoveredFile: Sendable {
  /// The path to open it with.
  package var path: String
  /// Its path relative to the searched path; in a project, relative to the project's root.
  package var name: String
  /// The key by which files are deduplicated: the path without symbolic links.
  package var key: String
  /// The reason to leave it out of the advice.
  var exclusion: ExcludedFolder?

  init(path: String, key: String, name: String) {
    self.path = path
    self.key = key
    self.name = name
  }

  /// The file with a name relative to a folder.
  ///
  /// - Parameter root: The folder, relative to the searched path; empty for that path.
  /// - Returns: The file with its name relative to the folder, which begins with `..` if the file
  ///   is outside of it.
  func relative(to root: String) -> DiscoveredFile {
    guard !root.isEmpty else { return self }
    var file = self
    file.name = ProjectPath.relative(name, to: root)
    file.exclusion = exclusion?.relative(to: root)
    return file
  }
}
