extension Evaluator {
  /// The type that an assignment's target has, as far as it is declared.
  func expectedType(_ target: Expression, _ scope: Scope) -> String? {
    switch target.kind {
    case .name(let name), .member(_, let name):
      if let known = Self.frameworkTypes[name] { return known }
      guard let type = scope.frame.type else { return nil }
      return symbols.variable(name, of: type)?.variable.type
    default: return nil
    }
  }

  private static let frameworkTypes = [
    "tabBarItem": "UITabBarItem", "viewControllers": "[UIViewController]", "tabs": "[UITab]",
  ]

  /// `target = value`, `target += value`.
  func assign(_ value: Value, to target: Expression, _ adds: Bool, _ scope: Scope) {
    let origin = Origin(file: scope.frame.file, offset: target.offset)
    switch target.kind {
    case .name(let name):
      let value = adds ? added(value, to: evaluate(target, scope)) : value
      if scope.assign(name, value) { return }
      let field = name.hasPrefix("_") ? String(name.dropFirst()) : name
      scope.frame.me.object.map { set(field, of: $0, to: value, at: origin, scope) }
    case .member(let base?, let name):
      let value = adds ? added(value, to: evaluate(target, scope)) : value
      guard let object = evaluate(base, scope).object else {
        // Nothing else has a root view controller than a window.
        if name == "rootViewController" {
          value.object.map { noteWindow($0, .root, at: origin, scope) }
        }
        return
      }
      set(name, of: object, to: value, at: origin, scope)
    default: break
    }
  }

  private func added(_ value: Value, to before: Value) -> Value {
    switch before {
    case .list(var list):
      guard let more = value.list else { return value }
      list.append(more)
      list.isConditional = list.isConditional || undecided > 0
      return .list(list)
    case .text, .number: return sum([before, value])
    default: return value
    }
  }

  /// Puts a value into an object.
  func set(
    _ name: String, of object: CodeObject, to value: Value, at origin: Origin, _ scope: Scope
  ) {
    if holdsControllers(name, object) {
      return setControllers(value, of: object, at: origin, scope)
    }
    if name == "rootViewController" {
      let kind: CodeTransition.Kind = mayBeWindow(object) ? .root : .presumedRoot
      value.object.map { noteWindow($0, kind, at: origin, scope) }
    }
    if value.isUnknown, object.fields[name] != nil { return }
    let declared = object.className.flatMap { symbols.variable(name, of: $0) }
    object.fields[name] = declared.map { typed(value, $0.variable.type, in: $0.type) } ?? value
  }

  private func noteWindow(
    _ root: CodeObject, _ kind: CodeTransition.Kind, at origin: Origin, _ scope: Scope
  ) {
    windowRoots.append((root, origin, kind == .presumedRoot))
    note(kind, to: root, at: origin, scope)
  }

  /// Whether nothing says that an object is something else than a window.
  private func mayBeWindow(_ object: CodeObject) -> Bool {
    guard let type = object.className, symbols.declares(type) else {
      return true
    }
    return symbols.hierarchy.isKind(type, of: "UIWindow")
  }

  /// Whether a property is the framework's list of tabs, pages, columns or screens.
  private func holdsControllers(_ name: String, _ object: CodeObject) -> Bool {
    guard name == "viewControllers" || name == "tabs", let type = object.className,
      let kind = symbols.kind(of: type)?.kind
    else { return false }
    guard kind != .plain, kind != .hosting, kind == .tabBar || name != "tabs" else { return false }
    // A property of the project's own by that name.
    return symbols.variable(name, of: type).map { $0.variable.getter != nil } ?? true
  }

  /// Sets the tabs, pages, columns or stack of a container.
  func setControllers(_ value: Value, of object: CodeObject, at origin: Origin, _ scope: Scope) {
    notePlaceholder(object, scope)
    if undecided > 0 { object.isConditional = object.isPlaceholder ? object.isConditional : true }
    if !object.assignments.contains(origin) { object.assignments.append(origin) }
    guard case .list(var list) = value else {
      // The list is made elsewhere.
      if object.fields["viewControllers"] == nil {
        object.fields["viewControllers"] = .list(ListValue(elements: [], isWhole: false))
      }
      return
    }
    list.isConditional = list.isConditional || undecided > 0
    for element in list.elements { element.object?.isUsed = true }
    if let before = object.fields["viewControllers"]?.list, keeps(before, over: list, origin) {
      return
    }
    object.fields["viewControllers"] = .list(list)
    noteRoot(list, of: object, at: origin, scope)
  }

  /// Keeps an object that was made elsewhere and gets its tabs or columns here.
  func notePlaceholder(_ object: CodeObject, _ scope: Scope) {
    guard object.isPlaceholder || object.storyboard != nil, object.owner == nil else { return }
    object.owner = scope.frame.type
    placeholders.append(object)
  }

  /// Code for the Mac, and shorter lists on a side that may not be run, do not replace what is known.
  private func keeps(_ before: ListValue, over list: ListValue, _ origin: Origin) -> Bool {
    let conditions = symbols.files[origin.file].conditions(at: origin.offset)
    let isForMac = !conditions.isDisjoint(
      with: [.macCatalyst, .macOS, .macIdiom, .never, .otherPlatform])
    if isForMac && !before.elements.isEmpty { return true }
    return before.elements.count > list.elements.count
  }

  /// A stack that was there already gets a new root.
  private func noteRoot(
    _ list: ListValue, of object: CodeObject, at origin: Origin, _ scope: Scope
  ) {
    guard object.isPlaceholder, let type = object.className,
      symbols.kind(of: type)?.kind == .navigation
    else { return }
    for element in list.elements {
      guard let root = element.object else { continue }
      windowRoots.append((root, origin, true))
      note(.stackRoot, to: root, at: origin, scope)
    }
  }
}
