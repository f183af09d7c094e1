package import Foundation

/// A folder that is removed when the object is released.
package final class TemporaryFolder {
  package let url: URL
  package var path: String { url.path }

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "macward-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and the folders around it. A path that ends in a slash is an empty folder, and
  /// `a -> b` a link from `a` to `b`.
  package func write(_ text: String, to path: String) throws {
    let files = FileManager.default
    let parts = path.components(separatedBy: " -> ")
    let file = url.appending(path: parts[0])
    let folder = path.hasSuffix("/") ? file : file.deletingLastPathComponent()
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    if parts.count == 2 {
      try files.createSymbolicLink(atPath: file.path, withDestinationPath: parts[1])
    } else if !path.hasSuffix("/") {
      try Data(text.utf8).write(to: file)
    }
  }

  /// The names of the files and folders in a folder below this one, sorted.
  package func names(in folder: String = "") -> [String] {
    let full = path + "/" + folder
    return ((try? FileManager.default.contentsOfDirectory(atPath: full)) ?? []).sorted()
  }
}

/// Writes files, by path, into a folder that is removed after the work.
package func withFolder<Result>(
  _ files: KeyValuePairs<String, String> = [:], _ body: (String) throws -> Result
) throws -> Result {
  try withFolder(files: files, body)
}

package func withFolder<Result>(
  files: some Sequence<(key: String, value: String)>, _ body: (String) throws -> Result
) throws -> Result {
  let folder = try TemporaryFolder()
  for (path, text) in files { try folder.write(text, to: path) }
  return try withExtendedLifetime(folder) { try body($0.path) }
}

/// Makes empty files in a folder that is removed after the work.
package func withFolder<Result>(_ paths: [String], _ body: (String) throws -> Result) throws
  -> Result
{
  try withFolder(files: paths.map { (key: $0, value: "") }, body)
}
