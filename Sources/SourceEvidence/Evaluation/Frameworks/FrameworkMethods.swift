/// Methods of UIKit that fill containers and lead to other screens.
struct FrameworkMethods {
  let heap: Heap
  let containers: ContainerEffects
  let recorder: EffectRecorder

  /// Methods that lead to another screen, whatever their receiver is.
  static let leading: Set = [
    "pushViewController", "present", "showDetailViewController", "instantiateViewController",
    "instantiateInitialViewController", "performSegue", "addChild",
  ]

  /// Whether a call has the labels of a framework method that leads to another screen. A project
  /// may declare other functions with the same name.
  static func leads(_ name: String, _ labels: [String]) -> Bool {
    switch name {
    case "present": labels.count > 1 && labels[0].isEmpty && labels[1] == "animated"
    case "pushViewController": labels == ["", "animated"]
    case "show", "showDetailViewController": labels == ["", "sender"]
    default: false
    }
  }

  /// Records that a controller shows the view of another one: `view.addSubview(child.view)`.
  func addView(_ name: String, _ site: CallSite) {
    guard Self.addingViews.contains(name),
      case .member(let owner?, "view")? = site.arguments.first?.value.kind,
      let me = site.scope.frame.me.object, let type = me.className,
      let child = site.value(owner).object, child !== me, recorder.symbols.isController(child)
    else { return }
    recorder.add(child, to: type, at: site.origin)
  }

  private static let addingViews: Set = ["addSubview", "insertSubview", "addArrangedSubview"]

  /// Returns the result of a method, or `nil` if the method is not modeled.
  func call(_ name: String, of object: CodeObject, _ site: CallSite) -> Value? {
    switch name {
    case "setViewControllers", "setTabs": setControllers(of: object, name, site)
    case "setViewController": setColumn(of: object, site)
    case "pushViewController", "show", "showDetailViewController", "present", "addChild":
      go(name, from: object, site)
    case "performSegue": performSegue(site)
    case "instantiateViewController", "instantiateInitialViewController", "instantiate":
      instantiate(object, name, site)
    case "insertSegment", "insertSegmentWithTitle", "insertSegmentWithImage":
      insertSegment(into: object, site)
    case "setTitle", "setImage", "addTarget": setButton(object, name, site)
    case _ where BarNames.methods.contains(name): setBar(of: object, name, site)
    default: nil
    }
  }

  private func setControllers(of object: CodeObject, _ name: String, _ site: CallSite) -> Value {
    guard let first = site.arguments.first else { return .unknown }
    let expected = name == "setTabs" ? "[UITab]" : "[UIViewController]"
    containers.setControllers(
      site.value(first.value, expecting: expected), of: object, by: site.scope.frame.type,
      at: site.origin)
    site.evaluateAll(dropping: 1)
    return .unknown
  }

  private func setBar(of object: CodeObject, _ name: String, _ site: CallSite) -> Value? {
    guard let first = site.arguments.first else { return nil }
    let expected = name.hasSuffix("s") ? "[UIBarButtonItem]" : "UIBarButtonItem"
    let value =
      first.value.isNil
      ? .list(ListValue(elements: []))
      : site.value(
        first.value, expecting: expected)
    recorder.setBar(
      name, of: object, to: value, isUndecided: containers.limits.isUndecided, at: site.origin)
    site.evaluateAll(dropping: 1)
    return .unknown
  }

  /// Sets what a button shows and calls.
  private func setButton(_ object: CodeObject, _ name: String, _ site: CallSite) -> Value? {
    guard let type = object.className, type == "UIButton" || isButton(type),
      let value = name == "addTarget" ? site.value(of: "action") : site.first
    else { return nil }
    let field = name == "addTarget" ? "action" : name == "setTitle" ? "title" : "image"
    if object.fields[field] == nil { object.fields[field] = value }
    site.evaluateAll(dropping: 1)
    return .unknown
  }

  private func isButton(_ type: String) -> Bool {
    let hierarchy = recorder.symbols.hierarchy
    return hierarchy.isKind(hierarchy.name(of: type), of: "UIButton")
  }

  private func setColumn(of object: CodeObject, _ site: CallSite) -> Value {
    guard site.arguments.count >= 2 else { return site.evaluateAll() }
    let column = site.value(site.arguments[1].value).caseName ?? ""
    containers.setColumn(
      column, to: site.value(site.arguments[0].value), of: object, by: site.scope.frame.type,
      at: site.origin)
    return .unknown
  }

  private func go(_ name: String, from object: CodeObject, _ site: CallSite) -> Value? {
    guard let target = site.first else { return nil }
    site.evaluateAll(dropping: 1)
    guard let target = target.object else { return .unknown }
    let (type, origin) = presenter(name, object, site) ?? source(of: target, site)
    switch name {
    case "pushViewController": containers.push(target, to: object, by: type, at: origin)
    case "showDetailViewController": recorder.go(.showDetail, to: target, from: type, at: origin)
    case "addChild": containers.add(target, to: object, by: type, at: origin)
    case "present":
      let style = target.fields["modalPresentationStyle"]?.caseName
      if style == "fullScreen" || style == "overFullScreen", isStill(site) {
        recorder.cover(with: target, at: origin)
      }
      recorder.go(style == "popover" ? .popover : .present, to: target, from: type, at: origin)
    // With other labels, `show` is not UIKit's method.
    case "show" where site.arguments.count > 1 && site.arguments[1].label == "sender":
      recorder.go(.push, to: target, from: type, at: origin)
    default: break
    }
    return .unknown
  }

  /// Whether a call is not animated.
  private func isStill(_ site: CallSite) -> Bool {
    if case .boolean(false)? = site.value(of: "animated") { true } else { false }
  }

  /// Returns the screen that presents on behalf of the code of another one: `card.present(…)`.
  private func presenter(
    _ name: String, _ object: CodeObject, _ site: CallSite
  ) -> (type: String?, Position)? {
    guard name == "present", object !== site.scope.frame.me.object, let type = object.className,
      recorder.symbols.isScreen(type), recorder.symbols.kind(of: type)?.kind.isContainer != true
    else { return nil }
    return (type, site.origin)
  }

  private func source(of target: CodeObject, _ site: CallSite) -> (type: String?, Position) {
    TransitionSource(recorder.symbols).source(of: target, site)
  }

  private func performSegue(_ site: CallSite) -> Value {
    guard var value = site.value(of: "withIdentifier") else { return site.evaluateAll() }
    if case .enumeration(_?, _, _) = value {
      let raw = site.evaluator.member("rawValue", of: value)
      value = raw.isUnknown ? value : raw
    }
    recorder.perform(
      value.text?.literal ?? value.caseName, from: site.scope.frame.type, at: site.origin,
      confidence: value.text?.confidence ?? .likely)
    return .unknown
  }

  private func insertSegment(into object: CodeObject, _ site: CallSite) -> Value? {
    guard object.className == "UISegmentedControl", let first = site.arguments.first else {
      return nil
    }
    var items = object.fields["items"]?.list ?? ListValue(elements: [])
    items.elements.append(site.value(first.value))
    object.fields["items"] = .list(items)
    return .unknown
  }

  /// Models `storyboard.instantiateViewController(withIdentifier:)` and generated methods that call
  /// it.
  private func instantiate(_ storyboard: CodeObject, _ name: String, _ site: CallSite) -> Value? {
    if storyboard.className != "UIStoryboard", name == "instantiate" {
      return storyboard.storyboard == nil ? nil : take(.object(storyboard), site)
    }
    let object = heap.make(nil, at: site.origin)
    object.storyboard = storyboard.storyboard ?? .unknown
    let arguments = site.arguments
    if let named = arguments["withIdentifier"] ?? arguments["identifier"] ?? arguments.unlabeled {
      let value = site.value(named)
      object.identifier = value.text?.literal ?? value.caseName ?? ""
    }
    recorder.instantiate(object, by: site.scope.frame.type, at: site.origin)
    for argument in arguments.dropFirst() { _ = site.value(argument.value) }
    return .object(object)
  }

  /// Returns a new object for a generated name that is called.
  func take(_ value: Value, _ site: CallSite) -> Value {
    guard let known = value.object, known.storyboard != nil else { return value }
    let object = heap.make(known.className, at: site.origin)
    object.storyboard = known.storyboard
    object.identifier = known.identifier
    recorder.instantiate(object, by: site.scope.frame.type, at: site.origin)
    return .object(object)
  }
}
