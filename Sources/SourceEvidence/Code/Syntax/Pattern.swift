/// A pattern of a `case`, a loop, or a `catch`.
struct Pattern: Sendable {
  /// The pattern. A name that it binds is the only part of an expression of another form.
  var expression: Expression
  /// The condition after `where`.
  var guardCondition: Expression?

  init(_ expression: Expression, where guardCondition: Expression? = nil) {
    self.expression = expression
    self.guardCondition = guardCondition
  }

  /// Creates a pattern that binds a name to any value, or one that binds names to the elements of a
  /// tuple.
  init(binding names: [String], at offset: Int) {
    let parts = names.map { Expression(.other([Expression(.name($0), at: offset)]), at: offset) }
    expression =
      switch parts.count {
      case 0: Expression(.name("_"), at: offset)
      case 1: parts[0]
      default: Expression(.tuple(parts.map { Argument(label: "", value: $0) }), at: offset)
      }
  }
}

extension Expression {
  /// The name that a pattern binds, or `nil` if it is no binding.
  var boundName: String? {
    if case .other(let parts) = kind, parts.count == 1, case .name(let name) = parts[0].kind {
      return name
    }
    return nil
  }

  /// The names that a pattern and its parts bind.
  var boundNames: [String] { boundName.map { [$0] } ?? children.flatMap(\.boundNames) }
}
