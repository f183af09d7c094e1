package import FileReading
package import Projects
package import RunningEvidence
package import SourceEvidence

/// A controller in a graph: an index into ``NavigationGraph/nodes``.
package typealias NodeID = Int

/// The screens of a project and the transitions between them, with storyboard references resolved.
///
/// The evidence comes from documents, source code, the team's file, and running apps. An adapter for each of
/// these creates a ``ScreenFile``.
///
/// A screen is identified by its ``NodeID``. Ids are unique only in one file, so they are always
/// used with their file.
package struct NavigationGraph: Sendable {
  /// One screen of one file.
  package struct Node: Sendable {
    /// The index of the file.
    package var file: Int
    /// The index of the screen in the file.
    package var screen: Int
    /// The controller that a storyboard reference leads to, if it is in the project.
    package var target: NodeID?
  }

  /// A segue from one controller to another, or a transition in code.
  package struct Edge: Sendable {
    /// The source controller.
    package var source: NodeID
    /// The destination of the segue, which may be a storyboard reference.
    package var destination: NodeID
    /// The target: the destination, or the controller that it refers to if it is a resolved
    /// reference.
    package var target: NodeID
    /// The kind of the segue.
    package var kind: Transition.Kind
    /// The evidence for the segue.
    package var origin: Origin
    /// The properties of a transition in code, or `nil` for other edges.
    package var code: Code?
    /// The entry of the team about a tab that was read, or `nil` if there is none.
    package internal(set) var named: NamedItem?
    /// What the running app shows of a tab, or `nil` if it does not show it.
    package internal(set) var seen: RunningItem?
    /// Whether the segue shows a screen outside of a navigation stack, so that UIKit presents it.
    package internal(set) var isShownWithoutStack = false
  }

  /// The project.
  package let project: Project
  /// The files with screens: the documents, the source files, the team's file, and
  /// the dumps of the running app.
  package let files: [ScreenFile]
  /// The documents for the Mac, which may be those of another target.
  package let macDocuments: [MacDocument]
  /// The screens, in the order of the files.
  package internal(set) var nodes: [Node] = []
  /// The segues in the same order, followed by the transitions in code in source order.
  package internal(set) var edges: [Edge] = []
  /// The indices of the edges that leave each controller.
  package internal(set) var outgoing: [[Int]] = []
  /// The indices of the edges that lead to each controller, with references resolved.
  package internal(set) var incoming: [[Int]] = []
  /// The controllers that the app starts with.
  package internal(set) var entryPoints: [EntryPoint] = []
  /// How the app leads to each controller.
  package internal(set) var reachability: Reachability
  /// Segues whose destination is not in their file, and unresolved references.
  package internal(set) var problems: [InputProblem] = []

  /// The contents of screens in code.
  private(set) var codeContents: [NodeID: CodeContents] = [:]

  /// The team's corrections.
  package let corrections: Corrections
  /// The roles that the team's corrections give to containers.
  var correctedRoles: [NodeID: Role] = [:]
  /// The corrections that are not applied.
  package internal(set) var staleCorrections: [StaleCorrection] = []
  /// How code that belongs to no screen leads to containers.
  var stepsInCode: [NodeID: Step] = [:]
  /// Whether code that belongs to no screen, such as a coordinator, pushes a screen.
  package internal(set) var helpersPush = false
  /// The screens that are left out: those that the app cannot show, and those that the team ignores.
  package internal(set) var leftOutScreens: Set<NodeID> = []
  /// The controllers that code makes the root of a window.
  var windowRoots: [EntryPoint] = []
  /// The first screen of each controller.
  var roots: [NodeID] = []
  /// The tab bars and split views that are the top level although the app starts with another screen.
  var promotedContainers: [NodeID: TopLevel] = [:]
  /// The stacks that replace the root of a window although they are sheets elsewhere.
  var sheetsAsRoots: Set<NodeID> = []
  /// The controllers that code presumably presents.
  var presumedModals: Set<NodeID> = []
  /// The first node of each file.
  var firstNodes: [Int] = []
  /// The first screens that each controller pushes, without duplicates.
  var pushes: [[NodeID]] = []
  /// Whether pushes lead from each controller into a cycle.
  var leadsIntoCycle: [Bool] = []
  /// The longest chain that may be in a navigation controller without a root, by file.
  var chainsSetInCode: [Int: PushChain] = [:]

  /// The types whose code leads to screens.
  let leadingTypes: Set<String>
  /// Where SwiftUI makes containers.
  let swiftUIPlaces: Set<SourceLocation>
  /// The types whose code hides the Back button.
  let typesWithoutWayBack: Set<String>

  /// What the running app adds.
  let running: RunningLinks

  /// Links the screens of a project. What the running app shows is found in the graph of all else, and
  /// outranks it.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - team: The containers in the team's file.
  ///   - corrections: The team's corrections.
  package init(
    _ project: Project, team: ScreenFile? = nil, corrections: Corrections = Corrections()
  ) {
    self.init(project, team, corrections, RunningLinks())
    guard let summary = project.running else { return }
    var linker = RunningLinker(summary, in: self)
    self = NavigationGraph(project, team, corrections, linker.linked())
  }

  /// The order of these passes matters: each states what it needs and what it gives.
  private init(
    _ project: Project, _ team: ScreenFile?, _ corrections: Corrections, _ running: RunningLinks
  ) {
    self.project = project
    self.corrections = corrections
    self.running = running
    let titles = CodeTitles(project.source)
    let read =
      (project.documents.map { ScreenFile($0, performing: project.mentionedNames) }
      + (project.source.map { SourceAdapter($0, in: project).files } ?? [])).map(titles.added(to:))
    files =
      read + [team?.addingFirstScreens(of: corrections, missingIn: read, project)].compactMap { $0 }
      + running.files.map(titles.added(to:))
    macDocuments = project.macInterfaces.map { MacDocument($0) }
    leadingTypes = Set((project.source?.transitions ?? []).compactMap(\.from))
    swiftUIPlaces = Set((project.source?.containers ?? []).filter(\.isSwiftUI).map(\.place))
    typesWithoutWayBack = Set(
      project.source?.markers(.hiddenBackButton).compactMap(\.owner) ?? [])
    reachability = Reachability()
    addNodes()
    resolveReferences()
    resolveClasses()
    resolveSameContainers()
    addEdges()
    codeContents = findContentsInCode()
    placeDrawers()
    addRunning()
    correctFirstScreens()
    roots = findRoots()
    addCode()
    findEntryPoints()
    leaveOutUnusedScenes()
    correctContainers()
    markShownWithoutStack()
    pushes = findPushes()
    leadsIntoCycle = findWhatLeadsIntoCycles()
    chainsSetInCode = findChainsSetInCode()
    // A tab bar or split view after a sign-in screen is no sheet. The app continues there as if it
    // started there.
    let entries = entryPoints.map(\.node)
    let fromEntries = Reachability(in: self, from: entries)
    promotedContainers = findPromotedContainers(fromEntries)
    reachability =
      promotedContainers.isEmpty
      ? fromEntries : Reachability(in: self, from: entries + promotedContainers.keys)
    presumedModals = findPresumedModals()
  }

  /// The screen of a node.
  package func screen(_ node: NodeID) -> Screen {
    files[nodes[node].file].screens[nodes[node].screen]
  }

  /// The file that contains a node.
  package func file(_ node: NodeID) -> ScreenFile { files[nodes[node].file] }

  /// The documents with screens, in the order of the project.
  package var documents: ArraySlice<ScreenFile> { files.prefix(project.documents.count) }

  /// The kind of a node's screen.
  package func kind(_ node: NodeID) -> Screen.Kind {
    files[nodes[node].file].screens[nodes[node].screen].kind
  }

  /// The container that code makes, if a node's screen is one.
  package func container(of node: NodeID) -> Container? {
    file(node).containers.first { $0.id == screen(node).id }
  }

  /// The evidence in code about a navigation controller.
  package func stackTraits(of node: NodeID) -> StackTraits {
    container(of: node)?.stackTraits ?? screen(node).item?.content.stack?.traits ?? []
  }

  /// The location of a node's screen.
  package func location(_ node: NodeID) -> SourceLocation {
    files[nodes[node].file].screens[nodes[node].screen].origin.location
  }

  /// The node of a screen in a file.
  package func node(file: Int, screen: Int) -> NodeID { firstNodes[file] + screen }

  /// The segues that leave a node.
  package func segues(from node: NodeID) -> some Sequence<Edge> {
    outgoing[node].lazy.map { [edges] in edges[$0] }
  }

  /// The segues that lead to a node.
  package func segues(to node: NodeID) -> some Sequence<Edge> {
    incoming[node].lazy.map { [edges] in edges[$0] }
  }

  /// The screens that are a part of a container, in the order of the file.
  package func children(of node: NodeID, _ part: Containment) -> [NodeID] {
    segues(from: node).filter { $0.containment == part }.map(\.target)
  }

  /// The node behind a storyboard reference, or the node itself.
  package func resolved(_ node: NodeID) -> NodeID { nodes[node].target ?? node }

  /// The display name of a controller: the title that code sets, or else its title in a document, its
  /// scene's name, or its class. An unnamed navigation controller has the name of its first screen.
  package func name(of node: NodeID) -> String { displayName(of: node).text }

  /// The name of a controller in a report: its name, or a description if it has none. Names of kinds are
  /// not shown.
  package func shownName(of node: NodeID) -> String {
    let (name, kind) = (name(of: node), kind(node))
    return name == kind.name || name == self.kind(root(of: node)).name ? kind.words : name
  }

  /// The display names that come from code, such as those of classes. People do not see them.
  package var codeNames: Set<String> {
    Set(nodes.indices.lazy.map(displayName).filter(\.isOfCode).map(\.text))
  }

  /// The display names that people see as titles.
  package var shownTitles: Set<String> {
    Set(nodes.indices.lazy.map(displayName).filter { !$0.isOfCode }.map(\.text))
  }

  /// The title of a controller's first screen, with the name of a class in words. One that only holds the
  /// place of others has none.
  package func title(of node: NodeID) -> String? {
    let screen = root(of: node)
    guard isNamedByCode(screen) else { return shownName(of: screen) }
    return displayWords(of: name(of: screen))
  }

  /// Whether the name of a controller's first screen is one of code, such as that of a class.
  package func isNamedByCode(_ node: NodeID) -> Bool { displayName(of: root(of: node)).isOfCode }

  private func displayName(of node: NodeID) -> DisplayName {
    let own = screen(node).displayName
    guard kind(node) == .stack, own.text == Screen.Kind.stack.label else { return own }
    let root = root(of: node)
    return root == node ? own : screen(root).displayName
  }
}
