extension Evaluator {
  /// `base.name`.
  func member(_ base: Expression?, _ name: String, _ scope: Scope) -> Value {
    guard let base else { return .enumeration(type: nil, name: name, payload: []) }
    if let reference = generated(base, name) { return reference }
    if name == "infoDictionary" { return propertyList("Info") ?? .unknown }
    return spelledKey(base, name) ?? member(name, of: evaluate(base, scope), scope)
  }

  /// The key of a text that a path of members spells, where a generated type is not in the checkout.
  private func spelledKey(_ base: Expression, _ name: String) -> Value? {
    guard let names = base.names, let first = names.first, first.first?.isUppercase == true,
      !first.hasPrefix("UI"), symbols.name(of: first, in: nil) == nil,
      let found = spelledKeys.key(spelledBy: names + [name], in: symbols.resources)
    else { return nil }
    let table = found.table == "Localizable" ? nil : found.table
    return .text(CodeText(key: found.key, table: table, confidence: .likely))
  }

  /// A member of a value.
  func member(_ name: String, of value: Value, _ scope: Scope) -> Value {
    switch value {
    case .object(let object):
      let type = object.className ?? ""
      return property(name, of: object, named: type) ?? .unknown
    case .type(let type): return typeMember(name, type)
    case .enumeration(let type, _, _):
      return type.flatMap { enumerationMember(name, value, $0) } ?? .unknown
    case .list(let list): return listMember(name, list)
    case .text(let text): return textMember(name, text)
    case .image: return value
    case .tuple(let parts):
      if let index = Int(name), parts.indices.contains(index) { return parts[index].value }
      return parts.first { $0.label == name }?.value ?? .unknown
    case .unknown: return value
    default: return .unknown
    }
  }

  private func typeMember(_ name: String, _ type: String) -> Value {
    if name == "infoDictionary", type == "Bundle" || type == "NSBundle" {
      return propertyList("Info") ?? .unknown
    }
    if name == "self" || name == "init" { return .type(type) }
    if let value = staticMember(name, of: type) { return value }
    if let inner = symbols.name(of: name, in: type) { return .type(inner) }
    // Identifiers of storyboards are mostly named after their classes.
    if [
      "identifier", "storyboardIdentifier", "storyboardID", "storyboardId", "reuseIdentifier",
      "className", "nameOfClass", "name",
    ].contains(name) {
      return .text(CodeText(literal: type, confidence: .likely))
    }
    return .enumeration(type: type, name: name, payload: [])
  }

  /// A static property, a case, or all cases.
  func staticMember(_ name: String, of type: String) -> Value? {
    guard let entry = symbols.type(type) else { return nil }
    if name == "allCases", !entry.cases.isEmpty, entry.variables["allCases"] == nil {
      return .list(
        ListValue(
          elements: entry.cases.map { .enumeration(type: type, name: $0.name, payload: []) }))
    }
    if entry.cases.contains(where: { $0.name == name }) {
      return .enumeration(type: type, name: name, payload: [])
    }
    guard let found = symbols.variable(name, of: type), found.variable.isStatic else { return nil }
    return compute(found, me: .type(type))
  }

  /// A property of a case of an enumeration.
  func enumerationMember(_ name: String, _ value: Value, _ type: String) -> Value? {
    if let found = symbols.variable(name, of: type) { return compute(found, me: value) }
    if name == "rawValue" || name == "description", let entry = symbols.type(type),
      let position = entry.cases.firstIndex(where: { $0.name == value.caseName })
    {
      return rawValue(entry, position, type)
    }
    return nil
  }

  func rawValue(_ entry: SymbolTable.TypeEntry, _ position: Int, _ type: String) -> Value {
    let inherited = symbols.hierarchy.declarations[type.lastComponent]?.inherited ?? []
    if let written = entry.cases[position].rawValue {
      let scope = Scope(.init(me: .unknown, type: type, file: entry.origin?.file ?? 0))
      return evaluate(written, scope)
    }
    return inherited.contains("Int")
      ? .number(position)
      : .text(CodeText(literal: entry.cases[position].name, confidence: .likely))
  }

  /// What a property's code computes.
  private func compute(
    _ found: (variable: Variable, file: Int, type: String), me: Value
  ) -> Value {
    let key = "\(found.type).\(found.variable.name).\(me.caseName ?? "")"
    guard calls < Self.deepest, computing.insert(key).inserted else { return .unknown }
    calls += 1
    defer {
      calls -= 1
      computing.remove(key)
    }
    let frame = Scope.Frame(me: me, type: found.type, file: found.file)
    let scope = Scope(frame)
    if let value = found.variable.value {
      return typed(
        evaluate(value, scope, expecting: found.variable.type), found.variable.type, in: found.type)
    }
    guard let getter = found.variable.getter else {
      return placeholder(found.variable.type, in: found.type)
    }
    return result(of: getter, scope, type: found.variable.type)
  }

  /// What statements return, or the value of the only one.
  func result(of body: [Statement], _ scope: Scope, type: String? = nil) -> Value {
    let body = compiled(body, scope)
    if body.count == 1 {
      switch body[0].kind {
      case .expression(let only): return evaluate(only, scope, expecting: type)
      case .returning(let only?): return evaluate(only, scope, expecting: type)
      case .branch(let branch) where !branch.arms.isEmpty:
        let value = self.value(of: branch, scope)
        if !value.isUnknown { return value }
        return scope.frame.perhapsReturned.last { !$0.isUnknown } ?? .unknown
      default: break
      }
    }
    var value: Value = .unknown
    if case .returned(let returned) = run(body, scope) { value = returned }
    if value.isUnknown {
      return scope.frame.perhapsReturned.last { !$0.isUnknown } ?? value
    }
    return value
  }

  /// The only statement that this build compiles, if it is one side of `#if`; else all statements.
  private func compiled(_ body: [Statement], _ scope: Scope) -> [Statement] {
    guard body.count == 1, case .block(let sides) = body[0].kind else { return body }
    let compiled = sides.filter { !isLeftOut($0, scope) }
    return compiled.count == 1 ? compiled : body
  }

  /// A property of an object; nil if nothing declares it.
  func property(_ name: String, of object: CodeObject, named type: String) -> Value? {
    if let value = object.fields[name] { return value }
    if let found = symbols.variable(name, of: type), !found.variable.isStatic {
      let value = declared(found, of: object)
      if found.variable.value != nil || found.variable.getter != nil { return value }
      return getterMethod(name, of: object, named: type) ?? value
    }
    if let value = getterMethod(name, of: object, named: type) { return value }
    if let kind = symbols.kind(of: type)?.kind ?? storyboardKind(object) {
      if let value = controllerProperty(name, of: object, kind) { return value }
    }
    if let value = frameworkProperty(name, of: object) { return value }
    return nil
  }

  /// In Objective-C a method without arguments is a getter.
  private func getterMethod(_ name: String, of object: CodeObject, named type: String) -> Value? {
    guard let found = symbols.function(name, of: type, labels: []),
      found.function.parameters.isEmpty, !found.function.isStatic,
      symbols.files[found.file].isObjectiveC,
      computing.insert("\(type).\(name)()").inserted
    else { return nil }
    defer { computing.remove("\(type).\(name)()") }
    let value = call(
      found.function, me: .object(object), type: found.type, file: found.file, arguments: [])
    return value.isUnknown ? nil : value
  }

  private func storyboardKind(_ object: CodeObject) -> ControllerKind? {
    object.storyboard != nil && object.className != "UIStoryboard" ? .plain : nil
  }

  private func declared(
    _ found: (variable: Variable, file: Int, type: String), of object: CodeObject
  ) -> Value {
    if found.variable.getter != nil, found.variable.value == nil {
      return compute(found, me: .object(object))
    }
    let value = compute(found, me: .object(object))
    if object.fields[found.variable.name] == nil, !value.isUnknown {
      object.fields[found.variable.name] = value
    }
    return object.fields[found.variable.name] ?? value
  }

  /// What every view controller has.
  private func controllerProperty(
    _ name: String, of object: CodeObject, _ kind: ControllerKind
  ) -> Value? {
    func keep(_ className: String) -> Value {
      let value = Value.object(makeObject(className, at: nil, isPlaceholder: true))
      object.fields[name] = value
      return value
    }
    switch name {
    case "tabBarItem": return keep("UITabBarItem")
    case "navigationItem": return keep("UINavigationItem")
    case "navigationController": return keep("UINavigationController")
    case "tabBarController": return keep("UITabBarController")
    case "splitViewController": return keep("UISplitViewController")
    case "tabBar" where kind == .tabBar: return keep("UITabBar")
    case "popoverPresentationController": return keep("UIPopoverPresentationController")
    case "storyboard":
      let storyboard = makeObject("UIStoryboard", at: nil)
      storyboard.storyboard = .own
      return .object(storyboard)
    case "topViewController", "visibleViewController", "rootViewController":
      return object.fields["viewControllers"]?.list?.elements.last
    case "tab" where kind == .plain: return keep("UITab")
    default: return nil
    }
  }

  private func frameworkProperty(_ name: String, of object: CodeObject) -> Value? {
    if name == "items", object.className == "UITabBar" {
      let items = Value.object(makeObject(Self.tabBarItems, at: nil, isPlaceholder: true))
      object.fields[name] = items
      return items
    }
    if name == "window" || name == "keyWindow" {
      let value = Value.object(makeObject("UIWindow", at: nil, isPlaceholder: true))
      object.fields[name] = value
      return value
    }
    return nil
  }

  /// What stands for the items of a bar that is made elsewhere: they are known by position.
  static let tabBarItems = "[UITabBarItem]"

  /// An item of a bar that is made elsewhere.
  func tabBarItem(_ index: Int, of items: CodeObject) -> Value {
    if let known = items.fields[String(index)] { return known }
    let item = Value.object(makeObject("UITabBarItem", at: nil, isPlaceholder: true))
    items.fields[String(index)] = item
    return item
  }

  private func listMember(_ name: String, _ list: ListValue) -> Value {
    switch name {
    case "first": list.elements.first ?? .unknown
    case "last": list.elements.last ?? .unknown
    case "lazy", "keys", "values": .list(list)
    case "count": list.isWhole ? .number(list.elements.count) : .unknown
    default: .unknown
    }
  }
}
