/// A sequence of operands and operators, which is folded by precedence.
///
/// Operators of one precedence that follow each other make one operation, so that a long sum is no deep
/// tree.
struct OperandSequence {
  /// A part of the sequence.
  enum Part {
    /// An operand with its offset, in bytes. The offset of a member is that of its name.
    case operand(Expression, start: Int)
    case `operator`(String, Precedence)
    /// `as Type`, `as? Type`, `as! Type`.
    case cast(String)
    /// The expression between `?` and `:`.
    case ternary(Expression)

    /// Whether the part is between `?` and `:`.
    fileprivate var isTernary: Bool {
      if case .ternary = self { true } else { false }
    }

    fileprivate var isAssignment: Bool {
      if case .operator(_, .assignment) = self { true } else { false }
    }
  }

  var parts: [Part] = []

  /// The maximum number of ternary operators in a sequence.
  private static let ternaryLimit = 100

  /// Returns the sequence as one expression.
  func folded(at start: Int) -> Expression {
    if parts.count == 1, case .operand(let only, _) = parts[0] { return only }
    guard let place = parts.firstIndex(where: \.isAssignment) else {
      return Self.folded(parts[...], at: start)
    }
    guard case .operator(let name, _) = parts[place] else {
      return Expression(.other([]), at: start)
    }
    let sides = [parts[..<place], parts[(place + 1)...]].map { Self.folded($0, at: start) }
    return Expression(.operation(sides, [name]), at: start)
  }

  /// Returns the sequence as an assignment, or `nil` if it is none.
  func assignment(at start: Int) -> Statement? {
    guard parts.count >= 3, case .operand(let target, _) = parts[0],
      case .operator(let name, _) = parts[1], name == "=" || name == "+=",
      case .operand(_, let valueStart) = parts[2]
    else { return nil }
    let value = Self.folded(parts[2...], at: valueStart)
    return Statement(.assignment(target: target, value: value, adds: name == "+="), at: start)
  }

  private static func folded(_ parts: ArraySlice<Part>, at start: Int) -> Expression {
    // Nested ternary operators are folded from the last one.
    let ternaries = parts.indices.filter { parts[$0].isTernary }
    guard let last = ternaries.last else { return foldedPlain(parts, at: start) }
    var result = foldedPlain(parts[(last + 1)...], at: start)
    for (index, ternary) in ternaries.enumerated().reversed() {
      guard case .ternary(let value) = parts[ternary] else { continue }
      let begin = index == 0 ? parts.startIndex : ternaries[index - 1] + 1
      let condition = foldedPlain(parts[begin..<ternary], at: start)
      // In a long sequence, only the first ones are used.
      result =
        index >= ternaryLimit
        ? Expression(.other([]), at: start)
        : Expression(.choice([value, result], condition: condition), at: start)
    }
    return result
  }

  private static func foldedPlain(_ parts: ArraySlice<Part>, at start: Int) -> Expression {
    var folding = Folding(parts: parts, start: start)
    return folding.operation(from: .assignment)
  }
}

/// The rest of a sequence without ternary operators.
private struct Folding {
  var parts: ArraySlice<OperandSequence.Part>
  /// The offset of the next operand.
  var start: Int

  /// Folds the operators of a precedence and of higher ones.
  mutating func operation(from lowest: Precedence) -> Expression {
    let start = start
    var result = operand()
    while let next = precedence, next >= lowest {
      result = isCast ? cast(result, at: start) : run(of: next, result, at: start)
    }
    return result
  }

  /// The precedence of the next operator.
  private var precedence: Precedence? {
    switch parts.first {
    case .operator(_, let precedence): precedence
    case .cast: .casting
    default: nil
    }
  }

  private var isCast: Bool {
    switch parts.first {
    case .operator(let name, _): name == "is"
    case .cast: true
    default: false
    }
  }

  private mutating func operand() -> Expression {
    guard case .operand(let operand, let begin)? = parts.first else {
      return Expression(.other([]), at: start)
    }
    parts.removeFirst()
    start = begin
    return operand
  }

  /// Folds `as Type` and `is Type`.
  private mutating func cast(_ base: Expression, at start: Int) -> Expression {
    switch parts.removeFirst() {
    case .cast(let type): return Expression(.cast(base, type: type), at: start)
    default: return Expression(.operation([base, operand()], ["is"]), at: start)
    }
  }

  /// Folds operators of one precedence that follow each other.
  private mutating func run(
    of precedence: Precedence, _ first: Expression, at start: Int
  ) -> Expression {
    var (operands, operators) = ([first], [String]())
    while case .operator(let name, precedence)? = parts.first {
      parts.removeFirst()
      operators.append(name)
      if case .operand(_, let begin)? = parts.first { self.start = begin }
      operands.append(operation(from: precedence.next))
    }
    return operators.allSatisfy { $0 == "??" }
      ? Expression(.choice(operands, condition: nil), at: start)
      : Expression(.operation(operands, operators), at: start)
  }
}
