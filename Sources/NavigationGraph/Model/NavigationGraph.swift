package import FileReading
package import InterfaceBuilder
package import Projects

/// A controller in a graph: an index into ``NavigationGraph/nodes``.
package typealias NodeID = Int

/// The controllers of all documents of a project and the segues between them, with storyboard
/// references resolved; and the transitions in code from one of them to another.
///
/// A controller is a ``NodeID``. Object IDs are unique in one file only, so nothing here is found
/// by an object ID without its file.
package struct NavigationGraph: Sendable {
  /// One controller of one document.
  package struct Node: Sendable {
    /// The index of the document in the project.
    package var document: Int
    /// The index of the controller in the document.
    package var controller: Int
    /// For a storyboard reference: the controller it leads to, if that is in the project.
    package var target: NodeID?
  }

  /// A segue from one controller to another, or a transition in code.
  package struct Edge: Sendable {
    /// The controller it leaves from.
    package var source: NodeID
    /// The destination of the segue, which may be a storyboard reference.
    package var destination: NodeID
    /// The controller behind that storyboard reference, or the reference if it is unresolved.
    package var target: NodeID
    /// The kind of the segue.
    package var kind: SegueKind
    /// For `relationship`: which one.
    package var relationship: Relationship?
    /// The segue or code that it comes from.
    package var origin: Origin
    /// Whether it shows a screen where no navigation stack can push it, so that UIKit presents it.
    package internal(set) var isShownWithoutStack = false
  }

  /// The project.
  package let project: Project
  /// The controllers, in the order of the documents and their files.
  package internal(set) var nodes: [Node] = []
  /// The segues in the same order, followed by the transitions in code in the order of the source.
  package internal(set) var edges: [Edge] = []
  /// The indices of the edges that leave each controller.
  package internal(set) var outgoing: [[Int]] = []
  /// The indices of the edges that lead to each controller, with references resolved.
  package internal(set) var incoming: [[Int]] = []
  /// The controllers the app starts with.
  package internal(set) var entryPoints: [EntryPoint] = []
  /// How the app gets to each controller.
  package internal(set) var reachability: Reachability
  /// Segues whose destination is not in their file, and unresolved references.
  package internal(set) var problems: [DocumentProblem] = []

  /// The controllers that code makes the root of a window.
  var windowRoots: [EntryPoint] = []
  /// The first screen of each controller.
  var roots: [NodeID] = []
  /// The tab bars that are the top level although the app starts with another screen.
  var promotedTabBars: [NodeID: TopLevel] = [:]
  /// The controllers that code seems to present.
  var presumedModals: Set<NodeID> = []
  /// The first node of each document.
  var firstNodes: [Int] = []
  /// The first screens of what each controller pushes, without duplicates.
  var pushes: [[NodeID]] = []
  /// Whether pushes lead from each controller into a cycle.
  var leadsIntoCycle: [Bool] = []
  /// The longest chain that may be in a navigation controller without a root, by document.
  var chainsSetInCode: [Int: PushChain] = [:]

  /// Links the documents of a project.
  ///
  /// The order of these passes matters: each states what it needs and what it gives.
  package init(_ project: Project) {
    self.project = project
    reachability = Reachability()
    addNodes()
    resolveReferences()
    resolveClasses()
    addEdges()
    roots = findRoots()
    addCode()
    entryPoints = findEntryPoints()
    markShownWithoutStack()
    pushes = findPushes()
    leadsIntoCycle = findWhatLeadsIntoCycles()
    chainsSetInCode = findChainsSetInCode()
    // A tab bar behind a sign-in is no sheet: the app continues there as if it started there.
    let entries = entryPoints.map(\.node)
    let fromEntries = Reachability(in: self, from: entries)
    promotedTabBars = findPromotedTabBars(fromEntries)
    reachability =
      promotedTabBars.isEmpty
      ? fromEntries : Reachability(in: self, from: entries + promotedTabBars.keys)
    presumedModals = findPresumedModals()
  }

  /// The controller of a node.
  package func controller(_ node: NodeID) -> Controller {
    project.documents[nodes[node].document].controllers[nodes[node].controller]
  }

  /// The document that contains a node.
  package func document(_ node: NodeID) -> Document { project.documents[nodes[node].document] }

  /// The kind of a node's controller.
  package func kind(_ node: NodeID) -> ControllerKind {
    project.documents[nodes[node].document].controllers[nodes[node].controller].kind
  }

  /// The tree of the document that contains a node.
  package func tree(of node: NodeID) -> ElementTree {
    project.documents[nodes[node].document].tree
  }

  /// The element of a node's controller in its tree.
  package func element(of node: NodeID) -> Int {
    project.documents[nodes[node].document].controllers[nodes[node].controller].element
  }

  /// The source location of a node's controller.
  package func location(_ node: NodeID) -> SourceLocation {
    project.documents[nodes[node].document].location(of: element(of: node))
  }

  /// The node of a controller in a document.
  package func node(document: Int, controller: Int) -> NodeID { firstNodes[document] + controller }

  /// The segues that leave a node.
  package func segues(from node: NodeID) -> some Sequence<Edge> {
    outgoing[node].lazy.map { [edges] in edges[$0] }
  }

  /// The segues that lead to a node.
  package func segues(to node: NodeID) -> some Sequence<Edge> {
    incoming[node].lazy.map { [edges] in edges[$0] }
  }

  /// The children of a container in a relationship, in the order of the file.
  package func children(of node: NodeID, _ relationship: Relationship) -> [NodeID] {
    segues(from: node).filter { $0.relationship == relationship }.map(\.target)
  }

  /// The node behind a storyboard reference, or the node itself.
  package func resolved(_ node: NodeID) -> NodeID { nodes[node].target ?? node }

  /// The display name of a controller: its scene's name, title or class. An unnamed navigation
  /// controller has the name of its first screen.
  package func name(of node: NodeID) -> String {
    let own = ownName(of: node)
    guard kind(node) == .navigationController, own == Self.unnamedStack else { return own }
    let root = root(of: node)
    return root == node ? own : ownName(of: root)
  }

  /// The name that Interface Builder gives a navigation controller.
  private static let unnamedStack = "Navigation Controller"

  private func ownName(of node: NodeID) -> String {
    let controller = controller(node)
    let scene = controller.ownsScene ? controller.scene : nil
    return scene.flatMap { document(node).scenes[$0].name }
      ?? controller.navigationTitle ?? controller.title ?? controller.userLabel
      ?? controller.customClass ?? controller.reference?.storyboardName ?? controller.kind.rawValue
  }
}

/// What a segue does on a path to a controller, from the mildest to the furthest.
package enum Step: Int, Sendable, Comparable {
  /// From a navigation controller to its root.
  case root
  /// Held by a tab bar or split view.
  case contained
  /// Shown inside a screen.
  case embedded
  /// Pushed or shown.
  case pushed
  /// Presented over the current screen, or unknown.
  case modal

  /// By how far it leads away from the top of the app.
  package static func < (a: Step, b: Step) -> Bool { a.rawValue < b.rawValue }
}

extension NavigationGraph.Edge {
  /// The step that the segue takes, or `nil` for an unwind segue, which leads back.
  package var step: Step? {
    switch kind {
    case .unwind: nil
    case .show where isShownWithoutStack: .modal
    case .relationship: relationship == .rootViewController ? .root : .contained
    case .embed: .embedded
    case .show, .push, .showDetail, .replace: .pushed
    // A custom or unknown segue may do anything: like a presentation, it leaves the structure.
    default: .modal
    }
  }

  /// Whether the segue goes one level deeper in the same window. A transition in a class that several
  /// screens inherit from does not count: each of them would be below all others.
  package var isPush: Bool { step == .pushed && code?.isShared != true }

  /// Whether the segue pushes onto a stack instead of changing another column.
  package var staysInColumn: Bool { isPush && kind != .showDetail && kind != .replace }

  /// Whether the segue presents its destination over the current screen.
  package var presents: Bool {
    isShownWithoutStack || [.presentation, .modal, .popover, .popoverPresentation].contains(kind)
  }
}
