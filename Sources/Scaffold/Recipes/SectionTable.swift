import FileReading
import Guidance
import MigrationStrategy
import NavigationGraph

/// The sections of an app: the tabs of its tab bar that remain sections on the Mac.
struct SectionTable: Sendable {
  /// A section.
  struct Section: Sendable {
    /// The name in code.
    var name: String
    /// The stable text that stands for the section, such as in a restored window: its storyboard
    /// identifier or, if it has none, its object ID.
    var rawValue: String
    /// The title that people see.
    var title: String
    /// The key of the title in a strings table, if it has one.
    var titleKey: String?
    /// The position in the tab bar, starting at 0.
    var tabIndex: Int
    /// The SF Symbol, as an outline, or `nil` for another image.
    var symbol: String?
  }

  /// The tab bar.
  var bar: SubjectID
  /// The sections, in order.
  var sections: [Section]
  /// Whether the commands of the first nine sections have the keys ⌘1 to ⌘9. The app's own commands may
  /// have one of them.
  var hasKeys: Bool

  /// Creates the table of a tab bar. Returns `nil` if fewer than two sections have a title.
  init?(of bar: SubjectID, in advice: Advice) {
    self.bar = bar
    let tabs = advice.subjects[bar].children.filter { advice.subjects[$0].kind == .tab }
    let items = advice.subjects[bar].node.map { advice.graph.tabs(of: $0) } ?? []
    hasKeys = advice.menuBar.hasKeys(
      forSections: tabs.compactMap { advice.subjects[$0].titles.first ?? nil })
    var names: Set<String> = []
    sections = tabs.enumerated().compactMap { index, id in
      let tab = advice.subjects[id]
      guard tab.facts[.purpose] == Outcome.navigation.id,
        let title = tab.titles.first.flatMap({ $0 })
      else { return nil }
      return Section(
        name: Self.name(for: title, index, avoiding: &names),
        rawValue: Self.rawValue(of: tab, index, in: advice), title: title,
        titleKey: items[safe: index]?.item?.titleKey, tabIndex: index,
        symbol: Self.outline(of: items[safe: index]?.item))
    }
    Self.distinguish(&sections)
    guard sections.count > 1, sections.count == tabs.count(where: { advice.isSection($0) }),
      Set(sections.map(\.rawValue)).count == sections.count
    else { return nil }
  }

  /// The flags of templates about keys.
  var keyFlags: Set<String> {
    guard hasKeys else { return [] }
    return sections.count > 9 ? ["keys", "manySections"] : ["keys"]
  }

  /// Whether each section has a symbol.
  var hasSymbols: Bool { sections.allSatisfy { $0.symbol != nil } }

  private static func name(
    for title: String, _ index: Int, avoiding names: inout Set<String>
  ) -> String {
    let own = SwiftText.name(for: title) ?? "section\(index + 1)"
    let wanted = reserved.contains(own) ? own + "Section" : own
    let others = (0...names.count).lazy.map { "\(wanted)\(index + 1 + $0)" }
    let name = names.contains(wanted) ? others.first { !names.contains($0) } : wanted
    names.insert(name ?? wanted)
    return name ?? wanted
  }

  /// The names that every enumeration has already.
  private static let reserved: Set = ["allCases", "init", "self"]

  /// Lets the name in code stand for sections that share a text, such as two screens of one class.
  private static func distinguish(_ sections: inout [Section]) {
    let counts = Dictionary(sections.map { ($0.rawValue, 1) }, uniquingKeysWith: +)
    for index in sections.indices where counts[sections[index].rawValue] != 1 {
      sections[index].rawValue = sections[index].name
    }
  }

  /// Returns the text that stands for a tab. A tab in code has no object with an ID, but a class.
  private static func rawValue(of tab: Subject, _ index: Int, in advice: Advice) -> String {
    let graph = advice.graph
    guard let node = tab.node else { return "section\(index + 1)" }
    guard graph.file(node).isDocument else {
      return graph.screen(graph.root(of: node)).customClass ?? "section\(index + 1)"
    }
    return graph.screen(node).storyboardIdentifier ?? tab.object
  }

  private static func outline(of item: Item?) -> String? {
    guard let item, item.imageIsSymbol, let symbol = item.image else { return nil }
    return symbol.hasSuffix(".fill") ? String(symbol.dropLast(".fill".count)) : symbol
  }
}

extension Advice {
  /// Whether a tab remains a section.
  fileprivate func isSection(_ tab: SubjectID) -> Bool {
    subjects[tab].facts[.purpose] == Outcome.navigation.id
  }
}

extension Item {
  /// The localization key of the title.
  fileprivate var titleKey: String? {
    if case .known(_, let key) = title { key } else { nil }
  }
}

extension Array {
  /// The element at a position, or `nil` if there is none.
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

extension MenuBar {
  /// Whether each command of the View menu with one of some titles, up to nine, has a key.
  fileprivate func hasKeys(forSections titles: [String]) -> Bool {
    let view = menus.filter { $0.name == .view }.flatMap(\.items)
    let commands = titles.prefix(9).compactMap { title in view.first { $0.title == title } }
    return commands.allSatisfy { $0.key != nil }
  }
}
