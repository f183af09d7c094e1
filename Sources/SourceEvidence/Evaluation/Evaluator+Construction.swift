extension Evaluator {
  /// What an initializer makes.
  func construct(
    _ type: String, _ arguments: [Argument], _ origin: Origin, _ scope: Scope
  ) -> Value {
    if let text = localized(type, arguments, scope) { return text }
    if let image = madeImage(type, arguments, scope) { return image }
    if type.hasPrefix("[") || type == "Array" || type == "NSMutableArray" {
      let given = arguments.first.map { evaluate($0.value, scope) }
      if let list = given?.list { return .list(list) }
      let isEmpty = arguments.isEmpty || arguments.first?.label.lowercased() == "capacity"
      return isEmpty ? .list(ListValue(elements: [])) : .unknown
    }
    if let value = resource("init", of: type, arguments, scope) { return value }
    if let entry = symbols.type(type), entry.isEnumeration {
      return enumerationCase(entry, arguments, scope)
    }
    guard type.first?.isUppercase == true || type.hasPrefix("_") else {
      return evaluateAll(arguments, scope)
    }
    if Self.propertyWrappers.contains(type),
      let value = arguments["wrappedValue"] ?? arguments["initialValue"]
    {
      return evaluate(value, scope)
    }
    let object = makeObject(type, at: origin)
    object.isConditional = undecided > 0
    object.owner = scope.frame.type
    if isContainer(type) { made.append(object) }
    initialize(object, type, arguments, origin, scope)
    if CodeCommand.Source(rawValue: type) != nil { noteCommand(object, origin) }
    return .object(object)
  }

  /// `Tab(rawValue: "home")`.
  private func enumerationCase(
    _ entry: SymbolTable.TypeEntry, _ arguments: [Argument], _ scope: Scope
  ) -> Value {
    evaluateAll(Array(arguments.dropFirst()), scope)
    guard let argument = arguments.first else { return .unknown }
    let value = evaluate(argument.value, scope)
    guard argument.label == "rawValue" else { return .unknown }
    let found = entry.cases.indices.first {
      isEqual(rawValue(entry, $0, entry.name), value) == true
    }
    return found.map {
      .enumeration(type: entry.name, name: entry.cases[$0].name, payload: [])
    } ?? .unknown
  }

  /// Wrappers that stand for what they wrap.
  private static let propertyWrappers: Set = [
    "State", "StateObject", "ObservedObject", "Published", "Binding", "Bindable",
    "EnvironmentObject",
  ]

  private func isContainer(_ type: String) -> Bool {
    if ["UIPageControl", "UITabBar", "UISegmentedControl"].contains(type) { return true }
    guard let kind = symbols.kind(of: type)?.kind else { return false }
    return kind != .plain && kind != .hosting
  }

  private func initialize(
    _ object: CodeObject, _ type: String, _ arguments: [Argument], _ origin: Origin,
    _ scope: Scope
  ) {
    let labels = arguments.map(\.label)
    if let found = symbols.function("init", of: type, labels: labels),
      symbols.declares(found.type)
    {
      let values = evaluated(arguments, found.function, of: found.type, scope)
      _ = call(
        found.function, me: .object(object), type: found.type, file: found.file, arguments: values)
      if found.type != type || arguments["rootViewController"] != nil {
        fill(object, arguments, origin, scope)
      }
    } else {
      fill(object, arguments, origin, scope)
    }
  }

  /// Puts the arguments of a framework's or memberwise initializer into an object.
  func fill(
    _ object: CodeObject, _ arguments: [Argument], _ origin: Origin, _ scope: Scope
  ) {
    for argument in arguments {
      let expected = object.className.flatMap {
        symbols.variable(argument.label, of: $0)?.variable.type
      }
      let value = typed(
        evaluate(argument.value, scope, expecting: expected), expected, in: object.className)
      switch argument.label {
      case "rootViewController":
        value.object?.isUsed = true
        if object.fields["viewControllers"] == nil {
          object.fields["viewControllers"] = .list(ListValue(elements: [value]))
        }
      case "viewControllers", "tabs":
        if let type = object.className, symbols.kind(of: type) != nil {
          setControllers(value, of: object, at: origin, scope)
        } else {
          object.fields[argument.label] = value
        }
      case "tabBarSystemItem": object.fields["systemItem"] = value
      case "name" where object.className == "UIStoryboard": setStoryboard(object, value)
      case "", "content":
        fillUnlabeled(object, value, argument)
      default: object.fields[argument.label] = value
      }
    }
  }

  private func fillUnlabeled(_ object: CodeObject, _ value: Value, _ argument: Argument) {
    if case .closure = value {
      object.fields["provider"] = value
      if !["UITab", "UITabGroup", "UISearchTab"].contains(object.className ?? "") {
        undecidedly { _ = apply(value, []) }
      }
    } else if object.className?.hasPrefix("UISegmentedControl") == true {
      object.fields["items"] = value
    } else if object.fields["text"] == nil, case .text = value {
      object.fields["text"] = value
    } else if let list = value.list {
      object.fields["items"] = .list(list)
    }
  }

  func setStoryboard(_ storyboard: CodeObject, _ name: Value) {
    switch name {
    case .text(let text): storyboard.storyboard = text.literal.map { .named($0) } ?? .unknown
    case .enumeration(_, let name, _): storyboard.storyboard = .named(name)
    default: storyboard.storyboard = .unknown
    }
  }

  /// An image that an initializer or factory names.
  private func madeImage(_ type: String, _ arguments: [Argument], _ scope: Scope) -> Value? {
    guard type == "UIImage" || type == "Image" || type == "ImageResource" else { return nil }
    if let name = arguments["systemName"] {
      guard let text = text(evaluate(name, scope))?.literal else { return .unknown }
      return .image(.symbol(text))
    }
    for label in ["named", "resource", "name", ""] {
      guard let name = arguments[label] else { continue }
      let value = evaluate(name, scope)
      if let text = text(value)?.literal { return .image(.asset(text)) }
      if let image = image(value) { return .image(image) }
    }
    return .unknown
  }

  /// Methods of framework classes that make something.
  func frameworkFactory(
    _ name: String, _ type: String, _ arguments: [Argument], _ origin: Origin, _ scope: Scope
  ) -> Value? {
    switch (type, name) {
    case ("UIKeyCommand", "keyCommandWithInput"), ("UIKeyCommand", "commandWithTitle"),
      ("UICommand", "commandWithTitle"), ("UIAction", "actionWithTitle"):
      let object = makeObject(type, at: origin)
      let first = name == "keyCommandWithInput" ? "input" : "title"
      let rest = arguments.dropFirst()
      let named = arguments.first.map { [Argument(label: first, value: $0.value)] } ?? []
      fill(object, named + rest, origin, scope)
      noteCommand(object, origin)
      return .object(object)
    case ("UIMenu", "menuWithTitle"):
      let menu = makeObject(type, at: origin)
      let named = arguments.first.map { [Argument(label: "title", value: $0.value)] } ?? []
      fill(menu, named + arguments.dropFirst(), origin, scope)
      return .object(menu)
    case ("UIImage", "imageNamed"):
      let first = arguments.map { Argument(label: "named", value: $0.value) }
      return madeImage("UIImage", first, scope)
    case ("UIImage", "systemImageNamed"), ("UIImage", "_systemImageNamed"):
      let first = arguments.map { Argument(label: "systemName", value: $0.value) }
      return madeImage("UIImage", first, scope)
    case ("UIStoryboard", "storyboardWithName"):
      let storyboard = makeObject("UIStoryboard", at: nil)
      setStoryboard(storyboard, arguments.first.map { evaluate($0.value, scope) } ?? .unknown)
      return .object(storyboard)
    case ("NSMutableArray", _), ("NSArray", _):
      let value = arguments.first.map { evaluate($0.value, scope) }
      return value?.list.map { .list($0) } ?? .list(ListValue(elements: []))
    case ("NSString", "stringWithFormat"), ("NSString", "stringWithString"):
      return arguments.first.map { evaluate($0.value, scope) } ?? .unknown
    case ("NSDictionary", _): return resource(name, of: type, arguments, scope)
    case ("UIApplication", _), ("UIDevice", _), ("UIScreen", _), ("NSBundle", _), ("Bundle", _):
      evaluateAll(arguments, scope)
      return .unknown
    default: return nil
    }
  }
}
