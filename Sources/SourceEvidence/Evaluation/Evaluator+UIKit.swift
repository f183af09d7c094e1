import FileReading

extension Evaluator {
  /// A method of UIKit; nil if it is none that matters.
  func framework(
    _ name: String, of object: CodeObject, _ arguments: [Argument], _ origin: Origin,
    _ scope: Scope
  ) -> Value? {
    switch name {
    case "setViewControllers", "setTabs":
      let expected = name == "setTabs" ? "[UITab]" : "[UIViewController]"
      guard let value = arguments.first.map({ evaluate($0.value, scope, expecting: expected) })
      else { return .unknown }
      setControllers(value, of: object, at: origin, scope)
      evaluateAll(Array(arguments.dropFirst()), scope)
      return .unknown
    case "setViewController": return setColumn(object, arguments, origin, scope)
    case "pushViewController", "show", "showDetailViewController", "present", "addChild":
      return go(name, arguments, origin, scope, from: object)
    case "performSegue": return performSegue(arguments, origin, scope)
    case "instantiateViewController", "instantiateInitialViewController", "instantiate":
      return instantiate(object, name, arguments, origin, scope)
    case "insertSegment", "insertSegmentWithTitle", "insertSegmentWithImage":
      guard object.className == "UISegmentedControl", let first = arguments.first else {
        return nil
      }
      var items = object.fields["items"]?.list ?? ListValue(elements: [])
      items.elements.append(evaluate(first.value, scope))
      object.fields["items"] = .list(items)
      return .unknown
    default: return nil
    }
  }

  private func setColumn(
    _ object: CodeObject, _ arguments: [Argument], _ origin: Origin, _ scope: Scope
  ) -> Value {
    guard arguments.count >= 2 else { return evaluateAll(arguments, scope) }
    let column = evaluate(arguments[1].value, scope).caseName ?? ""
    let value = evaluate(arguments[0].value, scope)
    value.object?.isUsed = true
    if CodeContainer.Column(rawValue: column) != nil {
      notePlaceholder(object, scope)
      if !object.assignments.contains(origin) { object.assignments.append(origin) }
      if object.fields["column." + column]?.object == nil || !value.isUnknown {
        object.fields["column." + column] = value
      }
    }
    return .unknown
  }

  private func go(
    _ name: String, _ arguments: [Argument], _ origin: Origin, _ scope: Scope,
    from object: CodeObject
  ) -> Value? {
    guard let first = arguments.first else { return nil }
    let value = evaluate(first.value, scope)
    evaluateAll(Array(arguments.dropFirst()), scope)
    guard let target = value.object else {
      return .unknown
    }
    if name == "pushViewController", isFirst(target, in: object) {
      // The stack itself is what leads to its root.
      target.isUsed = true
      return .unknown
    }
    switch name {
    case "showDetailViewController": note(.showDetail, to: target, at: origin, scope)
    case "addChild":
      if addTab(target, to: object, at: origin, scope) { return .unknown }
      if let type = object.className { children[type, default: []].append((target, origin)) }
      note(.child, to: target, at: origin, scope)
    case "present":
      let style = target.fields["modalPresentationStyle"]?.caseName
      note(style == "popover" ? .popover : .present, to: target, at: origin, scope)
    default:
      // `show` is no method of UIKit's with other arguments.
      if name == "show", arguments.count < 2 || arguments[1].label != "sender" { return .unknown }
      note(.push, to: target, at: origin, scope)
    }
    return .unknown
  }

  /// A child of a tab bar controller is a tab; false if it is another controller's.
  private func addTab(
    _ child: CodeObject, to object: CodeObject, at origin: Origin, _ scope: Scope
  ) -> Bool {
    guard let type = object.className,
      symbols.kind(of: type)?.kind == .tabBar
    else { return false }
    var list = object.fields["viewControllers"]?.list ?? ListValue(elements: [])
    guard
      !list.elements.contains(where: { $0.object?.origin == child.origin && $0.object === child })
    else { return true }
    list.elements.append(.object(child))
    child.isConditional = child.isConditional || undecided > 0
    setControllers(.list(list), of: object, at: origin, scope)
    return true
  }

  /// Whether a screen is pushed to a stack that was made empty: it is the root then.
  private func isFirst(_ target: CodeObject, in stack: CodeObject) -> Bool {
    guard !stack.isPlaceholder, stack.fields["viewControllers"] == nil, let type = stack.className,
      symbols.kind(of: type)?.kind == .navigation
    else { return false }
    stack.fields["viewControllers"] = .list(ListValue(elements: [.object(target)]))
    return true
  }

  /// Notes a way to another screen.
  func note(_ kind: CodeTransition.Kind, to object: CodeObject, at origin: Origin, _ scope: Scope) {
    object.isUsed = true
    let target = self.target(object)
    for element in object.fields["viewControllers"]?.list?.elements ?? [] {
      element.object?.isUsed = true
    }
    guard !target.isUnknown, !Self.noScreens.contains(target.className ?? "") else { return }
    // Other things have children and are presented too.
    guard target.storyboard != nil || target.isSwiftUI || isController(object) else { return }
    let isPlain =
      target.className == "UIViewController" || target.className == "UINavigationController"
    if isPlain, target.storyboard == nil, object.isPlaceholder { return }
    var transition = CodeTransition(
      kind, from: scope.frame.type, target: target, place: place(origin),
      confidence: object.isPlaceholder ? .likely : .certain)
    transition.presentationStyle = object.fields["modalPresentationStyle"]?.caseName
    if let known = transitions[origin], known.confidence >= transition.confidence {
      if known.target.className != nil || target.className == nil { return }
    }
    transitions[origin] = transition
  }

  /// What is presented and is no screen of the app.
  private static let noScreens: Set = [
    "UIAlertController", "UIActivityViewController", "UIAlertView", "UIActionSheet", "UIWindow",
  ]

  private func performSegue(_ arguments: [Argument], _ origin: Origin, _ scope: Scope) -> Value {
    guard let identifier = arguments["withIdentifier"] else { return evaluateAll(arguments, scope) }
    var value = evaluate(identifier, scope)
    if case .enumeration(let type?, _, _) = value {
      value = enumerationMember("rawValue", value, type) ?? value
    }
    let segue = text(value)?.literal ?? value.caseName
    var transition = CodeTransition(
      .segue, from: scope.frame.type, target: CodeTarget(), place: place(origin),
      confidence: text(value)?.confidence ?? .likely)
    transition.segue = segue
    if transitions[origin]?.segue == nil { transitions[origin] = transition }
    return .unknown
  }

  /// `storyboard.instantiateViewController(withIdentifier:)`, and what generators make of it.
  private func instantiate(
    _ storyboard: CodeObject, _ name: String, _ arguments: [Argument], _ origin: Origin,
    _ scope: Scope
  ) -> Value? {
    if storyboard.className != "UIStoryboard" {
      if name == "instantiate", storyboard.storyboard != nil {
        return taken(.object(storyboard), origin, scope)
      }
      if name == "instantiate" { return nil }
    }
    let object = makeObject(nil, at: origin)
    object.storyboard = storyboard.storyboard ?? .unknown
    let named = arguments["withIdentifier"] ?? arguments["identifier"] ?? arguments.unlabeled
    if let named {
      let value = evaluate(named, scope)
      object.identifier = text(value)?.literal ?? value.caseName
      if object.identifier == nil { object.identifier = "" }
    }
    instantiated.append((object, scope.frame.type, origin))
    for argument in arguments.dropFirst() { _ = evaluate(argument.value, scope) }
    return .object(object)
  }

  /// What a generated name stands for, once it is called.
  func taken(_ value: Value, _ origin: Origin, _ scope: Scope) -> Value {
    guard let known = value.object, known.storyboard != nil else { return value }
    let object = makeObject(known.className, at: origin)
    object.storyboard = known.storyboard
    object.identifier = known.identifier
    instantiated.append((object, scope.frame.type, origin))
    return .object(object)
  }

  /// A function that nothing declares, given a view controller: it is taken to give it back, with
  /// the title and image among the arguments. A method of a controller is only if its name says so.
  func presumedWrapper(
    _ object: CodeObject?, _ name: String, _ arguments: [Argument], _ scope: Scope
  ) -> Value {
    let gives = Self.givesBack.contains { name.lowercased().hasPrefix($0) }
    let isView = object?.className.map { symbols.hierarchy.conforms($0, to: "View") } ?? false
    if let object, isView || gives && object.className != nil && !isController(object) {
      evaluateAll(arguments, scope)
      return .object(object)
    }
    let isSelf = gives || arguments.closure != nil
    var inner: CodeObject?
    var rest: [(label: String, value: Value)] = []
    for argument in arguments {
      let value = evaluate(argument.value, scope)
      if case .closure = value {
        undecidedly { _ = apply(value, object.map { [.object($0)] } ?? []) }
      } else if let given = value.object, isController(given), inner == nil {
        inner = given
      } else {
        rest.append((argument.label, value))
      }
    }
    inner = inner ?? object.flatMap { isSelf && isController($0) ? $0 : nil }
    guard let inner else {
      guard rest.count == 1, case .type(let type) = rest[0].value, symbols.kind(of: type) != nil
      else { return .unknown }
      return placeholder(type)
    }
    for (label, value) in rest {
      if label.lowercased().contains("title"), inner.fields["title"] == nil, text(value) != nil {
        inner.fields["title"] = value
      }
      if case .image = value, inner.fields["image"] == nil { inner.fields["image"] = value }
    }
    return .object(inner)
  }

  /// How methods begin that give back what they are called on.
  private static let givesBack = [
    "with", "embed", "wrap", "then", "also", "apply", "configur", "set", "autorelease", "retain",
    "tabbed", "styled", "in", "as", "add", "copy",
  ]

  func isController(_ object: CodeObject) -> Bool {
    guard let name = object.className else { return object.storyboard != nil }
    return name != "UIStoryboard"
      && (symbols.kind(of: name) != nil || object.storyboard != nil)
  }

  /// Line and column of a byte of a file.
  func place(_ origin: Origin) -> SourceLocation { symbols.files[origin.file].place(origin.offset) }
}
