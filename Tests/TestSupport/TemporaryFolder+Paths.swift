import Foundation

/// Makes a folder with empty files at the paths, does something with it, and removes it.
///
/// A path that ends in a slash is a folder, and `a -> b` is a link from `a` to `b`.
package func withFolder<Result>(_ paths: [String], _ body: (String) throws -> Result) throws
  -> Result
{
  let files = FileManager.default
  let root = NSTemporaryDirectory() + "macward-" + UUID().uuidString
  try files.createDirectory(atPath: root, withIntermediateDirectories: true)
  defer { try? files.removeItem(atPath: root) }
  for path in paths {
    let parts = path.components(separatedBy: " -> ")
    let full = root + "/" + parts[0]
    let folder = path.hasSuffix("/") ? full : (full as NSString).deletingLastPathComponent
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    if parts.count == 2 {
      try files.createSymbolicLink(atPath: full, withDestinationPath: parts[1])
    } else if !path.hasSuffix("/") {
      try Data().write(to: URL(fileURLWithPath: full))
    }
  }
  return try body(root)
}
