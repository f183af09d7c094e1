/// A statement, in a form that Swift and Objective-C share.
struct Statement: Sendable {
  /// The forms of statements.
  indirect enum Kind: Sendable {
    case variable(Variable)
    case expression(Expression)
    /// `target = value`, or `target += value` if `adds` is `true`.
    case assignment(target: Expression, value: Expression, adds: Bool)
    case returning(Expression?)
    case branch(Branch)
    /// `for pattern in sequence`. An element that does not match the pattern is skipped.
    case loop(Pattern, sequence: Expression, body: [Statement])
    /// `do`, `repeat`, or code in `#if`: statements that run in place.
    case block([Statement])
    case function(Function)
    case type(TypeDeclaration)
  }

  var kind: Kind
  /// The offset of its first byte in the file.
  var offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension Statement {
  /// The value that it returns, also without `return`.
  var value: Expression? {
    switch kind {
    case .returning(let value): value
    case .expression(let value): value
    default: nil
    }
  }

  /// Returns statements that run only under an unknown condition, such as that an error is thrown.
  static func perhaps(_ body: [Statement], at offset: Int) -> Statement {
    let unknown = Condition.expression(Expression(.other([]), at: offset))
    return Statement(.branch(Branch(arms: [.init(conditions: [unknown], body: body)])), at: offset)
  }
}
