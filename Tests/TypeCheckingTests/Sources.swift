import Foundation
import TestSupport

/// The sources in `Tests/TypeChecking` that the tests check.
enum Sources {
  private static let folder = Repository.root.appending(path: "Tests/TypeChecking")

  /// The files below a folder, by their paths in it.
  static func files(in name: String) throws -> [String: String] {
    let root = folder.appending(path: name)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
      .filter { $0.hasSuffix(".swift") }
    return try Dictionary(
      uniqueKeysWithValues: paths.map { path in
        (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
      })
  }
}
