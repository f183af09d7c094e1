/// An object that code makes, or has from elsewhere.
final class CodeObject: ChainMember {
  /// Its class; nil if unknown.
  var className: String?
  /// Where it was made: file and byte.
  let origin: Origin?
  /// Whether it was made elsewhere, so that only its type is known.
  let isPlaceholder: Bool
  /// What was put into its properties.
  var fields: [String: Value] = [:]
  /// The view that a hosting controller is given, as the code that makes it writes it.
  var shown: CodeTarget?
  /// The storyboard it comes from, or that it is.
  var storyboard: CodeTarget.Storyboard?
  /// Its identifier there.
  var identifier: String?
  /// Whether something says where it appears.
  var isUsed = false
  /// Whether it is made only if something holds at run time.
  var isConditional = false
  /// The type whose code makes it, or sets its tabs.
  var owner: String?
  /// The function or property whose code makes it.
  var member: String?
  /// Where its tabs, pages or columns were set.
  var assignments: [Origin] = []

  init(_ className: String?, at origin: Origin?, isPlaceholder: Bool = false) {
    self.className = className
    self.origin = origin
    self.isPlaceholder = isPlaceholder
  }

  /// The screens, pages or columns that it holds.
  var controllers: ListValue? { fields["viewControllers"]?.list }
}
