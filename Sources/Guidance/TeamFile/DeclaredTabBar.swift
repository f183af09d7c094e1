import YAMLReading

/// A tab bar that is created in code, as a team describes it.
package struct DeclaredTabBar: Sendable, CatalogRecord {
  /// The tab bar controller in a document that has the tabs, or `nil` if no document contains it.
  package var object: StructurePlace?
  /// The tabs, in order.
  package var tabs: [DeclaredTab]
  /// The line number in the file, starting at 1.
  package private(set) var line: Int
  /// The column number, starting at 1.
  package private(set) var column: Int

  package init(from keys: inout KeyReader) {
    (line, column) = (keys.place.line, keys.place.column)
    object = keys.readIfPresent("object")
    let titles: [TabTitle]? = keys.readIfPresent("titles")
    let items: [DeclaredTab]? = keys.readIfPresent("items")
    tabs = titles?.map(\.tab) ?? items ?? []
    if (titles == nil) == (items == nil) {
      keys.note(
        "a tab bar has either 'titles' or 'items'", at: titles == nil ? "object" : "titles")
    }
  }
}

extension DeclaredTabBar {
  /// Creates a tab bar that is in no document.
  init(_ titles: [String], line: Int, column: Int) {
    self.line = line
    self.column = column
    tabs = titles.map { DeclaredTab(title: $0, line: line, column: column) }
  }
}

/// A tab of a tab bar, as a team describes it.
package struct DeclaredTab: Sendable, CatalogRecord {
  /// The title, or `nil` for that which was read.
  package var title: String?
  /// The localization key of the title.
  package var key: String?
  /// The name of the tab's SF Symbol.
  package var symbol: String?
  /// The class of the first screen.
  package var shows: String?
  /// The reason why the tab is left out, if it is.
  package var ignore: String?
  /// The storyboard that contains the first screen, without the extension.
  package var storyboard: String?
  /// The storyboard identifier of the first screen, or `nil` for the initial view controller.
  package var identifier: String?
  /// Where the project shows it.
  package var evidence: StatedEvidence
  /// The line number in the file, starting at 1.
  package private(set) var line: Int
  /// The column number, starting at 1.
  package private(set) var column: Int

  package init(from keys: inout KeyReader) {
    (line, column) = (keys.place.line, keys.place.column)
    evidence = StatedEvidence(from: &keys)
    title = keys.readIfPresent("title")
    key = keys.readIfPresent("key")
    symbol = keys.readIfPresent("symbol")
    shows = keys.readIfPresent("shows")
    ignore = keys.readIfPresent("ignore")
    storyboard = keys.readIfPresent("storyboard")
    identifier = keys.readIfPresent("identifier")
    check(&keys)
  }

  private func check(_ keys: inout KeyReader) {
    if title == nil, shows == nil {
      keys.note(
        "a tab needs a title, or the class of what it shows: add 'title' or 'shows'", at: "title")
    }
    if ignore?.isEmpty == true { keys.note("'ignore' needs a reason", at: "ignore") }
    if shows != nil, storyboard != nil {
      keys.note("'shows' and 'storyboard' name the same screen: leave one out", at: "storyboard")
    }
    if identifier != nil, storyboard == nil {
      keys.note(
        "an identifier needs the storyboard that it is in: add 'storyboard'", at: "identifier")
    }
  }

  init(title: String, line: Int, column: Int) {
    (self.title, self.line, self.column) = (title, line, column)
    evidence = StatedEvidence(line: line, column: column)
  }
}

/// A tab whose title alone is given, or a mapping with more about it.
struct TabTitle: CatalogValue {
  var tab: DeclaredTab

  init(from node: YAMLNode, _ mistakes: Mistakes) {
    if case .mapping = node.value {
      tab = DeclaredTab(from: node, mistakes)
    } else {
      let place = node.place
      tab = DeclaredTab(title: String(from: node, mistakes), line: place.line, column: place.column)
    }
  }
}
