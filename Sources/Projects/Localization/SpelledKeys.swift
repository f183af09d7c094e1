import XcodeProject

/// A key of a strings table, with the table's name.
package struct TextKey: Sendable, Hashable {
  /// The key.
  package var key: String
  /// The name of the table, such as `Localizable`.
  package var table: String
}

/// The keys of strings tables, indexed by their letters and digits. Code generators derive member
/// names from keys and change only the other characters: `tab.home_title` becomes `Tab.homeTitle`
/// or `tabHomeTitle`.
struct SpelledKeys {
  /// The name of the default table.
  private static let main = "Localizable"

  /// The keys, by spelling, and the spellings of table names.
  private var keys: [String: Set<TextKey>] = [:]
  private var tables: Set<String> = []

  /// Adds the keys of a table.
  mutating func add(_ newKeys: some Sequence<String>, of table: String) {
    tables.insert(Self.spelling(of: table))
    for key in newKeys {
      let spelling = Self.spelling(of: key)
      guard !spelling.isEmpty else { continue }
      keys[spelling, default: []].insert(TextKey(key: key, table: table))
    }
  }

  /// Returns the key that a path of members spells.
  ///
  /// The path begins with the generated type and, if several tables share a type, the name of the
  /// table. The rest must spell the whole key.
  ///
  /// - Parameter path: The names of a type and its members, such as `["L10n", "Tab", "homeTitle"]`.
  /// - Returns: The key, or `nil` if no key, or more than one, has this spelling.
  func key(spelledBy path: [String]) -> TextKey? {
    let names = path.map(Self.spelling).filter { !$0.isEmpty }
    for start in names.indices {
      let table = start > 0 && tables.contains(names[start - 1]) ? names[start - 1] : nil
      // A key must follow a type. After the name of a table, it may be at any position.
      guard start <= 1 || table != nil else { continue }
      let found = keys[names[start...].joined()] ?? []
      if !found.isEmpty { return Self.only(found, in: table) }
    }
    return nil
  }

  private static func only(_ found: Set<TextKey>, in table: String?) -> TextKey? {
    let preferred = found.filter { spelling(of: $0.table) == table ?? spelling(of: main) }
    let candidates = preferred.isEmpty ? found : preferred
    return candidates.count == 1 ? candidates.first : nil
  }

  private static func spelling(of name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.isDigit })
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { properties.numericType == .decimal }
}
