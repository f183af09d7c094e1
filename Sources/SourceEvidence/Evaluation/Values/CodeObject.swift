/// An object that code creates or refers to.
final class CodeObject: ChainMember {
  /// The class, or `nil` if it is unknown.
  var className: String?
  /// The location of the code that creates it.
  let origin: Origin?
  /// Whether other code creates it, so that only its type is known.
  let isPlaceholder: Bool
  /// The values of its properties.
  var fields: [String: Value] = [:] {
    didSet { version += 1 }
  }
  /// How often code has set a property.
  private(set) var version = 0
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
  var assignments: [Origin] = []

  init(_ className: String?, at origin: Origin?, isPlaceholder: Bool = false) {
    self.className = className
    self.origin = origin
    self.isPlaceholder = isPlaceholder
  }

  /// Its tabs, pages, columns, or screens.
  var controllers: ListValue? { fields["viewControllers"]?.list }
}
