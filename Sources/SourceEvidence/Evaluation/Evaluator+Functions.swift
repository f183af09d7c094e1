extension Evaluator {
  /// The values of arguments, by the names of the parameters.
  func evaluated(
    _ arguments: [Argument], _ function: Function, of type: String?, _ scope: Scope
  ) -> [(String, Value)] {
    var open = function.parameters[...]
    var found: [(String, Value)] = []
    for (index, argument) in arguments.enumerated() {
      var parameter: Function.Parameter?
      if let match = open.firstIndex(where: { $0.label == argument.label }) {
        parameter = open[match]
        open = open[(match + 1)...]
      } else if argument.label.isEmpty, case .closure = argument.value.kind {
        parameter = open.popLast()
      } else if function.parameters.indices.contains(index), argument.label.isEmpty {
        parameter = function.parameters[index]
      }
      let value = evaluate(argument.value, scope, expecting: parameter?.type)
      if let parameter { found.append((parameter.name, typed(value, parameter.type, in: type))) }
    }
    return found
  }

  /// `.home` gets the type of the parameter that it is given to.
  func typed(_ value: Value, _ type: String?, in outer: String?) -> Value {
    if case .enumeration(nil, let name, let payload) = value, let written = type,
      let type = symbols.name(of: written, in: outer)
    {
      if payload.isEmpty, let known = staticMember(name, of: type) { return known }
      return .enumeration(type: type, name: name, payload: payload)
    }
    if case .tuple(let parts) = value, let type = type.flatMap({ symbols.name(of: $0, in: outer) }),
      let labels = symbols.type(type)?.variables.values.map(\.variable).sorted(by: {
        $0.offset < $1.offset
      }), labels.count == parts.count
    {
      return .tuple(zip(labels, parts).map { ($0.name, $1.value) })
    }
    if case .list(var list) = value, let element = type.flatMap(TypeName.element) {
      list.elements = list.elements.map { typed($0, element, in: outer) }
      return .list(list)
    }
    return value
  }

  /// Runs a function.
  func call(
    _ function: Function, me: Value, type: String?, file: Int, arguments: [(String, Value)]
  ) -> Value {
    guard calls < Self.deepest, burn() else { return .unknown }
    calls += 1
    defer { calls -= 1 }
    reached.insert(Origin(file: file, offset: function.offset))
    let scope = Scope(.init(me: me, type: type, file: file))
    scope.frame.conditions = symbols.files[file].conditions(at: function.offset)
    for parameter in function.parameters {
      let given = arguments.first { $0.0 == parameter.name }?.1
      scope.declare(
        parameter.name,
        given ?? parameter.defaultValue.map { evaluate($0, scope, expecting: parameter.type) }
          ?? placeholder(parameter.type, in: type))
    }
    let value = typed(
      result(of: function.body, scope, type: function.result), function.result, in: type)
    return value.isUnknown ? made(function, at: scope) : value
  }

  /// What a function returns by its declared class, if its code does not tell.
  private func made(_ function: Function, at scope: Scope) -> Value {
    guard let result = function.result, result != "UIViewController",
      symbols.kind(of: result) != nil
    else { return .unknown }
    return .object(makeObject(result, at: nil, isPlaceholder: true))
  }

  /// The elements that a result builder's closure lists; nil if it is no such closure.
  private func built(_ body: [Statement], _ scope: Scope) -> Value? {
    guard body.count > 1, Self.listsExpressions(body, depth: 0) else { return nil }
    var list = ListValue(elements: [])
    collect(body, into: &list, scope)
    return .list(list)
  }

  private static func listsExpressions(_ body: [Statement], depth: Int) -> Bool {
    body.allSatisfy { statement in
      switch statement.kind {
      case .expression(let expression):
        switch expression.kind {
        case .call(let callee, _):
          callee.lastName?.first?.isUppercase == true || callee.isTypeMember
        case .member: expression.isTypeMember
        default: false
        }
      case .block(let inner): depth < 4 && listsExpressions(inner, depth: depth + 1)
      case .branch(let branch):
        depth < 4 && branch.arms.allSatisfy { listsExpressions($0.body, depth: depth + 1) }
      default: false
      }
    }
  }

  private func collect(_ body: [Statement], into list: inout ListValue, _ scope: Scope) {
    for statement in body where !isLeftOut(statement, scope) && burn() {
      switch statement.kind {
      case .expression(let expression):
        list.append(ListValue(elements: [evaluate(expression, scope)]))
      case .block(let inner): collect(inner, into: &list, scope)
      case .branch(let branch):
        list.isConditional = true
        for arm in branch.arms { collect(arm.body, into: &list, scope) }
      default: break
      }
    }
  }

  /// Runs a closure.
  func apply(_ value: Value, _ arguments: [Value]) -> Value {
    guard case .closure(let closure, let outer) = value, calls < Self.deepest, burn() else {
      return .unknown
    }
    calls += 1
    defer { calls -= 1 }
    let frame = Scope.Frame(
      me: outer.frame.me, type: outer.frame.type, file: outer.frame.file)
    frame.conditions = outer.frame.conditions
    let scope = Scope(frame, inside: outer)
    for (index, name) in closure.parameters.enumerated() {
      scope.declare(name, index < arguments.count ? arguments[index] : .unknown)
    }
    if closure.parameters.count > 1, arguments.count == 1 {
      bind(closure.parameters, to: arguments[0], scope)
    }
    if closure.parameters.isEmpty {
      for (index, argument) in arguments.enumerated() { scope.declare("$\(index)", argument) }
    }
    return built(closure.body, scope) ?? result(of: closure.body, scope)
  }
}
