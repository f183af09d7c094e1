/// What controls and bars are set to that another platform refuses or fixes.
extension MarkerFinder {
  /// The control that a property or method belongs to.
  func control(_ target: Expression, _ owner: String?) -> Control {
    guard case .member(let base?, _) = target.kind, let name = base.lastName else {
      return Control(owner: owner, name: "self")
    }
    // A variable of an instance and its property are one.
    return Control(owner: owner, name: name.hasPrefix("_") ? String(name.dropFirst()) : name)
  }

  /// Notes a setting that a control with a Mac look refuses.
  func addLook(_ kind: String, _ control: Control, at offset: Int, _ owner: String?) {
    looks.append((control, marker(.lookProperty, kind, at: offset, owner)))
  }

  /// Adds those settings, except for controls that keep the look of the iPad.
  func addLooks() {
    add(looks.filter { !touchControls.contains($0.control) }.map(\.marker))
  }

  /// `slider.setThumbImage(…)`, `button.setTitle(…, for: .selected)`, `[item setTitleView:…]`.
  func look(
    atSetter callee: Expression, _ name: String, _ arguments: [Argument], _ offset: Int,
    _ owner: String?
  ) {
    guard case .member = callee.kind else { return }
    if MarkerWords.sliderSetters.contains(name), arguments.first?.value.isNil == false {
      addLook("slider", control(callee, owner), at: offset, owner)
    }
    if name == "setTitle" || name == "setImage", arguments.count == 2,
      let state = arguments["for"] ?? arguments["forState"], isOther(state)
    {
      addLook("button", control(callee, owner), at: offset, owner)
    }
    if name == "setTitleView", arguments.first?.value.isNil == false {
      add(.barMetrics, "titleView", at: offset, owner)
    }
  }

  /// Whether a button's state is another one than the normal one.
  private func isOther(_ state: Expression) -> Bool {
    if let name = state.lastName { return MarkerWords.otherStates.contains(constant(name)) }
    return state.children.contains { isOther($0) }
  }
}

// MARK: - The tab bar of Apple TV

extension MarkerFinder {
  /// `override func sizeThatFits(_:)` of a tab bar.
  func barSize(_ function: Function, _ type: TypeDeclaration?) {
    guard function.name == "sizeThatFits", let type, hierarchy.isKind(type.name, of: "UITabBar")
    else { return }
    add(.barMetrics, function.name, at: function.offset, type.name)
  }

  /// Whether a property is a tab bar's: `tabBar.frame`, or `frame` in a class of tab bars.
  func isOfTabBar(_ target: Expression, _ owner: String?) -> Bool {
    guard let names = target.names, names.contains(where: Self.areas.contains) else { return false }
    if let bar = names.firstIndex(of: "tabBar") { return bar < names.count - 1 }
    let isOwn = names[0] == "self" || Self.areas.contains(names[0])
    return isOwn && owner.map { hierarchy.isKind($0, of: "UITabBar") } == true
  }

  private static let areas: Set = ["frame", "bounds"]

  /// Whether a value is what the system sets: 68 points high, 46 points from the top (S1.24).
  func isStandard(_ property: String, _ value: Expression) -> Bool {
    switch (property, value.kind) {
    case ("height", .literal(let number)): number == "68"
    case ("y", .literal(let number)): number == "46"
    case (_, .call(let callee, let arguments)):
      isStandard(arguments, isRect: callee.lastName == "CGRectMake")
    default: false
    }
  }

  /// `CGRect(x:y:width:height:)`, and in Objective-C `CGRectMake(x, y, width, height)`.
  private func isStandard(_ arguments: [Argument], isRect: Bool) -> Bool {
    let isPlain = isRect && arguments.count == 4
    let height = isPlain ? arguments[3].value : arguments["height"]
    let y = isPlain ? arguments[1].value : arguments["y"]
    return height.map { isStandard("height", $0) } ?? false
      && y.map { isStandard("y", $0) } ?? true
  }
}
