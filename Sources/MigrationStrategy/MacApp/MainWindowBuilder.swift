import FileReading
import Guidance
import NavigationGraph

/// Puts the decisions about the structures of the main window together.
struct MainWindowBuilder {
  private let advice: Advice
  /// The structure at the app's top level, or `nil` if none is known.
  private let top: SubjectID?

  init(_ advice: Advice) {
    self.advice = advice
    top = Self.top(of: advice)
  }

  private var graph: NavigationGraph { advice.graph }
  private var subjects: Subjects { advice.subjects }

  /// Returns the tab bar, or else the split view, or else the stack at the top level. What the app starts
  /// with comes before other windows.
  private static func top(of advice: Advice) -> SubjectID? {
    let starts = advice.graph.shown(in: advice.graph.starts.map(\.node))
    let kinds: [SubjectKind] = [.tabBar, .splitView, .navigationStack]
    return advice.subjects.ids.filter { id in
      let subject = advice.subjects[id]
      return kinds.contains(subject.kind) && subject.facts[.role] == Role.root.rawValue
    }.min { one, other in
      let (a, b) = (advice.subjects[one], advice.subjects[other])
      let ranks = [a, b].map { subject in
        (
          subject.node.map(starts.contains) == true ? 0 : 1,
          kinds.firstIndex(of: subject.kind) ?? kinds.count
        )
      }
      return ranks[0] == ranks[1] ? a.location < b.location : ranks[0] < ranks[1]
    }
  }

  /// The main window, or `nil` if the files do not show the top level.
  var window: MainWindow? {
    guard let top else { return singleWindow }
    let parts = structures
    guard let shape = shape(of: parts) else { return nil }
    return MainWindow(
      form: shape.form, sections: sections(of: parts, shape.form),
      list: shape.form == .columns ? list(of: top) : nil,
      from: parts.map { MainWindow.Part(subjects[$0]) },
      confidence: shape.confidence)
  }

  /// The window of an app that starts with a screen.
  private var singleWindow: MainWindow? {
    guard let start = graph.starts.first?.node, !graph.kind(start).isFrame else { return nil }
    return MainWindow(
      form: .single,
      sections: [section(titled: graph.title(of: start) ?? graph.shownName(of: start), at: start)],
      list: nil,
      from: [
        MainWindow.Part(
          kind: graph.kind(start).name, file: graph.location(start).file,
          line: graph.location(start).line, object: graph.screen(start).id)
      ], confidence: .likely)
  }

  /// The structures that the window is made from. The outermost one comes first.
  private var structures: [SubjectID] {
    top.map { [$0, tabBarInside($0)].compactMap(\.self) } ?? []
  }

  /// The items of the toolbar. The field that takes the place of a tab is on all screens.
  var toolbar: [WindowToolbar.Item] {
    let fields = Set(
      structures.flatMap { tabs(of: $0) }.filter { $0.facts[.purpose] == Outcome.searchField.id }
        .map(\.sceneName))
    let main = advice.toolbars.first { $0.object == nil }?.items ?? []
    return main.map { item in
      var item = item
      if !item.scenes.isEmpty, fields.isSuperset(of: item.scenes) { item.scenes = [] }
      return item
    }
  }

  /// Returns the tab bar in the first column of a split view, whose tabs are the sections.
  private func tabBarInside(_ id: SubjectID) -> SubjectID? {
    guard subjects[id].kind == .splitView, let split = subjects[id].node,
      let primary = graph.columns(of: split).primary
    else { return nil }
    let bar = graph.root(of: primary)
    return subjects.ids(of: .tabBar).first { subjects[$0].node == bar }
  }

  // MARK: The form

  private typealias Shape = (form: MainWindow.Form, confidence: DecisionConfidence)

  private func shape(of parts: [SubjectID]) -> Shape? {
    guard let last = parts.last, let outcome = outcome(of: last) else { return nil }
    let form: MainWindow.Form? =
      switch subjects[last].kind {
      case .tabBar: Self.forms[outcome.outcome]
      case .splitView: columnCount(of: last) == .one ? .single : .columns
      default: outcome.outcome == .sidebar ? .columns : .single
      }
    let all = parts.compactMap { self.outcome(of: $0)?.confidence }
    return form.map { ($0, all.reduce(.certain, weaker)) }
  }

  /// The forms by the outcome for a tab bar. An open one is drawn as a sidebar.
  private static let forms: [Outcome: MainWindow.Form] = [
    .sidebar: .sidebar, .segmentedControl: .segments, .undecided: .sidebar,
    .segmentedControlAndSidebar: .segmentsAndSidebar, .tabViewInPlace: .tabView, .dissolve: .single,
  ]

  private func outcome(of id: SubjectID) -> Decision? {
    advice.decisions[id]?.first { $0.procedure == subjects[id].kind.rawValue }
  }

  private func columnCount(of id: SubjectID) -> Outcome? {
    advice.decisions[id]?.first { $0.procedure == KnownDecision.columns.rawValue }?.outcome
  }

  // MARK: The sections

  /// The tabs of a tab bar that become sections, with the screen that each shows.
  private func sections(of parts: [SubjectID], _ form: MainWindow.Form) -> [MainWindow.Section] {
    guard let last = parts.last, subjects[last].kind == .tabBar else {
      return parts.last.map { [sectionOfWindow($0, form)] } ?? []
    }
    let detail =
      parts.first == last
      ? nil
      : subjects[parts[0]].node.flatMap {
        graph.columns(of: $0).secondary
      }
    return tabs(of: last).filter { Self.isSection($0) }.map { tab in
      let node = node(of: tab, in: last)
      var section = section(titled: title(of: tab), at: node, beside: detail)
      section.isSuggested = tab.titles.first.flatMap { $0 } == nil
      section.symbol = tab.symbol
      return section
    }
  }

  private func tabs(of bar: SubjectID) -> [Subject] {
    subjects[bar].children.map { subjects[$0] }.filter { $0.kind == .tab }
  }

  private static func isSection(_ tab: Subject) -> Bool {
    [nil, Outcome.navigation.id].contains(tab.facts[.purpose])
  }

  private func title(of tab: Subject) -> String {
    tab.titles.first.flatMap { $0 } ?? tab.suggestedTitles.first.flatMap { $0 } ?? tab.sceneName
  }

  /// Returns the controller that a tab shows, or `nil` if the tab bar has none for it.
  private func node(of tab: Subject, in bar: SubjectID) -> NodeID? {
    tab.node == subjects[bar].node ? nil : tab.node
  }

  /// Returns a section with its columns. A split view in a section has its own.
  private func section(
    titled title: String, at node: NodeID?, beside detail: NodeID? = nil
  ) -> MainWindow.Section {
    let root = node.map(graph.root)
    let inner = root.flatMap { graph.kind($0) == .splitView ? graph.columns(of: $0).all : nil }
    let screens = inner ?? [root].compactMap { $0 } + [detail].compactMap { $0 }
    var columns = screens.map(column)
    // The list of a section has its title, if it has none of its own.
    if let first = screens.first, inner != nil || graph.isNamedByCode(first) {
      columns[0].title = title
    }
    if columns.last?.isList == true {
      let next = screens.last.flatMap(next)
      columns.append(next.map(column) ?? MainWindow.Column(isList: false))
      columns[columns.count - 1].isList = false
    }
    return MainWindow.Section(title: title, isSuggested: false, columns: columns)
  }

  private func column(_ node: NodeID) -> MainWindow.Column {
    MainWindow.Column(
      title: graph.title(of: node), scene: graph.shownName(of: graph.root(of: node)),
      isList: graph.isList(node))
  }

  /// Returns the first screen that a list leads to.
  private func next(to list: NodeID) -> NodeID? {
    graph.segues(from: graph.root(of: list)).first(where: \.isPush)?.target
  }

  // MARK: Windows without sections

  /// Returns the columns of a split view or of a stack beside the list in the sidebar.
  private func sectionOfWindow(_ id: SubjectID, _ form: MainWindow.Form) -> MainWindow.Section {
    let names = subjects[id].columns.flatMap { $0 }
    let beside = form == .columns ? Array(names.dropFirst()) : names
    let count = columnCount(of: id)
    let hasList = [.three, .threeAndBack].contains(count) || hasThirdColumn(id)
    let detail =
      (subjects[id].kind == .splitView ? beside.last : beside.dropFirst(hasList ? 1 : 0).first)
    let content = column(named: detail ?? (hasList ? nil : beside.first), isList: false)
    return MainWindow.Section(
      title: words(of: subjects[id].sceneName) ?? subjects[id].sceneName, isSuggested: false,
      columns: hasList ? [column(named: beside.first, isList: true), content] : [content])
  }

  private func hasThirdColumn(_ id: SubjectID) -> Bool {
    advice.decisions[id]?.contains {
      $0.procedure == KnownDecision.deepStack.rawValue && $0.outcome == .thirdColumn
    } ?? false
  }

  private func column(named name: String?, isList: Bool) -> MainWindow.Column {
    MainWindow.Column(title: name.flatMap(words), scene: name, isList: isList)
  }

  /// Returns the name of a screen, with that of a class in words, or `nil` if these are only technical.
  private func words(of name: String) -> String? {
    subjects.codeNames.contains(name) ? displayWords(of: name) : name
  }

  private func list(of id: SubjectID) -> String? {
    subjects[id].columns.first?.first.flatMap(words)
  }

  // MARK: The screens of the window

  /// The screens from which people begin, each with its place.
  var starts: [ScreenPlacement.Start] {
    guard let top, let node = subjects[top].node else {
      return graph.starts.prefix(1).map { .init(node: $0.node, place: .init(.section)) }
    }
    let bar = tabBarInside(top) ?? top
    let tabs = subjects[bar].kind == .tabBar ? starts(in: bar) : []
    return tabs + [.init(node: node, place: .init(.section))]
  }

  private func starts(in bar: SubjectID) -> [ScreenPlacement.Start] {
    tabs(of: bar).compactMap { tab in
      guard let node = node(of: tab, in: bar) else { return nil }
      let kind =
        tab.facts[.purpose].flatMap { Self.places[$0] } ?? .section
      return .init(node: node, place: .init(kind, section: title(of: tab)))
    }
  }

  /// The places of what a tab shows, by its purpose.
  private static let places: [String: PlacedScreen.Place] = [
    Outcome.toolbarAction.id: .sheet, Outcome.searchField.id: .search,
    Outcome.settingsWindow.id: .settings,
  ]
}

/// Returns the less sure one of two.
func weaker(_ one: DecisionConfidence, _ other: DecisionConfidence) -> DecisionConfidence {
  let order: [DecisionConfidence] = [.undecided, .likely, .certain]
  return order.first { [one, other].contains($0) } ?? one
}
