extension Evaluator {
  /// A call of a function, method, initializer or closure.
  func call(
    _ callee: Expression, _ arguments: [Argument], at offset: Int, _ scope: Scope,
    expecting type: String?
  ) -> Value {
    let origin = Origin(file: scope.frame.file, offset: offset)
    switch callee.kind {
    case .name(let name): return call(named: name, arguments, origin, scope)
    case .member(nil, "init"):
      guard let type = type ?? presumedType(arguments) else {
        return evaluateAll(arguments, scope)
      }
      return construct(type, arguments, origin, scope)
    case .member(nil, let name):
      return .enumeration(
        type: type, name: name, payload: arguments.map { evaluate($0.value, scope) })
    case .member(let base?, let name):
      return call(name, of: base, arguments, origin, scope)
    case .closure(let closure):
      return apply(.closure(closure, scope), arguments.map { evaluate($0.value, scope) })
    default:
      let value = evaluate(callee, scope)
      if case .closure = value {
        return apply(value, arguments.map { evaluate($0.value, scope) })
      }
      if case .type(let type) = value { return construct(type, arguments, origin, scope) }
      return evaluateAll(arguments, scope)
    }
  }

  /// What `.init(…)` makes, by its labels.
  private func presumedType(_ arguments: [Argument]) -> String? {
    let labels = Set(arguments.map(\.label))
    if labels.contains("rootViewController") { return "UINavigationController" }
    if labels.contains("title"), !labels.isDisjoint(with: ["tag", "selectedImage"]) {
      return "UITabBarItem"
    }
    return nil
  }

  /// The arguments are evaluated for what they make. Of the result nothing is known, unless a class of
  /// view controllers is asked for: `resolve(HomeViewController.self)`.
  @discardableResult
  func evaluateAll(_ arguments: [Argument], _ scope: Scope) -> Value {
    var asked: Value = .unknown
    for argument in arguments {
      let value = evaluate(argument.value, scope)
      if case .closure = value { undecidedly { _ = apply(value, []) } }
      if case .type(let type) = value, arguments.count == 1, symbols.kind(of: type) != nil {
        asked = placeholder(type)
      }
    }
    return asked
  }

  private func call(
    named name: String, _ arguments: [Argument], _ origin: Origin, _ scope: Scope
  ) -> Value {
    if let value = scope[name], case .closure = value {
      return apply(value, arguments.map { evaluate($0.value, scope) })
    }
    let labels = arguments.map(\.label)
    if let type = scope.frame.type,
      let found = symbols.function(name, of: type, labels: labels)
    {
      let me = scope.frame.me
      return call(
        found.function, me: me, type: found.type, file: found.file,
        arguments: evaluated(arguments, found.function, of: found.type, scope))
    }
    if let found = symbols.function(name, labels: labels) {
      return call(
        found.function, me: .unknown, type: nil, file: found.file,
        arguments: evaluated(arguments, found.function, of: nil, scope))
    }
    if let text = localized(name, arguments, scope) { return text }
    if name == "NSClassFromString", let text = arguments.first.map({ evaluate($0.value, scope) }),
      let type = self.text(text)?.literal
    {
      return .type(type)
    }
    // A macro, such as `LOC(@"home")`.
    let isMacro = name.allSatisfy { $0.isUppercase || $0 == "_" }
    if isMacro, let text = presumedText(name, arguments, scope) { return text }
    if name.first?.isUppercase == true {
      let type = symbols.name(of: name, in: scope.frame.type) ?? name
      return construct(type, arguments, origin, scope)
    }
    if let object = scope.frame.me.object,
      let value = framework(name, of: object, arguments, origin, scope)
    {
      return value
    }
    if let text = presumedText(name, arguments, scope) { return text }
    return presumedWrapper(nil, name, arguments, scope)
  }

  private func call(
    _ name: String, of base: Expression, _ arguments: [Argument], _ origin: Origin,
    _ scope: Scope
  ) -> Value {
    if base.lastName == "super", case .name = base.kind {
      return callSuper(name, arguments, origin, scope)
    }
    // `R.storyboard.main.home()`, `R.string.localizable.home()`.
    if let reference = generated(base, name) { return taken(reference, origin, scope) }
    let value = evaluate(base, scope)
    if isBundle(value), let found = bundle(name, arguments, scope) { return found }
    if value.isUnknown, let more = appended(name, to: base, arguments, scope) { return more }
    switch value {
    case .type(let type): return callStatic(name, type, arguments, origin, scope)
    case .object(let object): return call(name, object, arguments, origin, scope)
    case .list(let list): return call(name, list, base, arguments, scope)
    case .text(let text): return textMember(name, text)
    case .image:
      return value
    case .enumeration(let type?, _, _):
      if let found = symbols.function(name, of: type, labels: arguments.map(\.label)) {
        return call(
          found.function, me: value, type: found.type, file: found.file,
          arguments: evaluated(arguments, found.function, of: found.type, scope))
      }
      evaluateAll(arguments, scope)
      return presumedText(name, arguments, scope) ?? .unknown
    case .closure: return apply(value, arguments.map { evaluate($0.value, scope) })
    default:
      if let text = presumedText(name, arguments, scope) { return text }
      if Self.menus.contains(name) { return putIntoMenu(name, arguments, scope) }
      if Self.ways.contains(name) {
        let unknown = makeObject(nil, at: nil, isPlaceholder: true)
        return framework(name, of: unknown, arguments, origin, scope) ?? .unknown
      }
      let result = evaluateAll(arguments, scope)
      return result
    }
  }

  /// Methods that lead to another screen, whatever they are called on.
  static let ways: Set = [
    "pushViewController", "present", "showDetailViewController", "instantiateViewController",
    "instantiateInitialViewController", "performSegue", "addChild",
  ]

  private func callSuper(
    _ name: String, _ arguments: [Argument], _ origin: Origin, _ scope: Scope
  ) -> Value {
    guard let type = scope.frame.type else { return evaluateAll(arguments, scope) }
    let labels = arguments.map(\.label)
    if let found = symbols.function(name, of: type, labels: labels, after: type),
      symbols.hierarchy.ancestors(of: type).contains(found.type)
    {
      return call(
        found.function, me: scope.frame.me, type: found.type, file: found.file,
        arguments: evaluated(arguments, found.function, of: found.type, scope))
    }
    if name == "init", let object = scope.frame.me.object {
      fill(object, arguments, origin, scope)
      return .unknown
    }
    return evaluateAll(arguments, scope)
  }

  private func callStatic(
    _ name: String, _ type: String, _ arguments: [Argument], _ origin: Origin, _ scope: Scope
  ) -> Value {
    if name == "init" { return construct(type, arguments, origin, scope) }
    if name == "class" || name == "self" { return .type(type) }
    let labels = arguments.map(\.label)
    if let found = symbols.function(name, of: type, labels: labels) {
      let value = call(
        found.function, me: .type(type), type: found.type, file: found.file,
        arguments: evaluated(arguments, found.function, of: found.type, scope))
      if !value.isUnknown { return value }
    } else if let value = frameworkFactory(name, type, arguments, origin, scope) {
      return value
    } else if let text = presumedText(name, arguments, scope) {
      return text
    }
    if symbols.type(type)?.cases.contains(where: { $0.name == name }) == true {
      return .enumeration(
        type: type, name: name, payload: arguments.map { evaluate($0.value, scope) })
    }
    evaluateAll(arguments, scope)
    // `HomeViewController.make()` makes what it is called on.
    if let kind = symbols.kind(of: type)?.kind, Self.makes(name) {
      let object = makeObject(type, at: origin)
      object.isConditional = true
      if kind != .plain, kind != .hosting { made.append(object) }
      return .object(object)
    }
    return .unknown
  }

  private static func makes(_ name: String) -> Bool {
    ["make", "create", "build", "instan", "new", "load", "from", "init", "controller", "get"]
      .contains { name.lowercased().hasPrefix($0) }
  }

  private func call(
    _ name: String, _ object: CodeObject, _ arguments: [Argument], _ origin: Origin,
    _ scope: Scope
  ) -> Value {
    if let type = object.className {
      if let found = symbols.function(name, of: type, labels: arguments.map(\.label)),
        !found.function.isStatic || object.className == nil
      {
        return call(
          found.function, me: .object(object), type: found.type, file: found.file,
          arguments: evaluated(arguments, found.function, of: found.type, scope))
      }
      switch object.fields[name] {
      case .closure(let closure, let inner)?:
        return apply(.closure(closure, inner), arguments.map { evaluate($0.value, scope) })
      case .type(let type)?: return construct(type, arguments, origin, scope)
      default: break
      }
    }
    if let value = framework(name, of: object, arguments, origin, scope) { return value }
    return presumedWrapper(
      object === scope.frame.me.object ? nil : object, name, arguments, scope)
  }
}
