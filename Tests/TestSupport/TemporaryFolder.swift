import Foundation

/// Writes files, by path, into a folder that is gone afterward. An empty folder ends in a slash.
package func withFolder<Result>(
  _ files: KeyValuePairs<String, String>, _ body: (String) throws -> Result
) throws -> Result {
  try withFolder(files: files, body)
}

package func withFolder<Result>(
  files: some Sequence<(key: String, value: String)>, _ body: (String) throws -> Result
) throws -> Result {
  let root = NSTemporaryDirectory() + "macward-" + UUID().uuidString
  defer { try? FileManager.default.removeItem(atPath: root) }
  for (path, text) in files {
    let full = root + "/" + path
    let folder = path.hasSuffix("/") ? full : (full as NSString).deletingLastPathComponent
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if !path.hasSuffix("/") { try Data(text.utf8).write(to: URL(fileURLWithPath: full)) }
  }
  return try body(root)
}
