import Guidance
import NavigationGraph
import Projects
import SourceEvidence

/// Collects the commands that recommendations bring into one menu bar.
struct MenuBarBuilder {
  private let catalog: Catalog
  private let words: Words
  private let app: String
  private let editing: TextEditing
  private let own: OwnCommands
  private var commands: [MenuCommand] = []
  /// The first command with each title, and with each id, in its menu.
  private var places: [Place: Int] = [:]

  init(_ catalog: Catalog, for graph: NavigationGraph, beside own: OwnCommands) {
    self.catalog = catalog
    var words = catalog.words
    words.originals = graph.project.originals
    self.words = words
    app = graph.project.name
    editing = graph.textEditing
    self.own = own
    for command in catalog.shortcuts.standard
    where command.isAlways && command.situation.holds(for: editing) {
      add(standard(command.id))
    }
  }

  /// The menu bar, with the keys of its commands, and with what the app's code has already.
  var menuBar: MenuBar {
    let commands = commands + ownOnes
    guard commands.contains(where: { !$0.item.isAlways }) else { return MenuBar(menus: []) }
    var keys = KeyAssignment(catalog.shortcuts, editing, own)
    let ordered = commands.enumerated().sorted { ($0.1.rank, $0.0) < ($1.1.rank, $1.0) }
      .map { keys.assigned($0.1) }
    let hasGo = commands.count(where: \.navigates) > Self.mostInView
    let menus = MenuName.allCases.map { name in
      MenuBar.Menu(
        name: name,
        items: ordered.filter { (hasGo && $0.navigates ? .go : $0.menu) == name }.map(\.item))
    }
    return MenuBar(menus: menus.filter { !$0.items.isEmpty })
  }

  /// What the app has in its menu bar and nothing proposes, each once.
  private var ownOnes: [MenuCommand] {
    guard !own.all.isEmpty else { return [] }
    let proposed = Set(commands.compactMap { own.command(sameAs: $0)?.place })
    var known = Set(commands.map(\.name))
    return own.all.filter { !proposed.contains($0.place) }.compactMap { MenuCommand($0) }
      .filter { known.insert($0.name).inserted }
  }

  /// With more navigation commands than these, they have a menu of their own
  /// (How-the-Menu-Bar-Is-Built.md#menus).
  private static let mostInView = 3

  private func standard(_ id: String) -> MenuCommand? {
    let index = catalog.shortcuts.standard.firstIndex { $0.id == id }
    return index.map { MenuCommand(catalog.shortcuts.standard[$0], rank: $0, app: app) }
  }

  private mutating func add(
    _ command: MenuCommand?, by rule: String? = nil, from scene: String? = nil
  ) {
    guard var command else { return }
    let names = Place.all(of: command)
    // Of two that are each the same in one way, the first speaks for it.
    if let index = names.compactMap({ places[$0] }).min() {
      commands[index].note(rule: rule, scene: scene)
    } else {
      command.note(rule: rule, scene: scene)
      for name in names { places[name] = commands.count }
      commands.append(command)
    }
  }

  /// What makes two commands one in a menu: their title, or their id.
  private struct Place: Hashable {
    var menu: MenuName
    var title: String?
    var id: String?

    static func all(of command: MenuCommand) -> [Place] {
      [Place(menu: command.menu, title: command.item.title)]
        + (command.item.id.map { [Place(menu: command.menu, id: $0)] } ?? [])
    }
  }
}

// MARK: - What brings commands

extension MenuBarBuilder {
  /// The commands of everything that is recommended.
  mutating func add(
    _ recommendations: [Recommendation], _ subjects: Subjects, _ buttons: [ScreenButtons]
  ) {
    addSections(recommendations, subjects)
    for recommendation in recommendations {
      let subject = subjects[recommendation.subject]
      addAction(recommendation, subject)
      addSegments(recommendation, subject)
      for id in recommendation.commands + equivalentCommands(of: recommendation) {
        add(
          standard(id), by: recommendation.rule,
          from: subject.kind == .project ? nil : subject.sceneName)
      }
    }
    for screen in buttons {
      for title in screen.titles { add(button(title), by: screen.rule, from: screen.scene) }
    }
  }

  /// What is only worth considering brings no command of its equivalent yet.
  private func equivalentCommands(of recommendation: Recommendation) -> [String] {
    guard recommendation.severity > .consider else { return [] }
    return catalog.equivalent(recommendation.equivalent)?.menu ?? []
  }

  /// A command for each section that was a tab (S2.21).
  private mutating func addSections(_ recommendations: [Recommendation], _ subjects: Subjects) {
    let sections = catalog.shortcuts.sections
    var keys = sections.keys.makeIterator()
    for recommendation in recommendations where recommendation.equivalent == "view-menu-commands" {
      for title in subjects.sectionTitles(of: recommendation) {
        // Bars for iPhone and iPad often have the same sections: one command leads to both.
        let isKnown = places[Place(menu: .view, title: title)] != nil
        let command = MenuCommand(
          title, in: .view, key: isKnown ? nil : keys.next(), enabled: sections.enabled,
          reach: .window, rank: MenuCommand.sectionRank)
        add(command, by: recommendation.rule)
      }
    }
  }

  /// A command for each tab that is an action. One that only may be an action stays a section until
  /// the team has answered.
  private mutating func addAction(_ recommendation: Recommendation, _ subject: Subject) {
    guard recommendation.equivalent == "toolbar-item",
      subject.facts[.purpose] == "toolbar-action"
    else { return }
    add(action(subject.titles.first.flatMap { $0 } ?? ""), by: recommendation.rule)
  }

  /// The command of an action: the standard one that does the same, or one with the action's title.
  /// Only words say that something is made: a verb alone, such as Scan, gets no ⌘N.
  func action(_ title: String) -> MenuCommand? {
    let item = standard("new-item")
    guard !title.isEmpty else { return item }
    if let same = standard(doing: title) { return same }
    var command = item?.titled(title)
    if !title.contains(" ") { command?.key = nil }
    return command
  }

  /// A command for each segment that chooses what a screen shows.
  private mutating func addSegments(_ recommendation: Recommendation, _ subject: Subject) {
    guard recommendation.equivalent == "toolbar-segments", recommendation.severity > .consider
    else { return }
    for title in recommendation.titles {
      let command = MenuCommand(
        title, in: .view, enabled: "A checkmark stands beside what is shown.", reach: .screen,
        rank: MenuCommand.sectionRank)
      add(command, by: recommendation.rule, from: subject.sceneName)
    }
  }

  /// The command of a button: the standard one that does the same, what makes something, or one of
  /// the app's own.
  func button(_ title: String) -> MenuCommand? {
    if let same = standard(doing: title) { return same }
    let makes = words.begins(title, with: .actionVerbs) && title.contains(" ")
    return MenuCommand(title, in: makes ? .file : .actions, reach: .screen)
  }

  /// The standard command that does what a button with a title does.
  private func standard(doing title: String) -> MenuCommand? {
    let names = words.meanings(of: title).map { $0.lowercased() }
    let same = catalog.shortcuts.standard.first { command in
      command.buttons.contains { names.contains($0.lowercased()) }
    }
    return same.flatMap { standard($0.id) }
  }
}

extension Subjects {
  /// What the sections of a recommendation are called, in their order. One without a title is there
  /// as well, by what it might be called or by its place. It is not called a tab: in Mac menus that
  /// means a tab of windows (How-the-Menu-Bar-Is-Built.md#sections).
  fileprivate func sectionTitles(of recommendation: Recommendation) -> [String] {
    let bar = self[recommendation.subject]
    guard bar.kind == .tabBar, !bar.children.isEmpty else { return recommendation.titles }
    return bar.children.enumerated()
      .filter { self[$1].facts[.purpose] == "navigation" }
      .map { position, tab in
        let titles = (self[tab].titles + self[tab].suggestedTitles).compactMap { $0 }
        return titles.first ?? "Section \(position + 1)"
      }
  }
}
