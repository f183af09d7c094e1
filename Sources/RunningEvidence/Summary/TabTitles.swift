import FileReading

/// The titles of the tabs in an element tree.
struct TabTitles: Equatable {
  /// The titles, in order.
  let titles: [String]
  /// The file of the dump.
  let file: String
  /// The position of the selected tab, or `nil` if none or several are.
  let selected: Int?

  /// Reads the buttons of a tab bar. Returns `nil` if there are none.
  init?(_ bar: RunningElement) {
    let tabs = Self.tabs(in: bar)
    file = bar.location.file
    titles = tabs.compactMap { $0.label ?? $0.title ?? $0.identifier }
    guard !titles.isEmpty, titles.count == tabs.count else { return nil }
    let positions = tabs.indices.filter { tabs[$0].isSelected }
    selected = positions.count == 1 ? positions[0] : nil
  }

  /// Returns the tab bars in element trees, in order.
  static func all(in elements: [RunningElement]) -> [TabTitles] {
    var found: [TabTitles] = []
    for element in elements {
      element.visit { element in
        guard element.type == "TabBar" || element.type == "TabGroup" else { return }
        if let titles = TabTitles(element) { found.append(titles) }
      }
    }
    return found
  }

  /// Buttons can be in a group. Nothing in a button is a tab.
  private static func tabs(in element: RunningElement) -> [RunningElement] {
    element.children.flatMap { child -> [RunningElement] in
      switch child.type {
      case "Button", "Tab", "RadioButton": [child]
      case "Other", "Group", "ScrollView": tabs(in: child)
      default: []
      }
    }
  }

  /// Whether the last of five tabs or more leads to those that do not fit. Its title depends on the
  /// language.
  func hasMore(with count: Int) -> Bool { titles.count >= 5 && count > titles.count }

  /// Whether the titles can be those of a container: there are as many, and the same one is selected.
  func fits(_ container: RunningContainer) -> Bool {
    let count = container.items.count
    guard titles.count == count || hasMore(with: count) else { return false }
    guard let own = container.selected, let selected else { return true }
    return own == selected || hasMore(with: count) && own >= titles.count - 1
  }
}
