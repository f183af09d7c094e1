import NavigationGraph
package import RuleCatalogue

/// The menu commands that a project's recommendations come to, with their key equivalents.
package struct MenuBar: Sendable {
  /// A menu with the commands that are added to it.
  package struct Menu: Sendable {
    /// The menu.
    package var name: MenuName
    /// Its commands, in order.
    package var items: [Item]
  }

  /// A command.
  package struct Item: Sendable {
    /// Its title.
    package var title: String
    /// Its key equivalent as menus show it.
    package var key: String?
    /// Whether the system adds it by itself.
    package var isSystem: Bool
    /// Why it is there: the rule, or `nil` for the system's own.
    package var rule: String?
    /// What to know about its key.
    package var note: String?
  }

  /// The menus that get commands, in the order of a Mac menu bar.
  package private(set) var menus: [Menu] = []

  init(
    _ recommendations: [Recommendation], _ subjects: Subjects, _ graph: NavigationGraph,
    _ catalogue: Catalogue
  ) {
    var builder = MenuBarBuilder(catalogue: catalogue, editsText: graph.editsText)
    builder.addSections(recommendations)
    builder.addActions(recommendations, subjects)
    builder.addCommands(for: recommendations, subjects)
    menus = MenuName.allCases.compactMap { name in
      let items = builder.items[name] ?? []
      return items.isEmpty ? nil : Menu(name: name, items: items)
    }
  }
}

private struct MenuBarBuilder {
  let catalogue: Catalogue
  let editsText: Bool
  private(set) var items: [MenuName: [MenuBar.Item]] = [:]
  private var keys: Set<String> = []

  init(catalogue: Catalogue, editsText: Bool) {
    self.catalogue = catalogue
    self.editsText = editsText
  }

  /// A command for each section that was a tab (S2.21).
  mutating func addSections(_ recommendations: [Recommendation]) {
    var position = 0
    for recommendation in recommendations where recommendation.equivalent == "view-menu-commands" {
      for title in recommendation.titles {
        let sectionKeys = catalogue.shortcuts.sections.keys
        let key = position < sectionKeys.count ? sectionKeys[position] : nil
        add(title, key, to: .view, rule: recommendation.rule)
        position += 1
      }
    }
  }

  /// A command for each tab that is an action.
  mutating func addActions(_ recommendations: [Recommendation], _ subjects: Subjects) {
    for recommendation in recommendations where recommendation.equivalent == "toolbar-item" {
      // A tab that only may be an action stays a section until the team has answered.
      let facts = subjects.all[recommendation.subject].facts
      guard facts.word(.purpose) == "toolbar-action" else { continue }
      let title = subjects.all[recommendation.subject].titles.first.flatMap { $0 } ?? ""
      // A verb alone does not say what is made.
      let isWhole = title.contains(" ")
      let command = catalogue.shortcuts.command("new-item")
      add(
        isWhole ? title : command?.title ?? title, command?.key, to: .file,
        rule: recommendation.rule)
    }
  }

  /// The standard commands that equivalents bring. What is only worth considering brings none yet.
  mutating func addCommands(for recommendations: [Recommendation], _ subjects: Subjects) {
    var done: Set<String> = []
    for recommendation in recommendations where recommendation.severity > .consider {
      // A window for one screen is opened by what leads to it; New Window is another one of the app.
      let isForScreen = subjects.all[recommendation.subject].kind != .project
      if recommendation.equivalent == "window" && isForScreen { continue }
      for id in commands(of: recommendation, subjects) where done.insert(id).inserted {
        guard let command = catalogue.shortcuts.command(inText(id)) else { continue }
        add(
          command.title, command.key, to: command.menu, rule: recommendation.rule,
          isSystem: command.isSystem)
      }
    }
  }

  /// The commands that a recommendation brings. Among web pages people also go forward again.
  private func commands(of recommendation: Recommendation, _ subjects: Subjects) -> [String] {
    let commands = Self.commands[recommendation.equivalent] ?? []
    let facts = subjects.all[recommendation.subject].facts
    return commands.contains("back") && facts.isSet(.showsWebPages)
      ? commands + ["forward"] : commands
  }

  /// The commands of an equivalent, by their ids in `shortcuts.yml`.
  private static let commands: [String: [String]] = [
    "sidebar": ["show-sidebar"], "segmented-control-and-sidebar": ["show-sidebar"],
    "sidebar-style": ["show-sidebar"], "two-columns": ["show-sidebar"],
    "third-column": ["show-sidebar"], "back-button": ["back"],
    "next-previous-commands": ["next-page", "previous-page"], "settings-window": ["settings"],
    "search-field": ["find"], "window": ["new-window"], "inspector": ["show-inspector"],
  ]

  /// The arrows move the insertion point where text is edited.
  private func inText(_ id: String) -> String {
    editsText && catalogue.shortcuts.command(id + "-in-text") != nil ? id + "-in-text" : id
  }

  private mutating func add(
    _ title: String, _ key: String?, to menu: MenuName, rule: String, isSystem: Bool = false
  ) {
    guard !items[menu, default: []].contains(where: { $0.title == title }) else { return }
    let free = key.flatMap { isFree($0, for: title) ? $0 : nil }
    if let free { keys.insert(free) }
    items[menu, default: []].append(
      MenuBar.Item(
        title: title, key: free, isSystem: isSystem, rule: rule,
        note: note(on: key, free: free != nil)))
  }

  /// A key is free when no other command here has it and nobody else owns it; the standard command
  /// of a key is its owner.
  private func isFree(_ key: String, for title: String) -> Bool {
    guard !keys.contains(key) else { return false }
    let isStandard = catalogue.shortcuts.standard.contains { $0.key == key && $0.title == title }
    return isStandard || !catalogue.shortcuts.reserved.contains { $0.keys.contains(key) }
      || (key == catalogue.shortcuts.command("new-item")?.key)
  }

  private func note(on key: String?, free: Bool) -> String? {
    guard let key else { return nil }
    guard free else { return "\(key) is taken, so it has no key." }
    let conflict = catalogue.shortcuts.conflicts.first { $0.key == key }
    guard let conflict, conflict.when == .editsRichText else { return nil }
    let instead = conflict.instead.map { ": use \($0) there" } ?? ": leave it without a key there"
    return "Clashes with \(conflict.clashes) in apps that edit styled text\(instead)."
  }
}
