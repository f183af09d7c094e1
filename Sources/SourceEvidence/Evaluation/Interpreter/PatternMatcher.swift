/// Matches values with patterns, and declares the names that the patterns bind.
struct PatternMatcher {
  let evaluator: any Evaluating

  /// The value that a pattern matches.
  struct Subject {
    let value: Value
    /// Whether it is the same whenever the code runs.
    let isStable: Bool
  }

  /// Returns whether a value matches a pattern, or `nil` if that is undecided. A name that is not bound
  /// gets an unknown value, so that it is not taken for one outside of the pattern.
  func matches(_ pattern: Expression, _ subject: Subject, _ scope: Scope) -> Bool? {
    let names = pattern.boundNames
    for name in names { scope.declare(name, .unknown) }
    let matches = match(pattern, subject.value, scope)
    for name in names where !subject.isStable {
      scope.declare(name, scope[name] ?? .unknown, isStable: false)
    }
    return subject.isStable || pattern.matchesAny ? matches : nil
  }

  private func match(_ pattern: Expression, _ value: Value, _ scope: Scope) -> Bool? {
    switch pattern.kind {
    case .name("_"): return true
    case .other:
      guard let name = pattern.boundName else { return nil }
      scope.declare(name, value)
      return true
    case .operation(let parts, ["?"]): return optional(parts[0], value, scope)
    case .operation(_, ["is"]): return nil
    case .cast(let inner, _): return match(inner, value, scope) == false ? false : nil
    case .tuple(let parts): return tuple(parts, value, scope)
    case .call(let callee, let arguments): return enumerationCase(callee, arguments, value, scope)
    default: return isEqual(pattern, value, scope)
    }
  }

  /// Matches `pattern?` and `.some(pattern)`.
  private func optional(_ pattern: Expression, _ value: Value, _ scope: Scope) -> Bool? {
    Truth.all([value.exists, match(pattern, value, scope)])
  }

  private func tuple(_ patterns: [Argument], _ value: Value, _ scope: Scope) -> Bool? {
    var values = Array(repeating: Value.unknown, count: patterns.count)
    if case .tuple(let parts) = value, parts.count == patterns.count { values = parts.map(\.value) }
    return Truth.all(zip(patterns, values).map { match($0.value, $1, scope) })
  }

  private func enumerationCase(
    _ callee: Expression, _ patterns: [Argument], _ value: Value, _ scope: Scope
  ) -> Bool? {
    if callee.lastName == "some", value.caseName != "some", patterns.count == 1 {
      return optional(patterns[0].value, value, scope)
    }
    guard case .enumeration(_, let name, let payload) = value else { return nil }
    guard callee.lastName == name else { return false }
    if patterns.count == payload.count {
      return Truth.all(zip(patterns, payload).map { match($0.value, $1, scope) })
    }
    // One name may bind all associated values.
    guard patterns.count == 1 else { return tuple(patterns, .unknown, scope) }
    let all: Value = payload.isEmpty ? .unknown : .tuple(payload.map { ("", $0) })
    return match(patterns[0].value, all, scope)
  }

  private func isEqual(_ pattern: Expression, _ value: Value, _ scope: Scope) -> Bool? {
    if pattern.isNil { return value.exists.map { !$0 } }
    var type: String?
    if case .enumeration(let own, let name, _) = value {
      if pattern.lastName == name { return true }
      type = own
    }
    // The text of a key is in a table.
    if value.text?.key != nil { return nil }
    let other = evaluator.typed(
      evaluator.evaluate(pattern, scope, expecting: type), type, in: scope.frame.type)
    if case .list(let range) = other {
      return Truth.any(range.elements.map { value.isEqual(to: $0) })
    }
    return value.isEqual(to: other)
  }
}

extension Expression {
  /// Whether the pattern matches any value.
  var matchesAny: Bool {
    switch kind {
    case .name("_"): true
    case .tuple(let parts): parts.allSatisfy(\.value.matchesAny)
    default: boundName != nil
    }
  }
}
