import NavigationGraph
import RuleCatalogue
import SourceEvidence

/// Collects the commands that recommendations bring into one menu bar.
struct MenuBarBuilder {
  private let catalogue: Catalogue
  private let words: Words
  private let app: String
  private let editing: TextEditing
  private let own: OwnCommands
  private var commands: [MenuCommand] = []
  /// The first command with each title, and with each id, in its menu.
  private var places: [Place: Int] = [:]

  init(_ catalogue: Catalogue, for graph: NavigationGraph, beside own: OwnCommands) {
    self.catalogue = catalogue
    var words = catalogue.words
    words.originals = graph.project.originals
    self.words = words
    app = graph.project.name
    editing = graph.textEditing
    self.own = own
    for command in catalogue.shortcuts.standard
    where command.isAlways && command.situation.holds(for: editing) {
      add(standard(command.id))
    }
  }

  /// The menu bar, with the keys of its commands, and with what the app's code has already.
  var menuBar: MenuBar {
    let commands = commands + ownOnes
    guard commands.contains(where: { !$0.item.isAlways }) else { return MenuBar(menus: []) }
    var keys = KeyAssignment(catalogue.shortcuts, editing, own)
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
    let proposed = commands.compactMap { own.command(sameAs: $0)?.place }
    var ones: [MenuCommand] = []
    for command in own.all where !proposed.contains(command.place) {
      guard let one = MenuCommand(command) else { continue }
      let isKnown = (commands + ones).contains { $0.isTitled(as: one) }
      if !isKnown { ones.append(one) }
    }
    return ones
  }

  /// With more navigation commands than these, they have a menu of their own (menus.md §1).
  private static let mostInView = 3

  private func standard(_ id: String) -> MenuCommand? {
    let index = catalogue.shortcuts.standard.firstIndex { $0.id == id }
    return index.map { MenuCommand(catalogue.shortcuts.standard[$0], rank: $0, app: app) }
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
    addSections(recommendations)
    for recommendation in recommendations {
      let subject = subjects.all[recommendation.subject]
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
    return catalogue.equivalent(recommendation.equivalent)?.menu ?? []
  }

  /// A command for each section that was a tab (S2.21).
  private mutating func addSections(_ recommendations: [Recommendation]) {
    let sections = catalogue.shortcuts.sections
    var keys = sections.keys.makeIterator()
    for recommendation in recommendations where recommendation.equivalent == "view-menu-commands" {
      for title in recommendation.titles {
        let command = MenuCommand(
          title, in: .view, key: keys.next(), enabled: sections.enabled, reach: .window,
          rank: MenuCommand.sectionRank)
        add(command, by: recommendation.rule)
      }
    }
  }

  /// A command for each tab that is an action. One that only may be an action stays a section until
  /// the team has answered.
  private mutating func addAction(_ recommendation: Recommendation, _ subject: Subject) {
    guard recommendation.equivalent == "toolbar-item",
      subject.facts.word(.purpose) == "toolbar-action"
    else { return }
    add(action(subject.titles.first.flatMap { $0 } ?? ""), by: recommendation.rule)
  }

  /// The command of an action. A verb alone does not say what is made.
  func action(_ title: String) -> MenuCommand? {
    guard var command = standard("new-item") else { return nil }
    if title.contains(" ") {
      (command.item.id, command.item.title, command.words) = (nil, title, [title])
    }
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
    let names = words.meanings(of: title).map { $0.lowercased() }
    let same = catalogue.shortcuts.standard.first { command in
      command.buttons.contains { names.contains($0.lowercased()) }
    }
    if let same { return standard(same.id) }
    let makes = words.begins(title, with: .actionVerbs) && title.contains(" ")
    return MenuCommand(title, in: makes ? .file : .actions, reach: .screen)
  }
}
