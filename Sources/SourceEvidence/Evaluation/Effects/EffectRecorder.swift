/// The location of a transition and the type whose code it is. Several types may share the code.
struct TransitionKey: Hashable, Comparable {
  let origin: Origin
  let from: String?

  static func < (one: TransitionKey, other: TransitionKey) -> Bool {
    (one.origin, one.from ?? "") < (other.origin, other.from ?? "")
  }
}

/// Records the effects of code: the containers that it creates, and its transitions.
final class EffectRecorder {
  /// The containers that code creates, in order.
  private(set) var containers: [CodeObject] = []
  /// Objects of unknown origin whose tabs or columns code sets.
  private(set) var placeholders: [CodeObject] = []
  /// Objects from storyboards, in order, with the type whose code instantiates them.
  private(set) var instantiated: [(object: CodeObject, from: String?, origin: Origin)] = []
  private(set) var transitions: [TransitionKey: CodeTransition] = [:]
  /// The roots that code gives a window at one location besides the first, in order.
  private(set) var otherRoots: [(key: TransitionKey, transition: CodeTransition)] = []
  /// The root view controllers of windows, and those that code names so.
  private(set) var windowRoots: [WindowRoot] = []
  /// The controllers that code presents full screen without animation.
  private(set) var covers: [(object: CodeObject, origin: Origin)] = []
  /// The controllers that code puts into the secondary column of a split view.
  private(set) var details: [CodeObject] = []
  /// The child controllers that code adds to objects of a class.
  private(set) var children: [String: [(child: CodeObject, origin: Origin)]] = [:]
  /// The commands that code creates.
  let commands: CommandRecorder
  /// The menus and commands that code adds to the menu bar.
  let menuBar = MenuBarLayout()

  /// How many effects were recorded, even if they were recorded before.
  var count: Int { own + commands.count + menuBar.count }
  /// The number of effects besides commands and menus.
  private var own = 0

  private let program: Program
  let symbols: SymbolTable
  private let targets: TargetReader

  init(_ program: Program, _ symbols: SymbolTable, _ targets: TargetReader) {
    self.program = program
    self.symbols = symbols
    self.targets = targets
    commands = CommandRecorder(symbols)
  }

  /// Records that code creates a container.
  func make(_ container: CodeObject) {
    own += 1
    containers.append(container)
  }

  /// Records that the code of a type sets the tabs or columns of an object of unknown origin.
  func fill(_ object: CodeObject, by type: String?) {
    guard object.isPlaceholder || object.storyboard != nil, object.owner == nil else { return }
    own += 1
    object.owner = type
    placeholders.append(object)
  }

  /// Records that the code of a type instantiates an object from a storyboard.
  func instantiate(_ object: CodeObject, by type: String?, at origin: Origin) {
    own += 1
    instantiated.append((object, type, origin))
  }

  /// A root view controller of a window, or one that code names so.
  struct WindowRoot {
    let object: CodeObject
    /// The window, or `nil` if it is unknown.
    let window: CodeObject?
    let origin: Origin
    let isPresumed: Bool

    /// Whether the window is above the app's windows, because its level is not the normal one.
    var isOverlay: Bool {
      guard let level = window?.fields["windowLevel"] else { return false }
      return level.caseName != "normal"
    }
  }

  /// Records the root view controller of a window.
  func show(_ object: CodeObject, in window: CodeObject?, at origin: Origin, isPresumed: Bool) {
    own += 1
    windowRoots.append(
      WindowRoot(object: object, window: window, origin: origin, isPresumed: isPresumed))
  }

  /// Records a full-screen presentation without animation.
  func cover(with object: CodeObject, at origin: Origin) {
    own += 1
    covers.append((object, origin))
  }

  /// Records a controller in the secondary column of a split view.
  func showDetail(_ object: CodeObject) {
    own += 1
    details.append(object)
  }

  /// Records a child controller of the objects of a class.
  func add(_ child: CodeObject, to className: String, at origin: Origin) {
    own += 1
    children[className, default: []].append((child, origin))
  }
}

// MARK: - Transitions

extension EffectRecorder {
  /// Records that the code of a type leads to another screen.
  func go(_ kind: CodeTransition.Kind, to object: CodeObject, from type: String?, at origin: Origin)
  {
    own += 1
    object.isUsed = true
    let target = targets.target(object)
    for element in object.controllers?.elements ?? [] { element.object?.isUsed = true }
    guard !target.isUnknown, !Self.noScreens.contains(target.className ?? "") else { return }
    // Objects that are no controllers have children and are presented, too.
    guard target.storyboard != nil || target.isSwiftUI || symbols.isController(object) else {
      return
    }
    let isPlain =
      target.className == "UIViewController" || target.className == "UINavigationController"
    if isPlain, target.storyboard == nil, object.isPlaceholder { return }
    var transition = CodeTransition(
      kind, from: type, target: target, place: program.place(origin),
      confidence: object.isPlaceholder ? .likely : .certain)
    transition.presentationStyle = object.fields["modalPresentationStyle"]?.caseName
    let key = TransitionKey(origin: origin, from: type)
    if let known = transitions[key], known.confidence >= transition.confidence {
      if known.target.className != nil || target.className == nil {
        return addRoot(transition, key, besides: known)
      }
    }
    transitions[key] = transition
  }

  /// Records another root at a location: a function that fills windows gets them from its callers.
  private func addRoot(
    _ root: CodeTransition, _ key: TransitionKey, besides first: CodeTransition
  ) {
    guard root.kind == .root, first.kind == .root, root.target != first.target,
      !otherRoots.contains(where: { $0.key == key && $0.transition.target == root.target })
    else { return }
    otherRoots.append((key, root))
  }

  /// Classes that are presented but are no screens of the app.
  private static let noScreens: Set = [
    "UIAlertController", "UIActivityViewController", "UIAlertView", "UIActionSheet", "UIWindow",
  ]

  /// Records that the code of a type performs a segue.
  func perform(
    _ segue: String?, from type: String?, at origin: Origin, confidence: Confidence
  ) {
    own += 1
    let key = TransitionKey(origin: origin, from: type)
    guard transitions[key]?.segue == nil else { return }
    var transition = CodeTransition(
      .segue, from: type, target: CodeTarget(), place: program.place(origin),
      confidence: confidence)
    transition.segue = segue
    transitions[key] = transition
  }
}
