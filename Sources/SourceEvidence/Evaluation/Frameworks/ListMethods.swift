/// Methods of arrays and dictionaries.
struct ListMethods {
  let symbols: SymbolTable
  let limits: Limits

  /// Returns a property of a list.
  static func member(_ name: String, of list: ListValue) -> Value {
    switch name {
    case "first": list.elements.first ?? .unknown
    case "last": list.elements.last ?? .unknown
    case "lazy", "keys", "values": .list(list)
    case "count": list.isWhole ? .number(list.elements.count) : .unknown
    default: .unknown
    }
  }

  /// Returns the result of a method of a list. `base` is the receiver.
  func call(_ name: String, of list: ListValue, _ base: Expression, _ site: CallSite) -> Value {
    switch name {
    case "map", "compactMap", "flatMap": return mapped(list, name == "flatMap", site)
    case "value", "object", "objectForKey", "valueForKey", "valueForKeyPath":
      guard let key = site.arguments.first, let value = site.first else { return .unknown }
      let isPath = key.label == "forKeyPath" || name == "valueForKeyPath"
      return isPath ? list.entry(forPath: value) : list.entry(for: value)
    case "forEach", "enumerateObjectsUsingBlock":
      for element in list.elements.prefix(ListValue.mostFollowed) { _ = apply(element, site) }
      return .unknown
    case "enumerated":
      let pairs = list.elements.enumerated().map { index, element in
        Value.tuple([("offset", .number(index)), ("element", element)])
      }
      return .list(ListValue(elements: pairs, isWhole: list.isWhole))
    case "append", "insert", "formUnion": return append(to: list, base, site)
    case "union":
      return .list(ListValue(elements: list.elements + (site.first.map { [$0] } ?? [])))
    case "reversed":
      return .list(ListValue(elements: list.elements.reversed(), isWhole: list.isWhole))
    case "first", "last", "contains": return .unknown
    case "filter", "prefix", "dropFirst", "dropLast", "suffix":
      var some = list
      some.isConditional = true
      return .list(some)
    default:
      // Sorting, copying, and other methods that keep the elements.
      site.evaluateAll()
      return .list(list)
    }
  }

  /// Models `tabBarController.viewControllers?.append(next)` for tabs that other code sets. Returns
  /// `nil` for other calls.
  func appended(_ name: String, to base: Expression, _ site: CallSite) -> Value? {
    guard name == "append" || name == "insert",
      case .member(let owner?, EffectNames.controllers) = base.kind,
      let object = site.value(owner).object, object.isPlaceholder,
      let type = object.className, symbols.kind(of: type)?.kind == .tabBar
    else { return nil }
    object.notes.appends = true
    return append(to: ListValue(elements: [], isWhole: false), base, site)
  }

  private func mapped(_ list: ListValue, _ flattens: Bool, _ site: CallSite) -> Value {
    let isAllFollowed = list.elements.count <= ListValue.mostFollowed
    var result = ListValue(
      elements: [], isWhole: list.isWhole && isAllFollowed, isConditional: list.isConditional)
    for element in list.elements.prefix(ListValue.mostFollowed) {
      let value = apply(element, site)
      if flattens, let inner = value.list {
        result.append(inner)
      } else {
        result.elements.append(value)
      }
    }
    return .list(result)
  }

  /// Applies the first argument of a call, a closure, key path, function, or type, to an element.
  private func apply(_ element: Value, _ site: CallSite) -> Value {
    guard let function = site.arguments.first?.value else { return .unknown }
    switch function.kind {
    case .keyPath(let names):
      return names.filter { $0 != "self" }.reduce(element) {
        site.evaluator.member($1, of: $0)
      }
    case .name, .member:
      let value = site.value(function)
      if case .closure = value { return site.evaluator.apply(value, [element]) }
      return call(function, with: element, site)
    default: return site.evaluator.apply(site.value(function), [element])
    }
  }

  private func call(_ function: Expression, with element: Value, _ site: CallSite) -> Value {
    let inner = site.scope.nested()
    inner.declare("element", element)
    let argument = Argument(label: "", value: Expression(.name("element"), at: function.offset))
    let origin = Position(file: site.origin.file, offset: function.offset)
    let call = CallSite(
      arguments: [argument], origin: origin, scope: inner, evaluator: site.evaluator)
    // `HomeViewController.init` is called like its type.
    if case .member(let base?, "init") = function.kind {
      return site.evaluator.call(base, call, expecting: nil)
    }
    if case .member(nil, let name) = function.kind {
      return site.evaluator.call(Expression(.name(name), at: function.offset), call, expecting: nil)
    }
    return site.evaluator.call(function, call, expecting: nil)
  }

  private func append(to list: ListValue, _ base: Expression, _ site: CallSite) -> Value {
    var longer = list
    for argument in site.arguments where argument.label != "at" {
      let value = site.value(argument.value)
      if argument.label == "contentsOf", let more = value.list {
        longer.append(more)
      } else {
        longer.append(ListValue(elements: [value]))
      }
      if let object = value.object, limits.isUndecided { object.isConditional = true }
    }
    longer.isConditional = list.isConditional || limits.isUndecided
    site.evaluator.assign(.list(longer), to: base, adds: false, site.scope)
    return .unknown
  }
}
