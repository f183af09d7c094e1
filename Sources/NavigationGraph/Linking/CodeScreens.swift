import FileReading
import InterfaceBuilder
import Projects
import SourceEvidence

/// The screens of a graph by what code calls them.
struct CodeScreens {
  /// The screen that a storyboard identifier names in a file; without one the initial one.
  private struct SceneName: Hashable {
    var file: Int
    var identifier: String?
  }

  /// The names of a storyboard and a scene without what generators of code change: case, spaces and
  /// marks.
  private struct GeneratedName: Hashable {
    private let storyboard: String
    private let identifier: String?

    init(_ storyboard: String, _ identifier: String?) {
      self.storyboard = storyboard.lettersAndDigits
      self.identifier = identifier?.lettersAndDigits
    }
  }

  private let graph: NavigationGraph
  /// Those that are a class, or inherit from it.
  private var byAncestor: [String: [NodeID]] = [:]
  /// Those that a class alone may stand for.
  private var byClass: [String: [NodeID]] = [:]
  /// Those of which code says only that a container holds a screen of the class.
  private var heldByClass: [String: [NodeID]] = [:]
  /// The containers that code makes.
  private var byPlace: [SourceLocation: NodeID] = [:]
  private var scenes: [SceneName: NodeID] = [:]
  private var byIdentifier: [String: [NodeID]] = [:]
  /// The documents of storyboards, by name.
  private var storyboards: [String: [Int]] = [:]
  /// Scenes by the names that generators of code make of theirs and of their storyboard's.
  private var generated: [GeneratedName: [NodeID]] = [:]

  /// Looks once at every controller.
  init(_ graph: NavigationGraph, _ classes: ClassHierarchy) {
    self.graph = graph
    for (index, file) in graph.files.enumerated() where !file.isLaunchScreen {
      if file.kind == .storyboard { storyboards[file.name, default: []].append(index) }
      for (position, screen) in file.screens.enumerated() {
        let node = graph.node(file: index, screen: position)
        if file.kind == .storyboard { add(screen, node, to: index, file) }
        add(classOf: screen, node, classes)
        if !file.isDocument, screen.kind.isContainer {
          let place = screen.origin.location
          byPlace[place] = byPlace[place] ?? node
        }
      }
    }
  }

  private mutating func add(
    _ screen: Screen, _ node: NodeID, to index: Int, _ file: ScreenFile
  ) {
    if screen.id == file.initialScreen {
      scenes[SceneName(file: index)] = node
      generated[GeneratedName(file.name, nil), default: []].append(node)
    }
    guard let identifier = screen.storyboardIdentifier else { return }
    let name = SceneName(file: index, identifier: identifier)
    // A reference may carry the identifier of what it refers to: the controller itself wins.
    if let known = scenes[name], graph.screen(known).reference == nil { return }
    scenes[name] = node
    guard screen.reference == nil else { return }
    byIdentifier[identifier, default: []].append(node)
    generated[GeneratedName(file.name, identifier), default: []].append(node)
  }

  private mutating func add(
    classOf screen: Screen, _ node: NodeID, _ classes: ClassHierarchy
  ) {
    guard let name = screen.customClass, screen.reference == nil,
      graph.nodes[node].target == nil
    else { return }
    if graph.isNamedAlone(node) {
      heldByClass[name, default: []].append(node)
    } else if !screen.isPartOfClass {
      byClass[name, default: []].append(node)
    }
    byAncestor[name, default: []].append(node)
    // What a framework's class is extended with, any screen may do or not.
    for ancestor in classes.ancestors(of: name) where classes.place(of: ancestor) != nil {
      byAncestor[ancestor, default: []].append(node)
    }
  }

  /// The controllers that run the code of a class: those of it and of what inherits from it.
  func controllers(ofClass name: String) -> [NodeID] { byAncestor[name] ?? [] }

  /// The controllers for which a class works: those of the class or, for a coordinator and the like,
  /// the one of the same name: `HomeRouter` works for `HomeViewController`.
  func controllers(thatRun name: String) -> [NodeID] {
    if let own = byAncestor[name] { return own }
    guard let stem = Self.stem(of: name, Self.helpers) else { return [] }
    return Self.screens.compactMap { Self.only(byClass[stem + $0]) }.prefix(1).map { $0 }
  }

  private static func stem(of name: String, _ endings: [String]) -> String? {
    endings.first { name.hasSuffix($0) && name.count > $0.count }
      .map { String(name.dropLast($0.count)) }
  }

  private static let helpers = [
    "Coordinator", "Router", "Presenter", "Wireframe", "Navigator", "ViewModel", "Interactor",
    "FlowController", "Flow", "Delegate", "DataSource",
  ]

  private static let screens = ["ViewController", "Controller", "VC", "View", "Screen"]

  /// The one controller that code means.
  ///
  /// - Parameters:
  ///   - target: What the code names.
  ///   - source: The controller that the code belongs to, if it is one's.
  /// - Returns: The controller, storyboard references resolved; `nil` where there is none, or where
  ///   there are several.
  func destination(
    of target: CodeTarget, from source: NodeID?
  ) -> NodeID? {
    for place in [target.stack, target.container] {
      if let node = place.flatMap({ byPlace[$0] }) { return node }
    }
    let scene = target.hasComputedIdentifier ? nil : scene(of: target, from: source)
    let found = scene ?? target.className.flatMap { screen(ofClass: $0, from: source) }
    guard let node = found.map(graph.resolved), graph.screen(node).reference == nil else {
      return nil
    }
    return node
  }

  private func scene(
    of target: CodeTarget, from source: NodeID?
  ) -> NodeID? {
    switch target.storyboard {
    case .named(let name)?:
      let found = (storyboards[name] ?? []).compactMap {
        scenes[SceneName(file: $0, identifier: target.identifier)]
      }
      return Self.only(
        found.isEmpty ? generated[GeneratedName(name, target.identifier)] : found)
    case .own?:
      return source.flatMap {
        scenes[SceneName(file: graph.nodes[$0].file, identifier: target.identifier)]
      }
    case .unknown?: return target.identifier.flatMap { Self.only(byIdentifier[$0]) }
    case nil: return nil
    }
  }

  /// The only screen of a class. Where containers alone hold such screens, one of these leads to its
  /// like.
  private func screen(ofClass name: String, from source: NodeID?) -> NodeID? {
    if let known = byClass[name] { return Self.only(known) }
    let held = heldByClass[name] ?? []
    return held.first { $0 == source } ?? Self.only(held)
  }

  private static func only(_ nodes: [NodeID]?) -> NodeID? {
    nodes?.count == 1 ? nodes?.first : nil
  }
}

extension String {
  fileprivate var lettersAndDigits: String { lowercased().filter { $0.isLetter || $0.isNumber } }
}
