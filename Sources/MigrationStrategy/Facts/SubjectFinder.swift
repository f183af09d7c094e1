import FileReading
import Guidance
import NavigationGraph
import Projects

/// Finds the subjects of a project in its graph.
struct SubjectFinder {
  private let facts: SubjectFacts
  /// The subjects, with the facts that need no decision.
  private(set) var subjects: Subjects

  init(_ facts: SubjectFacts, shortcuts: Shortcuts, own: OwnCommands) {
    self.facts = facts
    var project = SubjectFacts.project(facts.graph)
    SubjectFacts.addKeys(own, shortcuts, to: &project)
    subjects = Subjects(project)
    findContainers()
    for document in graph.project.documents.indices {
      findViews(in: document)
      subjects.add(facts.document(document))
    }
    for file in graph.files {
      for control in file.containers
      where !graph.corrections.leavesOut(ScreenName(file: file.path, id: control.id)) {
        addControl(control, in: file)
      }
    }
    for file in facts.sourceFiles { subjects.add(file) }
    findScenes()
    subjects.codeNames = codeNames
  }

  /// The names of classes and files, unless people see the same word as a title.
  private var codeNames: Set<String> {
    let files = Set(subjects.all.map { fileName(of: $0.location.file) })
    let titles = subjects.all.flatMap(\.titles).compactMap { $0 }
    return graph.codeNames.union(files.subtracting(graph.shownTitles)).subtracting(titles)
  }

  private var graph: NavigationGraph { facts.graph }

  private mutating func findContainers() {
    for node in graph.nodes.indices where !graph.leftOutScreens.contains(node) {
      switch graph.kind(node) {
      case .tabBar: addTabBar(node)
      case .splitView: subjects.add(facts.splitView(node))
      case .stack: subjects.add(facts.stack(node))
      case .pageView: subjects.add(facts.pageView(node))
      default: continue
      }
    }
  }

  private mutating func addTabBar(_ node: NodeID) {
    let tabs = graph.tabs(of: node)
    let bar = subjects.add(facts.tabBar(node, tabs))
    for tab in tabs { subjects.add(facts.tab(tab, among: tabs, in: node), to: bar) }
    facts.addCode(to: bar, tabs, in: node, of: &subjects)
  }

  private mutating func findViews(in document: Int) {
    for view in graph.views(inDocument: document) where !isLeftOut(view) {
      switch view.kind {
      case .bareTabBar: addBareTabBar(view)
      case .pageControl: subjects.add(facts.pageControl(view))
      // The page control in the same screen is the subject for the pages.
      case .pagingView where view.hasPageControlBeside: continue
      case .pagingView: subjects.add(facts.pagingView(view))
      case .segmentedControl: subjects.add(facts.segmentedControl(view))
      case .searchBar where isUnused(view): continue
      case .searchBar: subjects.add(facts.searchBar(view))
      case .other: continue
      }
    }
  }

  /// Whether no code uses what people type in the search bars of the view's screen.
  private func isUnused(_ view: DocumentView) -> Bool {
    guard let screen = view.screen else { return false }
    let unused = facts.unusedSearchBars(in: screen)
    return unused > 0 && unused == graph.contents(of: screen).controls.searchBars
  }

  private func isLeftOut(_ view: DocumentView) -> Bool {
    guard let object = view.object else { return false }
    return graph.corrections.leavesOut(ScreenName(file: view.location.file, id: object))
  }

  private mutating func addBareTabBar(_ view: DocumentView) {
    var subject = facts.subject(.tabBar, view)
    let items = view.tabs
    facts.addBareTabBar(items, to: &subject)
    subject.facts[.isConnected] = view.isConnected
    subject.facts[.hasFixedTint] = view.hasFixedTint
    add(subject, items, in: graph.files[view.file])
  }

  private mutating func add(_ bar: Subject, _ items: [Tab], in file: ScreenFile) {
    let bar = subjects.add(bar)
    for item in items { subjects.add(facts.bareTab(item, file), to: bar) }
  }

  /// Adds a control in code. Containers that are controllers are nodes of the graph.
  private mutating func addControl(_ control: Container, in file: ScreenFile) {
    switch control.kind {
    case .bareTabBar:
      let items = graph.bareTabs(control.items)
      var subject = facts.subject(.tabBar, control, file)
      facts.addBareTabBar(items, to: &subject)
      subject.facts[.isConnected] = false
      add(subject, items, in: file)
    case .pageControl: subjects.add(facts.pageControl(control, file))
    case .segmentedControl: subjects.add(facts.segmentedControl(control, file))
    case .controller: return
    }
  }

  private mutating func findScenes() {
    for node in graph.nodes.indices where graph.screen(node).ownsScene {
      guard graph.screen(node).reference == nil, !graph.leftOutScreens.contains(node) else {
        continue
      }
      subjects.add(facts.scene(node))
    }
    for node in screensInCode { subjects.add(facts.scene(node)) }
    for id in subjects.ids(of: .scene) {
      subjects[id].node.flatMap(facts.searchBarInCode).map { _ = subjects.add($0) }
    }
  }

  /// The first screen of each class that only code shows, and the screens without a class whose contents
  /// are known. Containers are subjects of their own.
  private var screensInCode: [NodeID] {
    var known = Set(graph.nodes.indices.filter { graph.file($0).isDocument }.compactMap(className))
    return graph.nodes.indices.filter { node in
      guard !graph.file(node).isDocument, !graph.kind(node).isFrame,
        graph.nodes[node].target == nil, !graph.leftOutScreens.contains(node)
      else { return false }
      return className(of: node).map { known.insert($0).inserted } ?? graph.hasContentsInCode(node)
    }
  }

  private func className(of node: NodeID) -> String? { graph.screen(node).customClass }
}
