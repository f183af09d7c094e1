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
    let place = YAMLNode.Place(line: line, column: column)
    self.line = line
    self.column = column
    tabs = titles.map { DeclaredTab(title: $0, at: place) }
  }
}

/// A tab of a tab bar that is created in code.
package struct DeclaredTab: Sendable, CatalogRecord {
  /// The title.
  package var title: String
  /// The name of the tab's SF Symbol.
  package var symbol: String?
  /// The storyboard that contains the first screen, without the extension.
  package var storyboard: String?
  /// The storyboard identifier of the first screen, or `nil` for the initial view controller.
  package var identifier: String?
  /// The line number in the file, starting at 1.
  package private(set) var line: Int
  /// The column number, starting at 1.
  package private(set) var column: Int

  package init(from keys: inout KeyReader) {
    (line, column) = (keys.place.line, keys.place.column)
    title = keys.read("title")
    symbol = keys.readIfPresent("symbol")
    storyboard = keys.readIfPresent("storyboard")
    identifier = keys.readIfPresent("identifier")
    if identifier != nil, storyboard == nil {
      keys.note(
        "an identifier needs the storyboard that it is in: add 'storyboard'", at: "identifier")
    }
  }

  fileprivate init(title: String, at place: YAMLNode.Place) {
    self.title = title
    (line, column) = (place.line, place.column)
  }
}

/// A tab whose title alone is given.
private struct TabTitle: CatalogValue {
  var tab: DeclaredTab

  init(from node: YAMLNode, _ mistakes: Mistakes) {
    tab = DeclaredTab(title: String(from: node, mistakes), at: node.place)
  }
}
