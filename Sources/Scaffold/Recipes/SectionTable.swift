import FileReading
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence

/// The sections of an app: the tabs of its tab bar that remain sections on the Mac.
struct SectionTable: Sendable {
  /// A section.
  struct Section: Sendable {
    /// The name in code.
    var name: String
    /// The title that people see.
    var title: String
    /// The identifier of its tab object, or `nil` if it has none or it is unknown.
    var identifier: String?
    /// The position in the tab bar, starting at 0.
    var tabIndex: Int
  }

  /// The tab bar.
  var bar: SubjectID
  /// The sections, in order.
  var sections: [Section]
  /// Whether the commands of the first nine sections have the keys ⌘1 to ⌘9. The app's own commands may
  /// have one of them.
  var hasKeys: Bool
  /// Whether code gives the tab bar controller tab objects (`UITab`), and not view controllers.
  var hasTabObjects: Bool

  /// Creates the table of a tab bar. Returns `nil` if fewer than two sections have a title.
  init?(of bar: SubjectID, in advice: Advice) {
    self.bar = bar
    let tabs = advice.subjects[bar].children.filter { advice.subjects[$0].kind == .tab }
    let code = advice.code(of: bar)
    hasTabObjects = code?.text("UITab") == true
    var names: Set<String> = []
    sections = tabs.enumerated().compactMap { index, id in
      let tab = advice.subjects[id]
      guard tab.facts[.purpose] == Outcome.navigation.id,
        let title = tab.titles.first.flatMap({ $0 })
      else { return nil }
      return Section(
        name: Self.name(for: title, index, avoiding: &names), title: title,
        identifier: code?.identifier(ofTab: title), tabIndex: index)
    }
    hasKeys = advice.menuBar.hasKeys(forSections: sections.map(\.title))
    let untitled = tabs.contains {
      advice.isSection($0) && advice.subjects[$0].titles.first.flatMap { $0 } == nil
    }
    guard sections.count > 1, !untitled else { return nil }
  }

  /// The flags of templates about keys.
  var keyFlags: Set<String> {
    guard hasKeys else { return [] }
    return sections.count > 9 ? ["keys", "manySections"] : ["keys"]
  }

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
}

extension Advice {
  /// The titles of commands that the app has in its menu bar already.
  var menuBarTitles: Set<String> {
    Set(commands.filter(\.isInMenuBar).compactMap(\.title))
  }

  /// The Swift code that makes a bar, or `nil` if a document or another language does.
  fileprivate func code(of bar: SubjectID) -> SwiftCode? {
    if let node = subjects[bar].node, graph.file(node).isDocument { return nil }
    return SwiftCode(
      subjects[bar].location.file, ProjectFiles(folder: graph.project.folder))
  }

  /// Whether a tab remains a section.
  fileprivate func isSection(_ tab: SubjectID) -> Bool {
    subjects[tab].facts[.purpose] == Outcome.navigation.id
  }
}

extension MenuBar {
  /// Whether each command of the View menu with one of some titles, up to nine, has a key, besides those that the
  /// app has already.
  fileprivate func hasKeys(forSections titles: [String]) -> Bool {
    let view = menus.filter { $0.name == .view }.flatMap(\.items)
    let commands = titles.prefix(9).compactMap { title in view.first { $0.title == title } }
    return commands.allSatisfy { $0.key != nil || $0.existing != nil }
  }
}

extension SwiftCode {
  /// Whether a name occurs in the code.
  fileprivate func text(_ name: String) -> Bool {
    tokens.all.indices.contains { tokens.text($0) == name }
  }

  /// The identifier of the only tab object with a title.
  fileprivate func identifier(ofTab title: String) -> String? {
    let found = tokens.all.indices.filter { index in
      ["UITab", "UITabGroup"].contains(tokens.text(index)) && tokens.isSign("(", index + 1)
        && argument("title", in: index + 1) == SwiftText.literal(title)
    }.compactMap { argument("identifier", in: $0 + 1) }
    guard found.count == 1, found[0].hasPrefix("\""), !found[0].contains("\\") else { return nil }
    return found[0].filter { $0 != "\"" }
  }
}
