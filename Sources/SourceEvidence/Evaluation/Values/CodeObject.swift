/// An object that code creates or refers to.
final class CodeObject: ChainMember {
  /// The class, or `nil` if it is unknown.
  var className: String?
  /// The location of the code that creates it, or that calls the static function that does so.
  private(set) var origin: Position?
  /// Whether other code creates it, so that only its type is known.
  let isPlaceholder: Bool
  /// The values of its properties.
  var fields: [String: Value] = [:] {
    didSet { version += 1 }
  }
  /// How often code has changed it.
  private(set) var version = 0
  /// What the models of the frameworks know of it.
  var notes = Notes() {
    didSet { version += 1 }
  }
  /// Its tabs, pages, or screens.
  var controllers: ListValue? {
    didSet { version += 1 }
  }
  /// The titles that code assigns to it, in order.
  var titles: [WrittenTitle] = []
  /// The view of a hosting controller, as written in the code that creates the controller.
  var shown: CodeTarget?
  /// The storyboard that it comes from or represents.
  var storyboard: CodeTarget.Storyboard?
  /// The identifier in the storyboard.
  var identifier: String?
  /// Whether it is known where it appears.
  var isUsed = false
  /// Whether it is created only under a condition at run time.
  var isConditional = false
  /// The type whose code creates it or sets its tabs.
  var owner: String?
  /// The function or property whose code creates it.
  var member: String?
  /// The locations where its tabs, pages, or columns are set.
  var assignments: [Position] = []

  init(_ className: String?, at origin: Position?, isPlaceholder: Bool = false) {
    self.className = className
    self.origin = origin
    self.isPlaceholder = isPlaceholder
  }

  /// Sets the location of the code that has it made by a function, and the function around that code.
  func isMade(at origin: Position, in member: String?) {
    (self.origin, self.member) = (origin, member)
  }

  /// Returns the value of a property that code has set.
  func value(of property: String) -> Value? {
    fields[property] ?? (property == EffectNames.controllers ? controllers.map { .list($0) } : nil)
  }
}
