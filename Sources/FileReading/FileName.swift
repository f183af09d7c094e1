/// Returns the last component of a path without its extension.
package func fileName(of path: String) -> String {
  let last = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] }
  let name = last ?? path[...]
  guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return String(name) }
  return String(name[..<dot])
}
