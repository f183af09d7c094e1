/// A statement, in the few shapes that Swift and Objective-C share here.
struct Statement: Sendable {
  /// The shapes.
  indirect enum Kind: Sendable {
    case variable(Variable)
    case expression(Expression)
    /// `target = value`; `adds` for `+=`.
    case assignment(target: Expression, value: Expression, adds: Bool)
    case returning(Expression?)
    case branch(Branch)
    /// `for name in sequence`.
    case loop(names: [String], sequence: Expression, body: [Statement])
    /// `do`, `while`, `guard`'s other side, code below `#if`: run as it stands.
    case block([Statement])
    case function(Function)
    case type(TypeDeclaration)
  }

  var kind: Kind
  /// Where it begins, in bytes from the start of the file.
  var offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

/// `if`, `guard` or `switch`.
struct Branch: Sendable {
  /// One side.
  struct Arm: Sendable {
    /// What `case` lists; empty for `if`, `else` and `default`.
    var patterns: [Expression] = []
    /// The conditions of an `if`.
    var conditions: [Expression] = []
    /// What `if let` binds.
    var bindings: [Variable] = []
    var body: [Statement]
  }

  /// What a `switch` looks at; nil for an `if`.
  var subject: Expression?
  var arms: [Arm]
}
