/// A file that is to be read, and the project it belongs to.
package struct ListedFile: Sendable {
  /// Where the file is.
  package var path: String
  /// Its path relative to the project's root.
  package var name: String
  /// What makes the file the same when two paths lead to it.
  var key: String
  /// The project's folder, relative to the path that was asked for.
  var project: String
  /// The folder of tests or of other people's code that keeps it out of the advice.
  var aside: SideFolder?

  init(path: String, key: String, name: String, project: String) {
    self.path = path
    self.key = key
    self.name = name
    self.project = project
  }
}
