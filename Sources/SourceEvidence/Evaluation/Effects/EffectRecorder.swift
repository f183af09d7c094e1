/// Where code leads to a screen, and whose code it is: several types may share it.
struct TransitionKey: Hashable, Comparable {
  let origin: Origin
  let from: String?

  static func < (one: TransitionKey, other: TransitionKey) -> Bool {
    (one.origin, one.from ?? "") < (other.origin, other.from ?? "")
  }
}

/// Keeps what code was seen to do: which containers it makes, and where it goes.
final class EffectRecorder {
  /// Containers that were made, in order.
  private(set) var containers: [CodeObject] = []
  /// Objects made elsewhere whose tabs or columns were set.
  private(set) var placeholders: [CodeObject] = []
  /// Objects from storyboards, in order, with the type whose code takes them.
  private(set) var instantiated: [(object: CodeObject, from: String?, origin: Origin)] = []
  private(set) var transitions: [TransitionKey: CodeTransition] = [:]
  /// What code makes the root of a window, or calls so.
  private(set) var windowRoots: [WindowRoot] = []
  /// What code presents over the whole screen without an animation.
  private(set) var covers: [(object: CodeObject, origin: Origin)] = []
  /// What code adds as children to objects of a class.
  private(set) var children: [String: [(child: CodeObject, origin: Origin)]] = [:]
  /// The commands that were made.
  let commands: CommandRecorder
  /// What was put into the menu bar.
  let menuBar = MenuBarLayout()

  private let program: Program
  let symbols: SymbolTable
  private let targets: TargetReader

  init(_ program: Program, _ symbols: SymbolTable, _ targets: TargetReader) {
    self.program = program
    self.symbols = symbols
    self.targets = targets
    commands = CommandRecorder(symbols)
  }

  /// Notes that a container is made.
  func make(_ container: CodeObject) { containers.append(container) }

  /// Notes that the code of a type sets the tabs or columns of an object that is made elsewhere.
  func fill(_ object: CodeObject, by type: String?) {
    guard object.isPlaceholder || object.storyboard != nil, object.owner == nil else { return }
    object.owner = type
    placeholders.append(object)
  }

  /// Notes that the code of a type takes an object from a storyboard.
  func instantiate(_ object: CodeObject, by type: String?, at origin: Origin) {
    instantiated.append((object, type, origin))
  }

  /// What code makes the root of a window, or calls so.
  struct WindowRoot {
    let object: CodeObject
    /// The window; nil if nothing is known of it.
    let window: CodeObject?
    let origin: Origin
    let isPresumed: Bool

    /// Whether the window stands above the app's: its level is not the normal one.
    var isOverlay: Bool {
      guard let level = window?.fields["windowLevel"] else { return false }
      return level.caseName != "normal"
    }
  }

  /// Notes the root of a window.
  func show(_ object: CodeObject, in window: CodeObject?, at origin: Origin, isPresumed: Bool) {
    windowRoots.append(
      WindowRoot(object: object, window: window, origin: origin, isPresumed: isPresumed))
  }

  /// Notes what is presented over the whole screen without an animation.
  func cover(with object: CodeObject, at origin: Origin) { covers.append((object, origin)) }

  /// Notes a child of objects of a class.
  func add(_ child: CodeObject, to className: String, at origin: Origin) {
    children[className, default: []].append((child, origin))
  }
}

// MARK: - Transitions

extension EffectRecorder {
  /// Notes that the code of a type leads to another screen.
  func go(_ kind: CodeTransition.Kind, to object: CodeObject, from type: String?, at origin: Origin)
  {
    object.isUsed = true
    let target = targets.target(object)
    for element in object.controllers?.elements ?? [] { element.object?.isUsed = true }
    guard !target.isUnknown, !Self.noScreens.contains(target.className ?? "") else { return }
    // Other things have children and are presented too.
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
      if known.target.className != nil || target.className == nil { return }
    }
    transitions[key] = transition
  }

  /// What is presented and is no screen of the app.
  private static let noScreens: Set = [
    "UIAlertController", "UIActivityViewController", "UIAlertView", "UIActionSheet", "UIWindow",
  ]

  /// Notes that the code of a type performs a segue.
  func perform(
    _ segue: String?, from type: String?, at origin: Origin, confidence: Confidence
  ) {
    let key = TransitionKey(origin: origin, from: type)
    guard transitions[key]?.segue == nil else { return }
    var transition = CodeTransition(
      .segue, from: type, target: CodeTarget(), place: program.place(origin),
      confidence: confidence)
    transition.segue = segue
    transitions[key] = transition
  }
}
