import FileReading
import Guidance
import InterfaceBuilder
import NavigationGraph
import Projects
import SourceEvidence

/// Finds the subjects of a project in its graph and computes the facts that need no decision.
struct SubjectFinder {
  let graph: NavigationGraph
  let words: Words
  /// What is presented over the window, by the controller that is presented.
  let presentations: [NodeID: ModalSubgraph]
  /// The controllers from which segues lead to the app's tab bar or split view.
  let leadsToTopContainer: Set<NodeID>
  /// The controllers from which people get to a screen with web pages.
  let leadsToWebPages: Set<NodeID>
  /// The controllers that storyboards named after settings start with, by document.
  let settingsStarts: [Int: String]
  /// What the code of the screens does.
  let screenMarkers: ScreenMarkers
  /// The tab bars whose tabs code computes.
  let computedTabs: ComputedTabs
  var subjects: Subjects

  init(_ graph: NavigationGraph, words: Words, shortcuts: Shortcuts, own: OwnCommands) {
    self.graph = graph
    var words = words
    words.originals = graph.project.originals
    self.words = words
    presentations = Dictionary(
      uniqueKeysWithValues: graph.modalSubgraphs.map { ($0.start, $0) })
    leadsToTopContainer = graph.leadingToTopContainer
    leadsToWebPages = graph.leadingToWebPages
    settingsStarts = Self.settingsStarts(graph.files, words)
    screenMarkers = ScreenMarkers(graph.project.source)
    computedTabs = ComputedTabs(graph.project.source)
    var project = Self.project(graph)
    Self.addKeys(own, shortcuts, to: &project)
    subjects = Subjects(project)
    findContainers()
    for document in graph.project.documents.indices {
      findViews(in: document)
      subjects.add(self.document(document))
    }
    for file in graph.files { for control in file.containers { addControl(control, in: file) } }
    for file in sourceFiles { subjects.add(file) }
    findScenes()
  }

  private mutating func findContainers() {
    for node in graph.nodes.indices {
      switch graph.kind(node) {
      case .tabBarController: addTabBar(node)
      case .splitViewController: subjects.add(splitView(node))
      case .navigationController: subjects.add(stack(node))
      case .pageViewController: subjects.add(pageView(node))
      default: continue
      }
    }
  }

  private mutating func addTabBar(_ node: NodeID) {
    let tabs = graph.tabs(of: node)
    let bar = subjects.add(tabBar(node, tabs))
    for tab in tabs { subjects.add(self.tab(tab, in: node), to: bar) }
    addCode(to: bar, tabs, in: node)
  }

  private mutating func findViews(in document: Int) {
    for view in graph.views(inDocument: document) {
      switch view.kind {
      case .bareTabBar: addBareTabBar(view)
      case .pageControl: subjects.add(pageControl(view))
      // The page control in the same screen speaks for the pages.
      case .pagingView where view.hasPageControlBeside: continue
      case .pagingView: subjects.add(pagingView(view))
      case .segmentedControl: subjects.add(segmentedControl(view))
      case .searchBar: subjects.add(subject(.searchBar, view))
      case .other: continue
      }
    }
  }

  private mutating func addBareTabBar(_ view: DocumentView) {
    var subject = subject(.tabBar, view)
    let items = view.tabs
    addBareTabBar(items, to: &subject)
    subject.facts[.isConnected] = view.isConnected
    subject.facts[.hasFixedTint] = view.hasFixedTint
    add(subject, items, in: graph.files[view.file])
  }

  private mutating func add(_ bar: Subject, _ items: [Tab], in file: ScreenFile) {
    let bar = subjects.add(bar)
    for item in items { subjects.add(bareTab(item, file), to: bar) }
  }

  /// Adds a control that code makes. Containers that are controllers are nodes of the graph.
  private mutating func addControl(_ control: Container, in file: ScreenFile) {
    switch control.kind {
    case .bareTabBar:
      let items = graph.bareTabs(control.items)
      var subject = subject(.tabBar, control, file)
      addBareTabBar(items, to: &subject)
      subject.facts[.isConnected] = false
      add(subject, items, in: file)
    case .pageControl: subjects.add(pageControl(control, file))
    case .segmentedControl: subjects.add(segmentedControl(control, file))
    case .tabBar, .splitView, .pageView, .stack: return
    }
  }

  private mutating func findScenes() {
    for node in graph.nodes.indices where graph.screen(node).ownsScene {
      guard graph.screen(node).reference == nil else { continue }
      subjects.add(scene(node))
    }
  }
}

// MARK: - What all subjects have

extension SubjectFinder {
  /// A subject that is a controller.
  func subject(_ kind: SubjectKind, _ node: NodeID) -> Subject {
    let screen = graph.screen(node)
    var subject = Subject(
      kind: kind, object: screen.id, location: graph.location(node),
      scene: graph.shownName(of: node), node: node)
    subject.facts[.role] = graph.role(of: node).rawValue
    addPlace(to: &subject, graph.file(node), customClass: screen.customClass)
    subject.facts[.isModal] = graph.isModal(node)
    return subject
  }

  /// A subject that is a view in a document.
  func subject(_ kind: SubjectKind, _ view: DocumentView) -> Subject {
    let (node, place, file) = (view.screen, view.location, graph.files[view.file])
    var subject = Subject(
      kind: kind, object: view.object ?? "\(place.line):\(place.column)", location: place,
      scene: node.map { graph.shownName(of: $0) }, node: node)
    let role = file.isLaunchScreen ? Role.launch : graph.role(inside: node)
    subject.facts[.role] = role.rawValue
    addPlace(to: &subject, file, customClass: view.customClass)
    subject.facts[.isModal] = node.map { graph.isModal($0) } ?? false
    return subject
  }

  /// A subject that is a control in code.
  func subject(_ kind: SubjectKind, _ control: Container, _ file: ScreenFile) -> Subject {
    var subject = Subject(kind: kind, object: control.id, location: control.origin.location)
    subject.facts[.role] = Role.nested.rawValue
    addPlace(to: &subject, file, customClass: control.className)
    subject.facts[.isModal] = false
    return subject
  }

  private func addPlace(to subject: inout Subject, _ file: ScreenFile, customClass: String?) {
    subject.facts[.origin] = Self.origin(of: subject.location.file)
    subject.facts[.name] = subject.scene ?? file.name
    subject.facts[.scene] = subject.scene ?? file.name
    subject.facts[.platform] = file.platform.rawValue
    subject.facts[.inLaunchScreen] = file.isLaunchScreen
    subject.facts[.hasCustomClass] = customClass != nil
    subject.facts[.customClass] = customClass ?? "none"
  }

  /// What a file is, as texts name it.
  static func origin(of file: String) -> String {
    SourceFile.isSource(file) ? "code" : file.hasSuffix(".xib") ? "xib" : "storyboard"
  }

  /// Screens by name, from the first to the last. Nobody reads hundreds: the last stands for those
  /// before it.
  func path(_ screens: [NodeID]) -> String {
    var names = screens.prefix(Self.mostNames).map { graph.shownName(of: $0) }
    if screens.count > Self.mostNames, let last = screens.last {
      names[Self.mostNames - 1] = "… › " + graph.shownName(of: last)
    }
    return names.joined(separator: " › ")
  }

  private static let mostNames = 60
}
