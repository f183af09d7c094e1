/// A sequence of operands and operators, which is folded without precedence.
struct OperandSequence {
  /// A part of the sequence.
  enum Part {
    /// An operand with its offset, in bytes. The offset of a member is that of its name.
    case operand(Expression, start: Int)
    case `operator`(String)
    /// `as Type`, `as? Type`, `as! Type`.
    case cast(String)
    /// The expression between `?` and `:`.
    case ternary(Expression)

    /// Whether the part is between `?` and `:`.
    fileprivate var isTernary: Bool {
      if case .ternary = self { true } else { false }
    }
  }

  var parts: [Part] = []

  /// The maximum number of ternary operators in a sequence.
  private static let ternaryLimit = 100

  /// Returns the sequence as one expression.
  func folded(at start: Int) -> Expression { Self.folded(parts[...], at: start) }

  /// Returns the sequence as an assignment, or `nil` if it is none.
  func assignment(at start: Int) -> Statement? {
    guard parts.count >= 3, case .operand(let target, _) = parts[0],
      case .operator(let name) = parts[1], name == "=" || name == "+=",
      case .operand(_, let valueStart) = parts[2]
    else { return nil }
    let value = Self.folded(parts[2...], at: valueStart)
    return Statement(.assignment(target: target, value: value, adds: name == "+="), at: start)
  }

  private static func folded(_ parts: ArraySlice<Part>, at start: Int) -> Expression {
    if parts.count == 1, case .operand(let only, _)? = parts.first { return only }
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
    var (operands, operators): ([Expression], [String]) = ([], [])
    for part in parts {
      switch part {
      case .operand(let operand, _): operands.append(operand)
      case .operator(let name): operators.append(name)
      case .cast(let type):
        guard let last = operands.popLast() else { continue }
        operands.append(Expression(.cast(last, type: type), at: start))
      case .ternary: break
      }
    }
    return joined(operands, operators, at: start)
  }

  private static func joined(_ operands: [Expression], _ operators: [String], at start: Int)
    -> Expression
  {
    if operands.count == 1, operators.isEmpty { return operands[0] }
    if operands.isEmpty, operators.isEmpty { return Expression(.other([]), at: start) }
    if !operators.isEmpty, operators.allSatisfy({ $0 == "??" }) {
      return Expression(.choice(operands, condition: nil), at: start)
    }
    return Expression(.operation(operands, operators), at: start)
  }
}
