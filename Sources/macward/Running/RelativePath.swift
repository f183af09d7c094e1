import Foundation

/// The path of a file as it is seen from a folder, such as `../dumps/start.txt`.
struct RelativePath {
  let text: String

  /// Creates a path. Both are relative to the working directory, or absolute.
  init(from folder: String, to file: String) {
    let base = Self.parts(of: folder)
    let target = Self.parts(of: file)
    let shared = zip(base, target).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: base.count - shared)
    text = (up + target.dropFirst(shared)).joined(separator: "/")
  }

  private static func parts(of path: String) -> [String] {
    URL(fileURLWithPath: path).standardizedFileURL.pathComponents
  }
}
