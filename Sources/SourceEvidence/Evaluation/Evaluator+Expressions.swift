extension Evaluator {
  /// What an expression stands for. The type that is expected matters for `.init(…)` and `.home`.
  func evaluate(_ expression: Expression, _ scope: Scope, expecting type: String? = nil) -> Value {
    guard burn() else { return .unknown }
    switch expression.kind {
    case .name(let name): return lookUp(name, scope)
    case .member(let base, let name): return member(base, name, scope)
    case .call(let callee, let arguments):
      return call(callee, arguments, at: expression.offset, scope, expecting: type)
    case .subscripted(let base, let arguments): return element(base, arguments, scope)
    case .string(let text): return .text(CodeText(literal: text))
    case .interpolation(let parts): return joined(parts.map { evaluate($0, scope) })
    case .literal(let text): return literal(text)
    case .array(let elements): return list(elements, scope, of: type)
    case .dictionary(let pairs): return dictionary(pairs, scope)
    case .tuple(let parts):
      return .tuple(parts.map { ($0.label, evaluate($0.value, scope)) })
    case .closure(let closure):
      closureScopes.append(scope)
      return .closure(closure, scope)
    case .cast(let base, let type): return cast(evaluate(base, scope), to: type)
    case .choice(let sides, let condition): return choice(sides, condition, scope)
    case .operation(let operands, let operators): return operation(operands, operators, scope)
    case .branch(let branch): return value(of: branch, scope)
    case .macro(let name, let arguments): return macro(name, arguments, scope)
    case .keyPath, .other: return .unknown
    }
  }

  private func literal(_ text: String) -> Value {
    if let number = Int(text) { return .number(number) }
    if text == "true" || text == "false" { return .boolean(text == "true") }
    return .unknown
  }

  private func list(_ elements: [Expression], _ scope: Scope, of type: String?) -> Value {
    let element = type.flatMap(TypeName.element)
    return .list(ListValue(elements: elements.map { evaluate($0, scope, expecting: element) }))
  }

  private func dictionary(
    _ pairs: [(key: Expression, value: Expression)], _ scope: Scope
  ) -> Value {
    .list(
      ListValue(
        elements: pairs.map {
          .tuple([("key", evaluate($0.key, scope)), ("value", evaluate($0.value, scope))])
        }))
  }

  private func choice(_ sides: [Expression], _ condition: Expression?, _ scope: Scope) -> Value {
    if let condition, let isMet = isMet(condition, scope) {
      return evaluate(sides[isMet ? 0 : 1], scope)
    }
    condition.map { _ = evaluate($0, scope) }
    if condition == nil { return firstKnown(sides, scope) }
    var values: [Value] = []
    for side in sides { undecidedly { values.append(evaluate(side, scope)) } }
    let texts = values.compactMap { text($0) }
    // Which of two texts is shown is decided when the app runs.
    if texts.count == 2 { return texts[0] == texts[1] ? values[0] : .unknown }
    return values.first { !$0.isUnknown } ?? .unknown
  }

  /// The value of `a ?? b`: the right side is what happens otherwise.
  private func firstKnown(_ sides: [Expression], _ scope: Scope) -> Value {
    var found: Value = .unknown
    for side in sides {
      if !found.isUnknown, found.object?.isPlaceholder != true { break }
      undecidedly {
        let value = evaluate(side, scope)
        if found.isUnknown || value.object?.isPlaceholder == false { found = value }
      }
    }
    return found
  }

  private func operation(_ operands: [Expression], _ operators: [String], _ scope: Scope) -> Value {
    let values = operands.map { evaluate($0, scope) }
    guard !operators.isEmpty, operators.allSatisfy({ $0 == "+" }) else { return .unknown }
    return sum(values)
  }

  /// What `+` makes of values.
  func sum(_ values: [Value]) -> Value {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    if numbers.count == values.count { return .number(numbers.reduce(0, &+)) }
    if values.contains(where: { $0.list != nil }) {
      var whole = ListValue(elements: [])
      for value in values {
        if let list = value.list { whole.append(list) } else { whole.isWhole = false }
      }
      return .list(whole)
    }
    return joined(values)
  }

  /// Texts one after another; unknown if one of them is.
  func joined(_ values: [Value]) -> Value {
    if values.count == 1, case .text = values[0] { return values[0] }
    var literal = ""
    for value in values {
      switch value {
      case .text(let text) where text.literal != nil: literal += text.literal ?? ""
      case .number(let number): literal += String(number)
      case .type(let name): literal += name
      default: return .unknown
      }
      guard literal.utf8.count <= Self.longestText else { return .unknown }
    }
    let confidence: Confidence = values.count > 1 ? .likely : .certain
    return .text(CodeText(literal: literal, confidence: confidence))
  }

  /// How many bytes a text may have that is put together: nobody reads longer titles.
  private static let longestText = 10_000

  private func macro(_ name: String, _ arguments: [Argument], _ scope: Scope) -> Value {
    guard name == "imageLiteral", let argument = arguments["resourceName"],
      case .string(let asset) = argument.kind
    else { return .unknown }
    return .image(.asset(asset))
  }

  /// A conversion tells the class of what a storyboard gives.
  func cast(_ value: Value, to type: String) -> Value {
    if let object = value.object {
      if object.storyboard != nil, object.className != "UIStoryboard" {
        object.className = type
        return value
      }
      let isPlain = object.className.map { $0 == "UIViewController" } ?? true
      if isPlain || object.isPlaceholder,
        symbols.kind(of: type) != nil
          || symbols.declares(type)
      {
        object.className = type
      }
      return value
    }
    return value.isUnknown ? placeholder(type) : value
  }

  /// `list[0]`, `dictionary[key]`.
  private func element(_ base: Expression, _ arguments: [Argument], _ scope: Scope) -> Value {
    let value = evaluate(base, scope)
    guard let position = arguments.first.map({ evaluate($0.value, scope) }) else { return .unknown }
    if let items = value.object, items.className == Self.tabBarItems,
      case .number(let index) = position, (0..<20).contains(index)
    {
      return tabBarItem(index, of: items)
    }
    guard let list = value.list else { return .unknown }
    if case .number(let index) = position, list.elements.indices.contains(index) {
      return list.elements[index]
    }
    return entry(of: list, for: position)
  }

  /// A variable, property, type or global by its name.
  private func lookUp(_ name: String, _ scope: Scope) -> Value {
    if name == "self" {
      if case .type(let type) = scope.frame.me { return .type(type) }
      return scope.frame.me
    }
    if name == "Self" { return scope.frame.type.map { .type($0) } ?? .unknown }
    if name == "super" { return scope.frame.me }
    if let value = scope[name] { return value }
    if let value = ownMember(name, scope) { return value }
    // An instance variable of Objective-C.
    if name.hasPrefix("_"), let value = ownMember(String(name.dropFirst()), scope) { return value }
    if let type = symbols.name(of: name, in: scope.frame.type) {
      return constant(name) ?? .type(type)
    }
    if name.first?.isUppercase == true, symbols.variables[name] == nil {
      return constant(name) ?? .type(name)
    }
    return global(name)
  }

  private func global(_ name: String) -> Value {
    guard let found = symbols.variables[name] else { return .unknown }
    guard let value = found.variable.value, computing.insert(name).inserted else {
      return placeholder(found.variable.type)
    }
    defer { computing.remove(name) }
    let scope = Scope(.init(me: .unknown, type: nil, file: found.file))
    return evaluate(value, scope, expecting: found.variable.type)
  }

  /// A member of `self` that is named without it.
  private func ownMember(_ name: String, _ scope: Scope) -> Value? {
    switch scope.frame.me {
    case .object(let object):
      if let type = object.className ?? scope.frame.type {
        if let value = property(name, of: object, named: type) { return value }
      }
      return scope.frame.type.flatMap { staticMember(name, of: $0) }
    case .enumeration(let type?, _, _): return enumerationMember(name, scope.frame.me, type)
    case .type(let type): return staticMember(name, of: type)
    default: return nil
    }
  }

  /// Constants of Objective-C whose names begin with their type's: `UITabBarSystemItemSearch`.
  private func constant(_ name: String) -> Value? {
    for prefix in Self.constantPrefixes where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      return .enumeration(
        type: prefix, name: rest.prefix(1).lowercased() + rest.dropFirst(), payload: [])
    }
    return nil
  }

  private static let constantPrefixes = [
    "UITabBarSystemItem", "UISplitViewControllerStyle", "UISplitViewControllerColumn",
    "UISplitViewControllerDisplayMode", "UIModalPresentation", "UIAlertControllerStyle",
    "UIPageViewControllerTransitionStyle",
  ]
}
