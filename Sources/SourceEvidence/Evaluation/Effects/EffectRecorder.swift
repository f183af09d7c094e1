/// The location of a transition and the type whose code it is. Several types may share the code.
struct TransitionKey: Hashable, Comparable {
  let origin: Position
  let from: String?

  static func < (one: TransitionKey, other: TransitionKey) -> Bool {
    (one.origin, one.from ?? "") < (other.origin, other.from ?? "")
  }
}

/// Records the effects of code: the containers that it creates, and its transitions.
final class EffectRecorder {
  /// The runs of functions, with the effects of each.
  let starts = Starts()
  /// The effects of all code that counts.
  var effects: Effects { starts.effects }
  /// The commands that code creates.
  private(set) lazy var commands = CommandRecorder(symbols, self)
  /// What code puts into bars.
  private(set) lazy var bars = BarRecorder(symbols)

  /// How many effects were recorded, even if they were recorded before.
  private(set) var count = 0

  private let program: Program
  let symbols: SymbolTable
  private let targets: TargetReader

  init(_ program: Program, _ symbols: SymbolTable, _ targets: TargetReader) {
    self.program = program
    self.symbols = symbols
    self.targets = targets
  }

  /// Records an effect of the running code.
  func record(_ change: (inout Effects) -> Void) {
    count += 1
    starts.record(change)
  }

  /// Records that code sets the items of a bar.
  func setBar(
    _ property: String, of object: CodeObject, to value: Value, isUndecided: Bool,
    at origin: Position
  ) {
    count += 1
    bars.note(property, of: object, to: value, isUndecided: isUndecided, at: origin)
  }

  /// Records that code creates a container.
  func make(_ container: CodeObject) { record { $0.containers.append(container) } }

  /// Records that the code of a type sets the tabs or columns of an object of unknown origin.
  func fill(_ object: CodeObject, by type: String?) {
    guard object.isPlaceholder || object.storyboard != nil, object.owner == nil else { return }
    object.owner = type
    record { $0.placeholders.append(object) }
  }

  /// Records that the code of a type instantiates an object from a storyboard.
  func instantiate(_ object: CodeObject, by type: String?, at origin: Position) {
    record { $0.instantiated.append((object, type, origin)) }
  }

  /// A root view controller of a window, or one that code names so.
  struct WindowRoot {
    let object: CodeObject
    /// The window, or `nil` if it is unknown.
    let window: CodeObject?
    let origin: Position
    let isPresumed: Bool

    /// Whether the window is above the app's windows, because its level is not the normal one.
    var isOverlay: Bool {
      guard let level = window?.fields["windowLevel"] else { return false }
      return level.caseName != "normal"
    }
  }

  /// Records the root view controller of a window.
  func show(_ object: CodeObject, in window: CodeObject?, at origin: Position, isPresumed: Bool) {
    let root = WindowRoot(object: object, window: window, origin: origin, isPresumed: isPresumed)
    record { $0.windowRoots.append(root) }
  }

  /// Records a full-screen presentation without animation.
  func cover(with object: CodeObject, at origin: Position) {
    record { $0.covers.append((object, origin)) }
  }

  /// Records a controller in the secondary column of a split view.
  func showDetail(_ object: CodeObject) { record { $0.details.append(object) } }

  /// Records a child controller of the objects of a class.
  func add(_ child: CodeObject, to className: String, at origin: Position) {
    record { $0.children.append((className, child, origin)) }
  }

  /// Records menus and commands that code adds to the menu bar.
  func put(_ value: Value, _ spot: MenuBarLayout.Spot) { record { $0.menus.append((value, spot)) } }
}

// MARK: - Transitions

extension EffectRecorder {
  /// Records that the code of a type leads to another screen.
  func go(
    _ kind: CodeTransition.Kind, to object: CodeObject, from type: String?, at origin: Position
  ) {
    count += 1
    object.isUsed = true
    for element in object.controllers?.elements ?? [] { element.object?.isUsed = true }
    guard let transition = transition(kind, to: object, from: type, at: origin) else { return }
    let key = TransitionKey(origin: origin, from: type)
    starts.record { $0.transitions.append((key, transition)) }
  }

  /// Records that the code of a type that is no screen pushes a screen onto the stack of a location.
  func push(_ object: CodeObject, onto stack: Position, from type: String?, at origin: Position) {
    guard let transition = transition(.push, to: object, from: type, at: origin) else { return }
    let key = TransitionKey(origin: origin, from: type)
    record { $0.pushes.append((stack, key, transition)) }
  }

  /// Returns the transition to an object, or `nil` if the object is no screen of the app.
  private func transition(
    _ kind: CodeTransition.Kind, to object: CodeObject, from type: String?, at origin: Position
  ) -> CodeTransition? {
    let target = targets.target(object)
    guard !target.isUnknown, !Self.noScreens.contains(target.className ?? "") else { return nil }
    // Objects that are no controllers have children and are presented, too.
    guard target.storyboard != nil || target.isSwiftUI || symbols.isController(object) else {
      return nil
    }
    let isPlain =
      target.className == "UIViewController" || target.className == "UINavigationController"
    if isPlain, target.storyboard == nil, object.isPlaceholder { return nil }
    var transition = CodeTransition(
      kind, from: type, target: target, place: program.place(origin),
      confidence: object.isPlaceholder ? .likely : .certain)
    transition.presentationStyle = object.fields["modalPresentationStyle"]?.caseName
    transition.transitionStyle = object.fields["modalTransitionStyle"]?.caseName
    return transition
  }

  /// Classes that are presented but are no screens of the app.
  private static let noScreens: Set = [
    "UIAlertController", "UIActivityViewController", "UIAlertView", "UIActionSheet", "UIWindow",
  ]

  /// Records that the code of a type performs a segue.
  func perform(
    _ segue: String?, from type: String?, at origin: Position, confidence: Confidence
  ) {
    var transition = CodeTransition(
      .segue, from: type, target: CodeTarget(), place: program.place(origin),
      confidence: confidence)
    transition.segue = segue
    let key = TransitionKey(origin: origin, from: type)
    record { $0.transitions.append((key, transition)) }
  }
}
