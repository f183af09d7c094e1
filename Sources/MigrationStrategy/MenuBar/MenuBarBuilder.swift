import Guidance
import NavigationGraph
import SourceEvidence

/// Collects the commands of recommendations in one menu bar.
struct MenuBarBuilder {
  private let catalog: Catalog
  private let factory: CommandFactory
  private let editing: TextEditing
  private let own: OwnCommands
  private let placement: CommandPlacement
  private var commands: [MenuCommand] = []
  /// The position in its menu of the first command with each title, and with each id.
  private var positions: [Key: Int] = [:]

  /// Creates a builder with the commands of every app of this kind.
  init(
    _ catalog: Catalog, _ factory: CommandFactory, for graph: NavigationGraph, own: OwnCommands,
    _ placement: CommandPlacement
  ) {
    self.catalog = catalog
    self.factory = factory
    editing = graph.textEditing
    self.own = own
    self.placement = placement
    for command in catalog.shortcuts.standard
    where command.isAlways && command.situation.holds(for: editing) {
      add(factory.standard(command.id))
    }
    if own.settings != nil { add(factory.standard(KnownCommand.settings.rawValue)) }
  }

  /// The menu bar with the keys of its commands and with the commands that the app's code already
  /// has. Empty if the app needs no command of its own.
  var menuBar: MenuBar {
    let commands = commands + ownCommands
    guard commands.contains(where: { !$0.item.isAlways }) else { return MenuBar(menus: []) }
    var keys = KeyAssignment(catalog.shortcuts, editing, own)
    let ordered = commands.enumerated().sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }
      .map { keys.assigningKey(to: $0.1) }
    let hasGo = commands.count(where: \.navigates) > Self.mostInView
    let menus = MenuName.allCases.map { name in
      MenuBar.Menu(
        name: name,
        items: ordered.filter { (hasGo && $0.navigates ? .go : $0.menu) == name }.map(\.item))
    }
    return MenuBar(menus: menus.filter { !$0.items.isEmpty })
  }

  /// The commands of the app that no recommendation proposes, each once, in their menus. Those in
  /// the app's menu bar come first.
  private var ownCommands: [MenuCommand] {
    guard !own.all.isEmpty else { return [] }
    let proposed = Set(commands.compactMap { own.command(sameAs: $0) })
    var known = Set(commands.map(\.name))
    let others = own.all.filter { !proposed.contains($0) }
    return (others.filter(\.isInMenuBar) + others.filter { !$0.isInMenuBar })
      .compactMap { MenuCommand($0, placement) }
      .filter { known.insert($0.name).inserted }
  }

  /// The maximum number of navigation commands in the View menu. More of them get their own menu
  /// (How-the-Menu-Bar-Is-Built.md#menus).
  private static let mostInView = 3

  private mutating func add(
    _ command: MenuCommand?, by rule: String? = nil, from scene: String? = nil
  ) {
    guard var command else { return }
    let names = Key.all(of: command)
    // If one command has the title and another one the id, the first one counts.
    if let index = names.compactMap({ positions[$0] }).min() {
      commands[index].note(rule: rule, scene: scene)
    } else {
      command.note(rule: rule, scene: scene)
      for name in names { positions[name] = commands.count }
      commands.append(command)
    }
  }

  /// A key for deduplicating the commands of a menu: the title or the id.
  private struct Key: Hashable {
    var menu: MenuName
    var title: String?
    var id: String?

    static func all(of command: MenuCommand) -> [Key] {
      [Key(menu: command.menu, title: command.item.title)]
        + (command.item.id.map { [Key(menu: command.menu, id: $0)] } ?? [])
    }
  }
}

// MARK: - What brings commands

extension MenuBarBuilder {
  /// Adds the commands of all recommendations and of the buttons of screens.
  mutating func add(
    _ recommendations: [Recommendation], about subjects: Subjects, buttons: [ScreenButtons]
  ) {
    addSections(recommendations, subjects)
    let named = recommendations.flatMap(\.all).compactMap { found in
      found.noun.map { (found.subject, $0) }
    }
    let nouns = Dictionary(named) { first, _ in first }
    for recommendation in recommendations.flatMap(\.all) {
      let subject = subjects[recommendation.subject]
      addAction(recommendation, subject)
      addSegments(recommendation, subject)
      for id in recommendation.commands + equivalentCommands(of: recommendation) {
        add(
          factory.standard(id, naming: nouns[recommendation.subject]), by: recommendation.rule,
          from: subject.kind == .project ? nil : subject.sceneName)
      }
    }
    for screen in buttons {
      for title in screen.titles {
        guard var command = factory.button(titled: title), !isStep(command) else { continue }
        if command.item.enabled == nil, screen.rowTitles.contains(title) {
          command.item.enabled = "Something is selected."
        }
        add(command, by: screen.rule, from: screen.scene)
      }
    }
  }

  /// Whether a button would turn pages in an app without pages. Next then leads to the next step of
  /// a task.
  private func isStep(_ command: MenuCommand) -> Bool {
    let pages = [KnownCommand.nextPage, .previousPage].map(\.rawValue)
    guard let id = command.item.id, pages.contains(id) else { return false }
    return positions[Key(menu: command.menu, id: id)] == nil
  }

  /// Returns the commands of a recommendation's equivalent, or none if the recommendation is only
  /// worth considering.
  private func equivalentCommands(of recommendation: Recommendation) -> [String] {
    guard recommendation.severity > .consider else { return [] }
    return catalog.equivalent(recommendation.equivalent)?.menu ?? []
  }

  /// Adds a command for each tab that becomes a section (S2.21).
  private mutating func addSections(_ recommendations: [Recommendation], _ subjects: Subjects) {
    let sections = catalog.shortcuts.sections
    var keys = sections.keys.makeIterator()
    for recommendation in recommendations
    where recommendation.equivalent == KnownEquivalent.viewMenuCommands.rawValue {
      for title in subjects.sectionTitles(of: recommendation) {
        // Tab bars for iPhone and iPad often have the same sections. One command opens both.
        let isKnown = positions[Key(menu: .view, title: title)] != nil
        let hasKey = !isKnown && !own.hasCommandWithoutKey(titled: title)
        let command = MenuCommand(
          title, in: .view, key: hasKey ? keys.next() : nil, enabled: sections.enabled,
          reach: .window, rank: MenuCommand.sectionRank)
        add(command, by: recommendation.rule)
      }
    }
  }

  /// Adds a command for a tab that is an action. A tab that may be an action is a section until the
  /// team has answered.
  private mutating func addAction(_ recommendation: Recommendation, _ subject: Subject) {
    guard recommendation.equivalent == KnownEquivalent.toolbarItem.rawValue,
      subject.facts[.purpose] == Outcome.toolbarAction.id
    else { return }
    add(factory.action(titled: subject.titles.first.flatMap { $0 } ?? ""), by: recommendation.rule)
  }

  /// Adds a command for each segment that selects the content of a screen.
  private mutating func addSegments(_ recommendation: Recommendation, _ subject: Subject) {
    guard recommendation.equivalent == KnownEquivalent.toolbarSegments.rawValue,
      recommendation.severity > .consider
    else { return }
    for title in recommendation.titles {
      let command = MenuCommand(
        title, in: .view, enabled: "A checkmark stands beside what is shown.", reach: .screen,
        rank: MenuCommand.sectionRank)
      add(command, by: recommendation.rule, from: subject.sceneName)
    }
  }
}

extension Subjects {
  /// Returns the titles of the sections of a recommendation, in order. A section without a title
  /// has its suggested title, or its number. A section whose title code may set is left out.
  /// Sections are not called tabs, because in Mac menus a tab is one of several windows
  /// (How-the-Menu-Bar-Is-Built.md#sections).
  fileprivate func sectionTitles(of recommendation: Recommendation) -> [String] {
    let bar = self[recommendation.subject]
    guard bar.kind == .tabBar, !bar.children.isEmpty else { return recommendation.titles }
    return bar.children.enumerated()
      .filter { self[$1].facts[.purpose] == Outcome.navigation.id }
      .compactMap { position, tab in
        let titles = (self[tab].titles + self[tab].suggestedTitles).compactMap { $0 }
        let isUnknown = self[tab].facts[.hasRuntimeTitle] == true
        return titles.first ?? (isUnknown ? nil : "Section \(position + 1)")
      }
  }
}
