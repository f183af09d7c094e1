import XcodeProject

/// A file that is to be read.
package struct ListedFile: Sendable {
  /// Where the file is.
  package var path: String
  /// Its path relative to the path that was asked for; in a project, relative to the project's root.
  package var name: String
  /// What makes the file the same when two paths lead to it.
  package var key: String
  /// The folder of tests or of other people's code that keeps it out of the advice.
  var aside: SideFolder?

  init(path: String, key: String, name: String) {
    self.path = path
    self.key = key
    self.name = name
  }

  /// The file as a project below a folder names it.
  ///
  /// - Parameter root: The folder, relative to the path that was asked for; empty for that path.
  /// - Returns: The file with its name relative to the folder, which begins with `..` where the file
  ///   stands beside it.
  func named(below root: String) -> ListedFile {
    guard !root.isEmpty else { return self }
    var file = self
    file.name = ProjectPath.relative(name, to: root)
    file.aside = aside?.named(below: root)
    return file
  }
}
