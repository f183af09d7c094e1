/// An `if`, `guard`, or `switch`.
struct Branch: Sendable {
  /// One arm of a branch.
  struct Arm: Sendable {
    /// The patterns of a `case`, of which one must match. Empty for `if`, `else`, and `default`.
    var patterns: [Pattern] = []
    /// The conditions of an `if`, all of which must be met.
    var conditions: [Condition] = []
    var body: [Statement]

    /// The conditions that are expressions.
    var expressions: [Expression] {
      conditions.compactMap { if case .expression(let expression) = $0 { expression } else { nil } }
    }

    /// The variables that `if let` binds.
    var bindings: [Variable] {
      conditions.compactMap { if case .binding(let variable) = $0 { variable } else { nil } }
    }

    /// Whether the only condition is the version of the system.
    var isAvailability: Bool {
      !conditions.isEmpty
        && conditions.allSatisfy { if case .availability = $0 { true } else { false } }
    }

    /// Whether `if case` compares a value with a pattern.
    var hasMatch: Bool {
      conditions.contains { if case .match = $0 { true } else { false } }
    }

    /// The names that the conditions bind.
    var boundNames: [String] {
      conditions.flatMap { condition -> [String] in
        switch condition {
        case .expression, .availability: []
        case .binding(let variable): [variable.name]
        case .match(let pattern, _): pattern.expression.boundNames
        }
      }
    }
  }

  /// The subject of a `switch`, or `nil` for an `if`.
  var subject: Expression?
  /// The arms, in order. Those of a `guard` are one without statements and the other side.
  var arms: [Arm]
  /// Whether it is a `guard`. The names that its conditions bind are visible after it.
  var isGuard = false

  /// The variables of a `guard`, which are visible after it.
  var variablesAfter: [Variable] { isGuard ? arms[0].bindings : [] }
}

extension Branch {
  /// Creates a branch that handles an unknown error.
  init(handling arms: [Arm], at offset: Int) {
    self.init(subject: Expression(.other([]), at: offset), arms: arms)
  }
}

/// A condition of an `if`, `guard`, or `while`.
enum Condition: Sendable {
  case expression(Expression)
  /// `let name = value`, which is met if there is a value.
  case binding(Variable)
  /// `case pattern = value`.
  case match(Pattern, Expression)
  /// `#available(…)`, or `#unavailable(…)`, which is not met: the app is analyzed as it runs on a current
  /// system.
  case availability(String, isMet: Bool)
}

extension Branch {
  /// The index of the arm that runs if only the version of the system decides, or `nil` if more does. It is
  /// after the last arm if none runs.
  var armOfVersion: Int? {
    guard arms.first?.isAvailability == true else { return nil }
    let index = arms.firstIndex { arm in
      arm.conditions.allSatisfy { if case .availability(_, false) = $0 { false } else { true } }
    }
    guard let index else { return arms.count }
    return arms[index].conditions.isEmpty || arms[index].isAvailability ? index : nil
  }
}
