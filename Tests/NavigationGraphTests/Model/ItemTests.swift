import FileReading
import NavigationGraph
import Testing

@Suite struct ItemTests {
  @Test(
    arguments: [
      (.none, "search", "Search"), (.none, "topRated", "Top Rated"),
      (.unknown(key: "tab.most"), "mostViewed", "Most Viewed"), (.known("Past"), "history", "Past"),
      (.none, "teleport", nil), (.known("Home", key: "tab.home"), nil, "Home"), (.none, nil, nil),
      (.unknown(), nil, nil),
    ] as [(Item.Title, String?, String?)])
  func shownTitle(title: Item.Title, systemItem: String?, shown: String?) {
    var item = Item(
      title: title, origin: Origin(.source, at: SourceLocation(file: "Tabs.swift", line: 1)))
    item.systemItem = systemItem
    #expect(item.shownTitle == shown)
  }
}
