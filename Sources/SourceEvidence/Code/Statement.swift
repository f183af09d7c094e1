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
    /// `for name in sequence`.
    case loop(names: [String], sequence: Expression, body: [Statement])
    /// `do`, `while`, the other side of a `guard`, or code in `#if`: statements that run in place.
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

/// An `if`, `guard`, or `switch`.
struct Branch: Sendable {
  /// One arm of a branch.
  struct Arm: Sendable {
    /// The patterns of a `case`. Empty for `if`, `else`, and `default`.
    var patterns: [Expression] = []
    /// The conditions of an `if`.
    var conditions: [Expression] = []
    /// The variables that `if let` binds.
    var bindings: [Variable] = []
    var body: [Statement]
  }

  /// The subject of a `switch`, or `nil` for an `if`.
  var subject: Expression?
  var arms: [Arm]
}
