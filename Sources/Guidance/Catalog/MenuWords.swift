/// The words that determine the menu of an app's own command
/// (How-the-Menu-Bar-Is-Built.md#the-apps-own-commands).
package struct MenuWords: Sendable, Equatable, CatalogRecord {
  /// The menu.
  package var menu: MenuName
  /// The words and phrases of titles, in lowercase.
  package var words: [String]
  /// The sources.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    menu = keys.read("menu")
    let words: [String] = keys.read("words")
    self.words = words.map { $0.lowercased() }
    sources = keys.read("sources")
  }
}
