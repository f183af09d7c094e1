/// The words that show which menu a command of an app belongs to
/// (How-the-Menu-Bar-Is-Built.md#the-apps-own-commands).
package struct MenuWords: Sendable, CatalogRecord {
  /// The menu.
  package var menu: MenuName
  /// Words and phrases of titles, in lowercase.
  package var words: [String]
  /// Where they come from.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    menu = keys.read("menu")
    let words: [String] = keys.read("words")
    self.words = words.map { $0.lowercased() }
    sources = keys.read("sources")
  }
}
