import Guidance

/// Builds the toolbars of the app's windows from recommendations and buttons.
struct ToolbarBuilder {
  let catalog: Catalog
  let subjects: Subjects
  let menuBar: MenuBar
  let factory: CommandFactory

  /// The approximate number of buttons of a screen above which a toolbar is hard to read (HIG:
  /// Toolbars).
  private static let mostButtons = 3

  /// Returns the toolbars: that of the main window, then those of the other windows.
  func toolbars(
    _ recommendations: [Recommendation], _ buttons: [ScreenButtons]
  ) -> [WindowToolbar] {
    let own = Dictionary(grouping: buttons, by: \.window)
    var met: Set<SubjectID> = []
    let windows = buttons.compactMap(\.window).filter { met.insert($0).inserted }
    let main = toolbar(
      "Main window", items: mainItems(recommendations), buttons: own[nil] ?? [])
    let others = windows.map {
      toolbar(quoted(subjects[$0].sceneName), window: $0, buttons: own[$0] ?? [])
    }
    return ([main] + others).filter { !$0.items.isEmpty }
  }

  private func toolbar(
    _ name: String, window: SubjectID? = nil, items: [WindowToolbar.Item] = [],
    buttons: [ScreenButtons]
  ) -> WindowToolbar {
    let all = buttons.flatMap { screen in screen.titles.map { item($0, on: screen.scene) } }
      .reduce(into: items) { Self.add($1, to: &$0) }
    return WindowToolbar(
      window: name, object: window.map { subjects[$0].object },
      items: ToolbarEntry.Placement.allCases.flatMap { Self.ordered(all, at: $0) },
      overflow: buttons.compactMap(Self.overflow))
  }

  /// Orders items: those of the whole window at the outer ends, the buttons of screens between
  /// them.
  private static func ordered(
    _ items: [WindowToolbar.Item], at place: ToolbarEntry.Placement
  ) -> [WindowToolbar.Item] {
    let here = items.filter { $0.placement == place }
    guard place == .trailing else {
      return here.filter(\.scenes.isEmpty) + here.filter { !$0.scenes.isEmpty }
    }
    return here.filter { !$0.stays } + here.filter(\.stays)
  }

  /// Adds an item. Items with the same title are merged.
  private static func add(_ item: WindowToolbar.Item, to items: inout [WindowToolbar.Item]) {
    guard
      let index = items.firstIndex(where: {
        $0.title == item.title && $0.placement == item.placement
      })
    else { return items.append(item) }
    items[index].scenes += item.scenes.filter { !items[index].scenes.contains($0) }
  }

  /// Returns the buttons that disappear in a narrow window. The first buttons are presumed to be
  /// the most frequently used ones.
  private static func overflow(of screen: ScreenButtons) -> WindowToolbar.Overflow? {
    guard screen.titles.count > mostButtons else { return nil }
    return WindowToolbar.Overflow(
      scene: screen.scene, titles: screen.titles.dropFirst(mostButtons).reversed())
  }
}

// MARK: - Items

extension ToolbarBuilder {
  /// Returns the items of recommendations for the main window. A recommendation that is only worth
  /// considering has none, and a presented screen has its own bar.
  private func mainItems(_ recommendations: [Recommendation]) -> [WindowToolbar.Item] {
    var items: [WindowToolbar.Item] = []
    for recommendation in recommendations.flatMap(\.all)
    where recommendation.severity > .consider {
      let subject = subjects[recommendation.subject]
      guard subject.facts[.isModal] != true else { continue }
      for entry in catalog.equivalent(recommendation.equivalent)?.toolbar ?? [] {
        Self.add(item(for: entry, of: recommendation, about: subject), to: &items)
      }
      if let item = action(recommendation, subject) { Self.add(item, to: &items) }
    }
    return items
  }

  private func item(
    for entry: ToolbarEntry, of recommendation: Recommendation, about subject: Subject
  ) -> WindowToolbar.Item {
    let isSegments = recommendation.equivalent == KnownEquivalent.toolbarSegments.rawValue
    let titles = isSegments ? recommendation.titles : []
    let standard = entry.command.flatMap { catalog.shortcuts.command($0) }
    let command = standard.flatMap { menuBar.path(of: $0.id) }
    return WindowToolbar.Item(
      title: titles.isEmpty ? entry.title : titles.joined(separator: " / "),
      placement: entry.placement, command: command ?? Self.choices(of: entry),
      scenes: isSegments || standard?.reach == .screen ? [subject.sceneName] : [],
      stays: entry.stays)
  }

  /// Returns the text for segments and sections, each of which has a command.
  private static func choices(of entry: ToolbarEntry) -> String? {
    entry.command == nil ? "View ▸ one command each" : nil
  }

  private func action(
    _ recommendation: Recommendation, _ subject: Subject
  ) -> WindowToolbar.Item? {
    guard recommendation.equivalent == KnownEquivalent.toolbarItem.rawValue,
      subject.facts[.purpose] == Outcome.toolbarAction.id,
      let command = factory.action(titled: subject.titles.first.flatMap { $0 } ?? "")
    else { return nil }
    return WindowToolbar.Item(
      title: command.item.title, placement: .trailing, command: path(of: command), scenes: [],
      stays: true)
  }

  /// Returns the menu and title of a command. A standard command may have another title in the menu
  /// bar.
  private func path(of command: MenuCommand) -> String? {
    command.item.id.flatMap { menuBar.path(of: $0) } ?? menuBar.path(titled: command.item.title)
  }

  private func item(_ title: String, on scene: String) -> WindowToolbar.Item {
    let place = factory.button(titled: title).flatMap(path)
    return WindowToolbar.Item(
      title: title, placement: .trailing, command: place, scenes: [scene], stays: false)
  }
}
