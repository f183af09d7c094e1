extension Evaluator {
  /// A method of a list.
  func call(
    _ name: String, _ list: ListValue, _ base: Expression, _ arguments: [Argument], _ scope: Scope
  ) -> Value {
    switch name {
    case "map", "compactMap", "flatMap": return mapped(list, arguments, name == "flatMap", scope)
    case "value", "object", "objectForKey", "valueForKey", "valueForKeyPath":
      guard let key = arguments.first else { return .unknown }
      let isPath = key.label == "forKeyPath" || name == "valueForKeyPath"
      let found = evaluate(key.value, scope)
      return isPath ? entry(of: list, forPath: found) : entry(of: list, for: found)
    case "forEach", "enumerateObjectsUsingBlock":
      for element in list.elements.prefix(ListValue.mostFollowed) {
        _ = applyFirst(arguments, [element], scope)
      }
      return .unknown
    case "enumerated":
      let pairs = list.elements.enumerated().map { index, element in
        Value.tuple([("offset", .number(index)), ("element", element)])
      }
      return .list(ListValue(elements: pairs, isWhole: list.isWhole))
    case "append", "insert": return append(list, base, arguments, scope)
    case "reversed":
      return .list(ListValue(elements: list.elements.reversed(), isWhole: list.isWhole))
    case "first", "last", "contains":
      return .unknown
    case "filter", "prefix", "dropFirst", "dropLast", "suffix":
      var some = list
      some.isConditional = true
      return .list(some)
    default:
      // Sorting, copying and the like.
      evaluateAll(arguments, scope)
      return .list(list)
    }
  }

  /// `tabBarController.viewControllers?.append(next)` where the tabs are made elsewhere; nil if it is
  /// something else.
  func appended(
    _ name: String, to base: Expression, _ arguments: [Argument], _ scope: Scope
  ) -> Value? {
    guard name == "append" || name == "insert",
      case .member(let owner?, "viewControllers") = base.kind,
      let object = evaluate(owner, scope).object, object.isPlaceholder,
      let type = object.className, symbols.kind(of: type)?.kind == .tabBar
    else { return nil }
    object.fields["appends"] = .boolean(true)
    return append(ListValue(elements: [], isWhole: false), base, arguments, scope)
  }

  private func mapped(
    _ list: ListValue, _ arguments: [Argument], _ flattens: Bool, _ scope: Scope
  ) -> Value {
    let isAllFollowed = list.elements.count <= ListValue.mostFollowed
    var result = ListValue(
      elements: [], isWhole: list.isWhole && isAllFollowed, isConditional: list.isConditional)
    for element in list.elements.prefix(ListValue.mostFollowed) {
      let value = applyFirst(arguments, [element], scope)
      if flattens, let inner = value.list {
        result.append(inner)
      } else {
        result.elements.append(value)
      }
    }
    return .list(result)
  }

  /// Applies the first argument: a closure, a key path, a function or a type.
  private func applyFirst(_ arguments: [Argument], _ values: [Value], _ scope: Scope) -> Value {
    guard let argument = arguments.first?.value else { return .unknown }
    switch argument.kind {
    case .keyPath(let names):
      return names.filter { $0 != "self" }.reduce(values[0]) { member($1, of: $0, scope) }
    case .name(let name), .member(_, let name):
      if case .closure = evaluate(argument, scope) { break }
      let callee = Expression(.name(name), at: argument.offset)
      let inner = scope.nested()
      inner.declare("element", values[0])
      let element = Argument(label: "", value: Expression(.name("element"), at: argument.offset))
      if case .member(let base?, "init") = argument.kind {
        return call(base, [element], at: argument.offset, inner, expecting: nil)
      }
      if case .member(_?, _) = argument.kind {
        return call(argument, [element], at: argument.offset, inner, expecting: nil)
      }
      return call(callee, [element], at: argument.offset, inner, expecting: nil)
    default: break
    }
    return apply(evaluate(argument, scope), values)
  }

  private func append(
    _ list: ListValue, _ base: Expression, _ arguments: [Argument], _ scope: Scope
  ) -> Value {
    var longer = list
    for argument in arguments where argument.label != "at" {
      let value = evaluate(argument.value, scope)
      if argument.label == "contentsOf", let more = value.list {
        longer.append(more)
      } else {
        longer.append(ListValue(elements: [value]))
      }
      if let object = value.object, undecided > 0 { object.isConditional = true }
    }
    longer.isConditional = list.isConditional || undecided > 0
    assign(.list(longer), to: base, false, scope)
    return .unknown
  }
}
