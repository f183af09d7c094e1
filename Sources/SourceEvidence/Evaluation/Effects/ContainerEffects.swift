/// What happens to containers and windows when code gives them controllers.
struct ContainerEffects {
  let program: Program
  let symbols: SymbolTable
  let limits: Limits
  let recorder: EffectRecorder

  /// Whether a property is the framework's list of tabs, pages, columns or screens.
  func holdsControllers(_ name: String, _ object: CodeObject) -> Bool {
    guard name == "viewControllers" || name == "tabs", let type = object.className,
      let kind = symbols.kind(of: type)?.kind
    else { return false }
    guard kind.isContainer, kind == .tabBar || name != "tabs" else { return false }
    // A property of the project's own by that name.
    return symbols.variable(name, of: type).map { $0.variable.getter != nil } ?? true
  }

  /// Sets the tabs, pages, columns or stack of a container.
  func setControllers(_ value: Value, of object: CodeObject, by type: String?, at origin: Origin) {
    recorder.fill(object, by: type)
    if limits.isUndecided, !object.isPlaceholder { object.isConditional = true }
    if !object.assignments.contains(origin) { object.assignments.append(origin) }
    guard case .list(var list) = value else {
      // The list is made elsewhere.
      if object.fields["viewControllers"] == nil {
        object.fields["viewControllers"] = .list(ListValue(elements: [], isWhole: false))
      }
      return
    }
    list.isConditional = list.isConditional || limits.isUndecided
    for element in list.elements { element.object?.isUsed = true }
    if let before = object.controllers, keeps(before, over: list, origin) { return }
    object.fields["viewControllers"] = .list(list)
    noteRoot(list, of: object, by: type, at: origin)
  }

  /// Code for the Mac, and shorter lists on a side that may not be run, do not replace what is known.
  private func keeps(_ before: ListValue, over list: ListValue, _ origin: Origin) -> Bool {
    let isForMac = !program.conditions(at: origin).isDisjoint(
      with: [.macCatalyst, .macOS, .macIdiom, .never, .otherPlatform])
    if isForMac && !before.elements.isEmpty { return true }
    return before.elements.count > list.elements.count
  }

  /// A stack that was there already gets a new root, or the last of several screens on top.
  private func noteRoot(
    _ list: ListValue, of object: CodeObject, by type: String?, at origin: Origin
  ) {
    guard object.isPlaceholder, let className = object.className,
      symbols.kind(of: className)?.kind == .navigation
    else { return }
    if list.elements.count > 1, let top = list.elements.last?.object {
      // Screens that are there already stay below.
      return top.isPlaceholder ? () : recorder.go(.push, to: top, from: type, at: origin)
    }
    for element in list.elements {
      guard let root = element.object else { continue }
      recorder.show(root, in: nil, at: origin, isPresumed: true)
      recorder.go(.stackRoot, to: root, from: type, at: origin)
    }
  }

  /// Sets a column of a split view.
  func setColumn(
    _ column: String, to value: Value, of object: CodeObject, by type: String?, at origin: Origin
  ) {
    value.object?.isUsed = true
    guard CodeContainer.Column(rawValue: column) != nil else { return }
    recorder.fill(object, by: type)
    if !object.assignments.contains(origin) { object.assignments.append(origin) }
    if object.fields["column." + column]?.object == nil || !value.isUnknown {
      object.fields["column." + column] = value
    }
  }

  /// Adds a child: in a tab bar controller it is a tab.
  func add(_ child: CodeObject, to object: CodeObject, by type: String?, at origin: Origin) {
    guard let className = object.className, symbols.kind(of: className)?.kind == .tabBar else {
      object.className.map { recorder.add(child, to: $0, at: origin) }
      return recorder.go(.child, to: child, from: type, at: origin)
    }
    var list = object.controllers ?? ListValue(elements: [])
    guard !list.elements.contains(where: { $0.object === child }) else { return }
    list.elements.append(.object(child))
    child.isConditional = child.isConditional || limits.isUndecided
    setControllers(.list(list), of: object, by: type, at: origin)
  }

  /// Pushes a screen: to a stack that was made empty as its root.
  func push(_ target: CodeObject, to stack: CodeObject, by type: String?, at origin: Origin) {
    if !stack.isPlaceholder, stack.fields["viewControllers"] == nil,
      let className = stack.className,
      symbols.kind(of: className)?.kind == .navigation
    {
      stack.fields["viewControllers"] = .list(ListValue(elements: [.object(target)]))
      // The stack itself is what leads to its root.
      target.isUsed = true
    } else {
      recorder.go(.push, to: target, from: type, at: origin)
    }
  }

  /// Sets the root view controller of an object, or of something unknown: nothing else has one than a
  /// window.
  func setRoot(_ root: CodeObject, of object: CodeObject?, by type: String?, at origin: Origin) {
    let isWindow = object.map(mayBeWindow) ?? true
    // A class of windows that fills itself is one for an overlay.
    let isOverlay = type.map { symbols.hierarchy.isKind($0, of: "UIWindow") } ?? false
    recorder.show(root, in: object, at: origin, isPresumed: !isWindow || isOverlay)
    recorder.go(isWindow && !isOverlay ? .root : .presumedRoot, to: root, from: type, at: origin)
  }

  /// Whether a controller tells what it shows who it is, instead of filling a window.
  func isBackReference(
    _ root: CodeObject, in object: CodeObject, from me: CodeObject?
  ) -> Bool {
    let isView = object.className.map { symbols.hierarchy.conforms($0, to: "View") } ?? false
    return isView || root === me && !mayBeWindow(object)
  }

  /// Whether nothing says that an object is something else than a window.
  private func mayBeWindow(_ object: CodeObject) -> Bool {
    guard let type = object.className, symbols.declares(type) else { return true }
    return symbols.hierarchy.isKind(type, of: "UIWindow")
  }
}
