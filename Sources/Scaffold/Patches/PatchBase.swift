import Foundation

/// The folder in which a patch is applied: that of the git repository around a project, or else the
/// requested folder.
struct PatchBase {
  /// The path from the folder to that of the project, or the empty path.
  let prefix: String

  /// Creates the description of a folder that is known.
  init(prefix: String) { self.prefix = prefix }

  /// Finds the folder.
  ///
  /// - Parameters:
  ///   - folder: The path at which the project's folder can be opened.
  ///   - root: The project's folder, relative to the requested path.
  init(folder: String, root: String) {
    let start = URL(fileURLWithPath: folder).standardizedFileURL.resolvingSymlinksInPath()
    prefix = Self.path(toRepository: start) ?? (root == "." ? "" : root)
  }

  /// Returns the path of a file of the project.
  func path(of file: String) -> String { prefix.isEmpty ? file : "\(prefix)/\(file)" }

  private static func path(toRepository start: URL) -> String? {
    var folder = start
    var names: [String] = []
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) {
        return names.reversed().joined(separator: "/")
      }
      names.append(folder.lastPathComponent)
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
