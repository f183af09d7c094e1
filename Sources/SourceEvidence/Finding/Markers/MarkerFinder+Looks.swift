/// Appearance of controls and bars that another platform rejects or does not allow to change.
extension MarkerFinder {
  /// Returns the control that a property or method belongs to.
  func control(_ target: Expression, _ owner: String?) -> Control {
    guard case .member(let base?, _) = target.kind, let name = base.lastName else {
      return Control(owner: owner, name: "self")
    }
    // An instance variable and its property are the same control.
    return Control(owner: owner, name: name.hasPrefix("_") ? String(name.dropFirst()) : name)
  }

  /// Notes a setting that a control with a Mac appearance rejects.
  func addLook(_ kind: String, _ target: Expression, at offset: Int, _ context: CodeContext) {
    let owner = context.type?.name
    let marker = marker(.lookProperty, kind, at: offset, owner)
    looks.append(Look(target: target, context: context, marker: marker))
  }

  /// Adds those settings of controls that have a Mac appearance.
  func addLooks() {
    guard !looks.isEmpty else { return }
    let types = ControlTypes(file, hierarchy)
    add(looks.filter { takesMacLook($0, types) }.map(\.marker))
  }

  private func takesMacLook(_ look: Look, _ types: ControlTypes) -> Bool {
    var base: Expression?
    if case .member(let other?, _) = look.target.kind { base = other }
    let control = control(look.target, look.context.type?.name)
    guard !touchControls.contains(control) else { return false }
    let type = types.control(base, look.context)
    if look.marker.detail == "button" { return type == .systemButton }
    guard let type else {
      // A switch has a color for its thumb, too.
      return look.target.lastName?.lowercased().hasSuffix("thumbtintcolor") != true
        || control.name.lowercased().hasSuffix("slider")
    }
    return type == .slider
  }

  /// Visits `slider.setThumbImage(…)`, `button.setTitle(…, for: .selected)`, `[item
  /// setTitleView:…]`.
  func look(
    atSetter callee: Expression, _ name: String, _ arguments: [Argument], _ offset: Int,
    _ context: CodeContext
  ) {
    guard case .member = callee.kind else { return }
    if MarkerWords.sliderSetters.contains(name), arguments.first?.value.isNil == false {
      addLook("slider", callee, at: offset, context)
    }
    if name == "setTitle" || name == "setImage", arguments.count == 2,
      let state = arguments["for"] ?? arguments["forState"], isOther(state)
    {
      addLook("button", callee, at: offset, context)
    }
    if let place = MarkerWords.barItems[name] {
      add(.barItems, place, at: offset, context.type?.name)
    }
    if name == "setTitleView", arguments.first?.value.isNil == false {
      add(.barMetrics, "titleView", at: offset, context.type?.name)
    }
  }

  /// Whether a button's state is not the normal one.
  private func isOther(_ state: Expression) -> Bool {
    if let name = state.lastName { return MarkerWords.otherStates.contains(constant(name)) }
    return state.children.contains { isOther($0) }
  }
}

// MARK: - The tab bar of Apple TV

extension MarkerFinder {
  /// Visits an override of `sizeThatFits(_:)` in a tab bar.
  func barSize(_ function: Function, _ type: TypeDeclaration?) {
    guard function.name == "sizeThatFits", let type, hierarchy.isKind(type.name, of: "UITabBar")
    else { return }
    add(.barMetrics, function.name, at: function.offset, type.name)
  }

  /// Whether a property belongs to a tab bar: `tabBar.frame`, or `frame` in a tab bar class.
  func isOfTabBar(_ target: Expression, _ owner: String?) -> Bool {
    guard let names = target.names, names.contains(where: Self.areas.contains) else { return false }
    if let bar = names.firstIndex(of: "tabBar") { return bar < names.count - 1 }
    let isOwn = names[0] == "self" || Self.areas.contains(names[0])
    return isOwn && owner.map { hierarchy.isKind($0, of: "UITabBar") } == true
  }

  private static let areas: Set = ["frame", "bounds"]

  /// Whether a value is the system's default: 68 points high, 46 points from the top (S1.24).
  func isStandard(_ property: String, _ value: Expression) -> Bool {
    switch (property, value.kind) {
    case ("height", .literal(let number)): number == "68"
    case ("y", .literal(let number)): number == "46"
    case (_, .call(let callee, let arguments)):
      isStandard(arguments, isRect: callee.lastName == "CGRectMake")
    default: false
    }
  }

  /// Whether the arguments of `CGRect(x:y:width:height:)` or `CGRectMake` are the default.
  private func isStandard(_ arguments: [Argument], isRect: Bool) -> Bool {
    let isPlain = isRect && arguments.count == 4
    let height = isPlain ? arguments[3].value : arguments["height"]
    let y = isPlain ? arguments[1].value : arguments["y"]
    return height.map { isStandard("height", $0) } ?? false
      && y.map { isStandard("y", $0) } ?? true
  }
}
