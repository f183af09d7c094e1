import FileReading
import Guidance
import Projects

/// The `.macward.yml` file for answers and decisions about a project.
package struct TeamFileReport: Sendable, Equatable {
  /// The path of the file, relative to the requested path.
  var path: String
  /// The project's folder, relative to that of the file. The empty path is that folder.
  var folder: String
  /// The text of the file, or `nil` if there is none.
  var text: String?

  /// Finds the file that applies to a project, or else where to create it.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - configuration: The configuration of the project, if there is one.
  ///   - isShared: Whether a new file is for the requested folder and not for the project's.
  init(of project: Project, _ configuration: Configuration?, isShared: Bool) {
    let root = project.root.split(separator: "/").filter { $0 != "." }
    let own = isShared ? root.joined(separator: "/") : ""
    folder = configuration?.folder ?? own
    text = configuration?.text
    let depth = folder.split(separator: "/").count
    path = (root.dropLast(depth).map(String.init) + [Configuration.fileName])
      .joined(separator: "/")
  }

  /// The path of the file, relative to the requested path.
  package var filePath: String { path }

  /// The project's folder, relative to that of the file.
  package var projectFolder: String { folder }

  /// Returns the path of a document of the project, relative to the file's folder.
  func path(of document: String) -> String {
    folder.isEmpty ? document : "\(folder)/\(document)"
  }
}

extension Report {
  /// The texts of the team's files for answers, by their paths relative to the requested one. A text is `nil`
  /// for a file that does not exist.
  package var teamFiles: [String: String?] {
    Dictionary(projects.compactMap(\.teamFile).map { ($0.path, $0.text) }) { first, _ in first }
  }
}
