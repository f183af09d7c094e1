/// Evaluates expressions by their form.
final class ExpressionEvaluator {
  private unowned let evaluator: any Evaluating
  private let symbols: SymbolTable
  private let limits: Limits
  private let heap: Heap

  init(
    _ evaluator: any Evaluating, _ symbols: SymbolTable, _ limits: Limits, _ heap: Heap
  ) {
    self.evaluator = evaluator
    self.symbols = symbols
    self.limits = limits
    self.heap = heap
  }

  /// Evaluates an expression. The expected type resolves `.init(…)` and `.home`.
  func evaluate(_ expression: Expression, _ scope: Scope, expecting type: String?) -> Value {
    guard limits.burn() else { return .unknown }
    switch expression.kind {
    case .name(let name): return evaluator.named(name, scope)
    case .member(let base?, let name): return evaluator.member(name, of: base, scope)
    case .member(nil, let name):
      return evaluator.typed(
        .enumeration(type: nil, name: name, payload: []), type, in: scope.frame.type)
    case .call(let callee, let arguments):
      let origin = Position(file: scope.frame.file, offset: expression.offset)
      let site = CallSite(
        arguments: arguments, origin: origin, scope: scope, evaluator: evaluator)
      return evaluator.call(callee, site, expecting: type)
    case .subscripted(let base, let arguments): return element(base, arguments, scope)
    case .string(let text): return .text(CodeText(literal: text))
    case .interpolation(let parts): return TextFunctions.concatenated(values(parts, scope))
    case .literal(let text): return literal(text)
    case .array(let elements):
      let element = type.flatMap(TypeName.element)
      return .list(ListValue(elements: values(elements, scope, expecting: element)))
    case .dictionary(let pairs): return dictionary(pairs, scope)
    case .tuple(let parts):
      return .tuple(parts.map { ($0.label, evaluator.evaluate($0.value, scope)) })
    case .closure(let closure): return heap.closure(closure, in: scope)
    case .cast(let base, let type): return cast(evaluator.evaluate(base, scope), to: type, scope)
    case .choice(let sides, let condition?): return choice(sides, condition, scope)
    case .choice(let sides, nil): return firstKnown(sides, scope)
    case .operation(let operands, let operators):
      if expression.isCondition, let flag = truth(of: expression, scope) { return .boolean(flag) }
      return result(values(operands, scope), operators)
    case .branch(let branch):
      return BranchEvaluator(evaluator, limits).value(of: branch, scope, expecting: type)
    case .macro(let name, let arguments): return macro(name, arguments)
    case .keyPath, .other: return .unknown
    }
  }

  private func truth(of condition: Expression, _ scope: Scope) -> Bool? {
    RunEnvironment(evaluator: evaluator, scope: scope).truth(of: condition)
  }

  /// Evaluates operators: sums, and option sets in Objective-C.
  private func result(_ operands: [Value], _ operators: [String]) -> Value {
    guard !operators.isEmpty else { return .unknown }
    if operators.allSatisfy({ $0 == "+" }) { return Value(sumOf: operands) }
    if let range = range(operands, operators) { return range }
    if let number = number(operands, operators) { return .number(number) }
    if operators.allSatisfy({ $0 == "|" }) { return .list(ListValue(elements: operands)) }
    return .unknown
  }

  /// Evaluates `+`, `-`, and `*` for numbers. Returns `nil` for other operators and operands.
  private func number(_ operands: [Value], _ operators: [String]) -> Int? {
    var numbers = operands.compactMap { if case .number(let number) = $0 { number } else { nil } }
    guard numbers.count == operands.count else { return nil }
    if operators.count == numbers.count { numbers.insert(0, at: 0) }
    var result = numbers[0]
    for (name, number) in zip(operators, numbers.dropFirst()) {
      switch name {
      case "+": result = result &+ number
      case "-": result = result &- number
      case "*": result = result &* number
      default: return nil
      }
    }
    return result
  }

  /// Evaluates ranges such as `1...9`, or returns `nil` if the operation is no short range.
  private func range(_ operands: [Value], _ operators: [String]) -> Value? {
    guard operands.count == 2, case .number(let first) = operands[0],
      case .number(let last) = operands[1], operators == ["..."] || operators == ["..<"]
    else { return nil }
    let (count, overflows) = last.subtractingReportingOverflow(first)
    let isClosed = operators == ["..."]
    guard !overflows, count >= 0, count < ListValue.mostFollowed else { return nil }
    let numbers = (0..<(isClosed ? count + 1 : count)).map { Value.number(first + $0) }
    return .list(ListValue(elements: numbers))
  }

  private func values(
    _ expressions: [Expression], _ scope: Scope, expecting type: String? = nil
  ) -> [Value] {
    expressions.map { evaluator.evaluate($0, scope, expecting: type) }
  }

  private func literal(_ text: String) -> Value {
    if let number = Int(text) { return .number(number) }
    if text == "true" || text == "false" { return .boolean(text == "true") }
    return .unknown
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)], _ scope: Scope
  ) -> Value {
    let entries = pairs.map { pair in
      Value.tuple([
        ("key", evaluator.evaluate(pair.key, scope)),
        ("value", evaluator.evaluate(pair.value, scope)),
      ])
    }
    return .list(ListValue(elements: entries))
  }

  /// Evaluates `condition ? a : b`.
  private func choice(_ sides: [Expression], _ condition: Expression, _ scope: Scope) -> Value {
    if let isMet = truth(of: condition, scope) {
      return evaluator.evaluate(sides[isMet ? 0 : 1], scope)
    }
    _ = evaluator.evaluate(condition, scope)
    var values: [Value] = []
    for side in sides {
      limits.undecidedly { values.append(evaluator.evaluate(side, scope)) }
    }
    if case .list(var list)? = values.first, values.count == 2 {
      list.isOpen = true
      return .list(list)
    }
    let texts = values.compactMap(\.text)
    // Which of two texts is shown is only known at run time.
    if texts.count == 2 { return texts[0] == texts[1] ? values[0] : .unknown }
    return Value(oneOf: values)
  }

  /// Evaluates `a ?? b`. The right side runs only if the left side is nil.
  private func firstKnown(_ sides: [Expression], _ scope: Scope) -> Value {
    var found: Value = .unknown
    for (index, side) in sides.enumerated() {
      let isFirst = index == 0
      if !found.isUnknown, found.object?.isPlaceholder != true { break }
      limits.undecidedly {
        let value = evaluator.evaluate(side, scope)
        if found.isUnknown || value.object?.isPlaceholder == false {
          found = isFirst ? value : value.asOneOfSeveral
        }
      }
    }
    return found
  }

  private func macro(_ name: String, _ arguments: [Argument]) -> Value {
    if name == "selector" {
      return arguments.selectorName.map { .text(CodeText(literal: $0)) } ?? .unknown
    }
    guard name == "imageLiteral", let argument = arguments["resourceName"],
      case .string(let asset) = argument.kind
    else { return .unknown }
    return .image(.asset(asset))
  }

  /// Evaluates a cast, which tells the class of an object from a storyboard.
  private func cast(_ value: Value, to written: String, _ scope: Scope) -> Value {
    guard let type = isParameter(written) ? ownType(scope) : written else { return value }
    guard let object = value.object else {
      return value.isUnknown ? heap.value(ofType: type) : value
    }
    let isFromStoryboard = object.storyboard != nil && object.className != "UIStoryboard"
    let isKnown = symbols.kind(of: type) != nil || symbols.declares(type)
    if isFromStoryboard || isKnown && mayBe(object, type) { object.className = type }
    return value
  }

  /// Whether an object may be an instance of a class. If its class is a known controller class, only
  /// a cast to a subclass can succeed.
  private func mayBe(_ object: CodeObject, _ type: String) -> Bool {
    guard let name = object.className, name != "UIViewController" else { return true }
    guard object.isPlaceholder else { return false }
    return symbols.kind(of: name) == nil
      || symbols.hierarchy.isKind(
        symbols.hierarchy.name(of: type), of: symbols.hierarchy.name(of: name))
  }

  /// Whether a name is that of a type parameter: `T`, `VC`, `Self`.
  private func isParameter(_ type: String) -> Bool {
    (type == "Self" || type.count < 3 && type.allSatisfy(\.isUppercase)) && !symbols.declares(type)
  }

  /// The type whose static function runs, which is the likely type of what the function creates.
  private func ownType(_ scope: Scope) -> String? {
    if case .type(let type) = scope.frame.me { type } else { nil }
  }

  /// Evaluates `list[0]` and `dictionary[key]`.
  private func element(_ base: Expression, _ arguments: [Argument], _ scope: Scope) -> Value {
    let value = evaluator.evaluate(base, scope)
    guard let position = arguments.first else { return .unknown }
    return evaluator.element(evaluator.evaluate(position.value, scope), of: value)
  }
}
