/// Functions for paths with slashes.
package enum ProjectPath {
  /// Returns the parent folder of a path, or the empty path if there is none.
  package static func parent(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last component of a path.
  package static func name(of path: String, without ending: String = "") -> String {
    let start = path.utf8.lastIndex(of: UInt8(ascii: "/")).map(path.utf8.index(after:))
    let name = path[(start ?? path.startIndex)...]
    return String(name.hasSuffix(ending) ? name.dropLast(ending.count) : name)
  }

  /// Returns the components of a path, without empty ones. It works on bytes, which is faster than
  /// on characters.
  package static func names(in path: Substring) -> [Substring] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }

  /// Returns the components of a path, without empty ones.
  package static func names(in path: String) -> [Substring] { names(in: path[...]) }

  /// Returns a path in a folder. An absolute path is returned unchanged.
  package static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    if path.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Returns the number of leading folders that two paths have in common.
  package static func sharedFolders(_ a: String, _ b: String) -> Int {
    zip(names(in: a).dropLast(), names(in: b).dropLast()).prefix { $0 == $1 }.count
  }

  /// Returns a path relative to a folder.
  ///
  /// - Parameters:
  ///   - path: The path, without `.` and `..`.
  ///   - folder: The folder. Both paths are relative to the same folder, which is the empty path.
  /// - Returns: The relative path, which begins with `..` if `path` is outside the folder.
  package static func relative(_ path: String, to folder: String) -> String {
    if folder.isEmpty { return path }
    if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
    let (parts, folders) = (names(in: path), names(in: folder))
    let shared = zip(parts.dropLast(), folders).prefix { $0 == $1 }.count
    let up = folders.dropFirst(shared).map { _ in ".."[...] }
    return (up + parts.dropFirst(shared)).joined(separator: "/")
  }

  /// Returns a path without `.`, and without `..` except at its beginning.
  package static func normal(_ path: String) -> String {
    guard needsWork(path) else { return path }
    var parts: [Substring] = []
    for part in names(in: path) where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  private static func needsWork(_ path: String) -> Bool {
    var afterSlash = true
    for byte in path.utf8 {
      let isSlash = byte == UInt8(ascii: "/")
      if afterSlash, isSlash || byte == UInt8(ascii: ".") { return true }
      afterSlash = isSlash
    }
    return afterSlash
  }
}
