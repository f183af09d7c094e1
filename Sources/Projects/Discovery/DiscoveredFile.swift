import XcodeProject

/// A file to read.
package struct DiscoveredFile: Sendable {
  /// The path at which the file can be opened.
  package var path: String
  /// The path relative to the searched path or, in a project, to the project's root.
  package var name: String
  /// The path without symbolic links, which identifies the file.
  package var key: String
  /// The excluded folder that contains the file, or `nil` if the file is included in the advice.
  var exclusion: ExcludedFolder?

  init(path: String, key: String, name: String) {
    self.path = path
    self.key = key
    self.name = name
  }

  /// Returns the file with its name relative to a folder.
  ///
  /// - Parameter root: The folder, relative to the searched path. The empty path is the searched
  ///   path.
  /// - Returns: The file. Its name begins with `..` if it is outside the folder.
  func relative(to root: String) -> DiscoveredFile {
    guard !root.isEmpty else { return self }
    var file = self
    file.name = ProjectPath.relative(name, to: root)
    file.exclusion = exclusion?.relative(to: root)
    return file
  }
}
