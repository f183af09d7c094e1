/// Applies the assignment of controllers to containers and windows.
struct ContainerEffects {
  let program: Program
  let symbols: SymbolTable
  let limits: Limits
  let recorder: EffectRecorder

  /// Whether a property is the framework's list of tabs, pages, columns, or screens.
  func holdsControllers(_ name: String, _ object: CodeObject) -> Bool {
    guard EffectNames.lists[name] != nil, let type = object.className,
      let kind = symbols.kind(of: type)?.kind
    else { return false }
    guard kind.isContainer, kind == .tabBar || name == EffectNames.controllers else { return false }
    // A stored property of the project with that name is not the framework's.
    return symbols.variable(name, of: type).map { $0.variable.getter != nil } ?? true
  }

  /// Sets the tabs, pages, columns, or screens of a container.
  func setControllers(_ value: Value, of object: CodeObject, by type: String?, at origin: Position)
  {
    recorder.fill(object, by: type)
    if limits.isUndecided, !object.isPlaceholder { object.isConditional = true }
    if !object.assignments.contains(origin) { object.assignments.append(origin) }
    guard case .list(var list) = value else {
      // The list comes from code that is not known.
      object.controllers = object.controllers ?? ListValue(elements: [], isWhole: false)
      return
    }
    list.isConditional = list.isConditional || limits.isUndecided
    for element in list.elements { element.object?.isUsed = true }
    if let before = object.controllers, keeps(before, over: list, origin) { return }
    noteReplaced(by: list, in: object)
    object.controllers = list
    noteRoot(list, of: object, by: type, at: origin)
  }

  /// Whether to keep a list instead of replacing it: code for the Mac and shorter lists in
  /// undecided branches replace nothing.
  private func keeps(_ before: ListValue, over list: ListValue, _ origin: Position) -> Bool {
    let isForMac = !program.conditions(at: origin).isDisjoint(
      with: [.macOS, .macIdiom, .never, .otherPlatform])
    if isForMac && !before.elements.isEmpty { return true }
    return before.elements.count > list.elements.count
  }

  /// Keeps the first screen of a stack that another one replaces.
  private func noteReplaced(by list: ListValue, in object: CodeObject) {
    guard !object.isPlaceholder, let className = object.className,
      symbols.kind(of: className)?.kind == .navigation,
      let before = object.controllers?.elements.first?.object,
      let after = list.elements.first?.object, before !== after,
      !object.notes.replaced.contains(where: { $0 === before })
    else { return }
    object.notes.replaced.append(before)
  }

  /// Records that an existing navigation stack gets a new root, or a new top screen above others.
  private func noteRoot(
    _ list: ListValue, of object: CodeObject, by type: String?, at origin: Position
  ) {
    guard object.isPlaceholder, let className = object.className,
      symbols.kind(of: className)?.kind == .navigation
    else { return }
    if list.elements.count > 1 { return noteLevels(list, by: type, at: origin) }
    for element in list.elements {
      guard let root = element.object else { continue }
      recorder.show(root, in: nil, at: origin, isPresumed: true)
      recorder.go(.stackRoot, to: root, from: type, at: origin)
    }
  }

  /// Records the screens that replace those of an existing stack. Each is directly below the one that
  /// the list names before it; the screen whose code does this may be gone. Without a class there,
  /// the level is unknown.
  private func noteLevels(_ list: ListValue, by type: String?, at origin: Position) {
    let isOnTop = list.elements.first?.object?.isPlaceholder != false
    for (above, next) in zip(list.elements, list.elements.dropFirst()) {
      guard let screen = next.object, !screen.isPlaceholder else { continue }
      let holder = above.object?.className.flatMap { symbols.isScreen($0) ? $0 : nil }
      if isOnTop, let holder {
        recorder.go(.push, to: screen, from: holder, at: origin)
      } else {
        recorder.go(.stackRoot, to: screen, from: type, at: origin)
      }
    }
  }

  /// Sets a column of a split view.
  func setColumn(
    _ column: String, to value: Value, of object: CodeObject, by type: String?, at origin: Position
  ) {
    value.object?.isUsed = true
    guard let column = CodeContainer.Column(rawValue: column) else { return }
    if column == .secondary { value.object.map(recorder.showDetail) }
    recorder.fill(object, by: type)
    if !object.assignments.contains(origin) { object.assignments.append(origin) }
    if object.notes.columns[column]?.object == nil || !value.isUnknown {
      object.notes.columns[column] = value
    }
  }

  /// Adds a child controller, which is a tab in a tab bar controller.
  func add(_ child: CodeObject, to object: CodeObject, by type: String?, at origin: Position) {
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

  /// Pushes a screen. In a stack that was created empty, the screen becomes the root.
  func push(_ target: CodeObject, to stack: CodeObject, by type: String?, at origin: Position) {
    if let place = stack.origin, type.map(symbols.isScreen) != true {
      recorder.push(target, onto: place, from: type, at: origin)
    }
    if !stack.isPlaceholder, stack.controllers == nil, !isOfHelper(stack, calledBy: type),
      let className = stack.className,
      symbols.kind(of: className)?.kind == .navigation
    {
      stack.controllers = ListValue(elements: [.object(target)])
      // The stack, not this transition, leads to its root.
      target.isUsed = true
    } else {
      recorder.go(.push, to: target, from: type, at: origin)
    }
  }

  /// Whether a screen asks another object, such as a coordinator, to push onto a stack that this object makes.
  /// It already has screens.
  private func isOfHelper(_ stack: CodeObject, calledBy type: String?) -> Bool {
    guard let type, let owner = stack.owner, owner != type else { return false }
    return symbols.isScreen(type) && !symbols.isScreen(owner)
  }

  /// Sets the root view controller of an object, or of an unknown value, which is presumed to be a
  /// window.
  func setRoot(_ root: CodeObject, of object: CodeObject?, by type: String?, at origin: Position) {
    let isWindow = object.map(mayBeWindow) ?? true
    // A window class of the project that sets its own root shows an overlay.
    let isOverlay =
      type.map { $0 != "UIWindow" && symbols.hierarchy.isKind($0, of: "UIWindow") } ?? false
    recorder.show(root, in: object, at: origin, isPresumed: !isWindow || isOverlay)
    recorder.go(isWindow && !isOverlay ? .root : .presumedRoot, to: root, from: type, at: origin)
  }

  /// Whether the assignment passes a controller to the view that it shows, and does not fill a
  /// window.
  func isBackReference(
    _ root: CodeObject, in object: CodeObject, from me: CodeObject?
  ) -> Bool {
    let isView = object.className.map { symbols.hierarchy.conforms($0, to: "View") } ?? false
    return isView || root === me && !mayBeWindow(object)
  }

  /// Whether an object may be a window.
  private func mayBeWindow(_ object: CodeObject) -> Bool {
    guard let type = object.className, symbols.declares(type) else { return true }
    return symbols.hierarchy.isKind(type, of: "UIWindow")
  }
}
