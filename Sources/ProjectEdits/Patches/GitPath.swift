/// A path as git writes it in patches.
struct GitPath {
  private let path: String

  init(_ path: String) { self.path = path }

  /// The path after `a/` or `b/`, in quotation marks if it has bytes that are escaped.
  ///
  /// Control characters, quotation marks, backslashes, and all bytes outside of ASCII are escaped,
  /// as `core.quotePath` describes: <https://git-scm.com/docs/git-config>. Spaces are not.
  func text(prefix: String) -> String {
    let escaped = path.utf8.map(Self.escape).joined()
    return escaped == path ? prefix + path : "\"\(prefix)\(escaped)\""
  }

  /// The path for a line with `---` or `+++`, where a tab ends a path with spaces.
  func header(prefix: String) -> String {
    text(prefix: prefix) + (path.utf8.contains(0x20) ? "\t" : "")
  }

  private static func escape(_ byte: UInt8) -> String {
    if let letter = letters[byte] { return "\\\(letter)" }
    guard byte < 0x20 || byte >= 0x7F else { return String(UnicodeScalar(byte)) }
    let octal = String(byte, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - octal.count) + octal
  }

  private static let letters: [UInt8: Character] = [
    7: "a", 8: "b", 9: "t", 10: "n", 11: "v", 12: "f", 13: "r", 0x22: "\"", 0x5C: "\\",
  ]
}
