import FileReading
import Projects
import SourceEvidence

/// The screens of a graph, by their names in code.
struct CodeScreens {
  /// A scene in a file: the identifier, or none for the initial scene.
  private struct SceneName: Hashable {
    var file: Int
    var identifier: String?
  }

  /// The names of a storyboard and a scene without the parts that code generators change: case,
  /// spaces, and punctuation.
  private struct GeneratedName: Hashable {
    private let storyboard: String
    private let identifier: String?

    init(_ storyboard: String, _ identifier: String?) {
      self.storyboard = storyboard.lettersAndDigits
      self.identifier = identifier?.lettersAndDigits
    }
  }

  private let graph: NavigationGraph
  /// The controllers of each class or of a subclass.
  private var byAncestor: [String: [NodeID]] = [:]
  /// The controllers that each class identifies without further information.
  private var byClass: [String: [NodeID]] = [:]
  /// The controllers of which code states only that a container contains a screen of the class.
  private var heldByClass: [String: [NodeID]] = [:]
  /// The containers in code, by location.
  private var byPlace: [SourceLocation: NodeID] = [:]
  private var scenes: [SceneName: NodeID] = [:]
  private var byIdentifier: [String: [NodeID]] = [:]
  /// The documents of storyboards, by name.
  private var storyboards: [String: [Int]] = [:]
  /// The scenes, by the names that code generators use for them and their storyboards.
  private var generated: [GeneratedName: [NodeID]] = [:]

  /// Indexes every controller.
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
    // A reference may have the identifier of its target. The target itself takes precedence.
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
    // What a sheet of a class shows does not run the code of the class.
    if screen.isPartOfClass, graph.container(of: node)?.isInSheetOfClass == true { return }
    byAncestor[name, default: []].append(node)
    // Extensions of a framework's class are not considered, because any screen may or may not use
    // them.
    for ancestor in classes.ancestors(of: name) where classes.place(of: ancestor) != nil {
      byAncestor[ancestor, default: []].append(node)
    }
  }

  /// Returns the controllers that run the code of a class: those of the class and its subclasses.
  func controllers(ofClass name: String) -> [NodeID] { byAncestor[name] ?? [] }

  /// Returns the controllers that the code of a class belongs to: those of the class, or for a
  /// helper class such as a coordinator, the one with the same base name, as in `HomeRouter` and
  /// `HomeViewController`.
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

  /// Returns the only controller that a target in code refers to.
  ///
  /// - Parameters:
  ///   - target: The target.
  ///   - source: The controller that the code belongs to, if there is one.
  /// - Returns: The controller, with storyboard references resolved, or `nil` if there is none or
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

  /// Returns the only screen of a class. If all such screens are in containers, one of them can
  /// lead to another one.
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
