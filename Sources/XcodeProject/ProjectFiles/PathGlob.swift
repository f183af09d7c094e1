#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A glob of paths as in a `.gitignore` file: `*`, `?`, and `[…]` match within a name, and `**`
/// matches any folders. A glob without a slash matches a name at any depth, and a glob that matches
/// a folder matches everything in it.
package struct PathGlob: Sendable, Hashable {
  /// The text of the glob.
  package let text: String
  private let parts: [String]
  /// Whether the glob matches only folders.
  private let isFolder: Bool

  /// Creates a glob. An empty text matches nothing.
  package init(_ text: String) {
    self.text = text
    isFolder = text.hasSuffix("/")
    let parts = ProjectPath.names(in: text).filter { $0 != "." }.map(String.init)
    let isAnchored = parts.count > 1 || text.hasPrefix("/")
    self.parts = isAnchored || parts.isEmpty ? parts : ["**"] + parts
  }

  /// Determines whether the glob matches a file.
  ///
  /// - Parameter path: A relative path with slashes.
  /// - Returns: Whether the glob matches.
  package func matches(_ path: String) -> Bool {
    guard !parts.isEmpty else { return false }
    let names = ProjectPath.names(in: path).map(String.init)
    // The parts that can match the next name of the path.
    var places = expanded([0])
    for (position, name) in names.enumerated() {
      var next: Set<Int> = []
      for place in places where place < parts.count {
        if parts[place] == "**" { next.insert(place) }
        if holds(place, for: name) { next.insert(place + 1) }
      }
      places = expanded(next)
      let isLast = position + 1 == names.count
      if isDone(places, isInside: !isLast) { return true }
    }
    return false
  }

  /// Whether a part matches a name. A `**` at the end matches everything in a folder.
  private func holds(_ place: Int, for name: String) -> Bool {
    parts[place] == "**" ? place + 1 == parts.count : fnmatch(parts[place], name, 0) == 0
  }

  /// Whether all parts have matched. A glob for folders matches only what is inside one.
  private func isDone(_ places: Set<Int>, isInside: Bool) -> Bool {
    places.contains(parts.count) && (isInside || !isFolder)
  }

  /// Adds the part after each `**`, because `**` can also match no folder at all.
  private func expanded(_ places: Set<Int>) -> Set<Int> {
    places.reduce(into: places) { places, first in
      var place = first
      while place + 1 < parts.count, parts[place] == "**" {
        place += 1
        places.insert(place)
      }
    }
  }
}
