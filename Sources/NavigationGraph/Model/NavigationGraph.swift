package import FileReading
package import InterfaceBuilder
package import Projects

/// What leads where in a project: the controllers of all its documents and the segues between
/// them, storyboard references resolved; and where code leads from one of them to another.
///
/// A controller is a ``NodeID``. Object IDs are unique in one file only, so nothing here is found
/// by an object ID without its file.
package struct NavigationGraph: Sendable {
  /// A controller in the graph: an index into ``nodes``.
  package typealias NodeID = Int

  /// One controller of one document.
  package struct Node: Sendable {
    /// The index of the document in the project.
    package var document: Int
    /// The index of the controller in the document.
    package var controller: Int
    /// For a storyboard reference: the controller it leads to, when the project holds it.
    package var target: NodeID?
  }

  /// A segue from one controller to another, or code that does the same.
  package struct Edge: Sendable {
    /// The controller it leaves from.
    package var source: NodeID
    /// The controller that the segue names: it may be a storyboard reference.
    package var destination: NodeID
    /// The controller it leads to behind a storyboard reference; the reference itself when that
    /// cannot be resolved.
    package var target: NodeID
    /// What it does.
    package var kind: SegueKind
    /// For `relationship`: which one.
    package var relationship: Relationship?
    /// What says so.
    package var origin: Origin
    /// Whether it shows a screen where no navigation stack could push it: UIKit then presents it.
    package internal(set) var isShownWithoutStack = false
  }

  /// The project it describes.
  package let project: Project
  /// The controllers, in the order of the documents and their files.
  package internal(set) var nodes: [Node] = []
  /// The segues, likewise, and after them what code does, in the order of the source.
  package internal(set) var edges: [Edge] = []
  /// The segues that leave a controller, by controller.
  package internal(set) var outgoing: [[Int]] = []
  /// The segues that lead to a controller, references resolved, by controller.
  package internal(set) var incoming: [[Int]] = []
  /// Where the app starts.
  package internal(set) var entryPoints: [EntryPoint] = []
  /// How one gets to each controller from the entry points.
  package internal(set) var ways: Ways = Ways()
  /// Segues whose destination is not in their file, and references that lead nowhere.
  package internal(set) var problems: [DocumentProblem] = []

  /// What code makes the root of a window.
  var windowRoots: [EntryPoint] = []
  /// The first screen in each controller.
  var roots: [NodeID] = []
  /// The tab bars that are the top level although the app starts with another screen.
  var lifted: [NodeID: TopLevel] = [:]
  /// The controllers that code presents, as far as the files tell.
  var presumablyPresented: Set<NodeID> = []
  /// The first node of each document.
  var firstNodes: [Int] = []
  /// The first screens that each controller pushes, each once.
  var pushes: [[NodeID]] = []
  /// Whether pushes lead from each controller into a ring.
  var leadsIntoRing: [Bool] = []
  /// The longest chain that may stand in a navigation controller without a root, by document.
  var descentsSetInCode: [Int: Descent] = [:]

  /// Links the documents of a project.
  package init(_ project: Project) {
    self.project = project
    addNodes()
    resolveReferences()
    resolveClasses()
    addEdges()
    roots = findRoots()
    addCode()
    entryPoints = findEntryPoints()
    markShownWithoutStack()
    pushes = findPushes()
    leadsIntoRing = findWhatLeadsIntoRings()
    descentsSetInCode = findDescentsSetInCode()
    ways = findWays(from: entryPoints.map(\.node))
    // What lies behind a sign-in is no sheet: the app goes on from there as if it began there.
    lifted = findLifted()
    if !lifted.isEmpty { ways = findWays(from: entryPoints.map(\.node) + lifted.keys) }
    presumablyPresented = findPresumablyPresented()
  }

  /// The controller of a node.
  package func controller(_ node: NodeID) -> Controller {
    project.documents[nodes[node].document].controllers[nodes[node].controller]
  }

  /// The document that holds a node.
  package func document(_ node: NodeID) -> Document { project.documents[nodes[node].document] }

  /// The kind of a node's controller.
  package func kind(_ node: NodeID) -> ControllerKind {
    project.documents[nodes[node].document].controllers[nodes[node].controller].kind
  }

  /// Everything the document of a node says.
  package func tree(of node: NodeID) -> ElementTree {
    project.documents[nodes[node].document].tree
  }

  /// The element of a node's controller in its tree.
  package func element(of node: NodeID) -> Int {
    project.documents[nodes[node].document].controllers[nodes[node].controller].element
  }

  /// Where a node's controller stands.
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

  /// The nodes that a container holds in a relationship, in the file's order.
  package func children(of node: NodeID, _ relationship: Relationship) -> [NodeID] {
    segues(from: node).filter { $0.relationship == relationship }.map(\.target)
  }

  /// The node behind a storyboard reference, or the node itself.
  package func resolved(_ node: NodeID) -> NodeID { nodes[node].target ?? node }

  /// What people would call a controller: its scene's name, title or class. A navigation controller
  /// that nobody has named is called after its first screen.
  package func name(of node: NodeID) -> String {
    let own = ownName(of: node)
    guard kind(node) == .navigationController, own == Self.unnamedStack else { return own }
    let root = root(of: node)
    return root == node ? own : ownName(of: root)
  }

  /// What Interface Builder calls a navigation controller by itself.
  private static let unnamedStack = "Navigation Controller"

  private func ownName(of node: NodeID) -> String {
    let controller = controller(node)
    let scene = controller.ownsScene ? controller.scene : nil
    return scene.flatMap { document(node).scenes[$0].name }
      ?? controller.navigationTitle ?? controller.title ?? controller.userLabel
      ?? controller.customClass ?? controller.reference?.storyboardName ?? controller.kind.rawValue
  }
}

/// How a segue counts when one asks how a controller is reached.
package enum Step: Int, Sendable, Comparable {
  /// A navigation controller and its root are one place.
  case root
  /// Held by a tab bar or split view.
  case contained
  /// Shown inside a screen.
  case embedded
  /// Pushed or shown.
  case pushed
  /// Presented over what was there, or unknown.
  case modal

  /// By how far it leads away from the top of the app.
  package static func < (a: Step, b: Step) -> Bool { a.rawValue < b.rawValue }
}

extension NavigationGraph.Edge {
  /// How the segue counts, or `nil` for an unwind segue, which leads back.
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

  /// Whether the segue goes one level deeper in the same window. What all screens may do because of a
  /// class that they inherit from is no level: else each of them would stand below all others.
  package var isPush: Bool { step == .pushed && code?.isShared != true }

  /// Whether the segue pushes onto a stack, and does not change another column.
  package var staysInColumn: Bool { isPush && kind != .showDetail && kind != .replace }

  /// Whether the segue presents its destination over what was there.
  package var presents: Bool {
    isShownWithoutStack || [.presentation, .modal, .popover, .popoverPresentation].contains(kind)
  }
}
