/// Markers for individual tabs.
extension MarkerFinder {
  /// Visits `tabBarController(_:shouldSelect:)` and `didSelect`.
  func tabSelection(_ function: Function, _ labels: [String], _ type: TypeDeclaration?) {
    let isTabBar = function.name == "tabBarController" || function.name == "tabBar"
    guard isTabBar else { return }
    actionTabs(function, labels, type)
    let drives: Set = ["showDetailViewController", "setViewController"]
    if labels.contains(where: { $0.hasPrefix("didSelect") }),
      !calledNames(function.body).isDisjoint(with: drives)
    {
      add(.tabSelectionDrivesDetail, at: function.offset, type?.name)
    }
  }

  private func calledNames(_ body: [Statement]) -> Set<String> {
    var names: Set<String> = []
    CodeVisitor(visit: { expression, _ in
      if case .call(let callee, _) = expression.kind, let name = callee.lastName {
        names.insert(name)
      }
      return true
    }).walk(body, CodeContext())
    return names
  }
}

// MARK: - Tabs that act

extension MarkerFinder {
  /// Adds markers for the branches of `shouldSelect` that act and return false for one tab. With a
  /// further condition, such as whether people are signed in, the tab may lead to a screen.
  private func actionTabs(_ function: Function, _ labels: [String], _ type: TypeDeclaration?) {
    guard let position = labels.firstIndex(where: { $0.hasPrefix("shouldSelect") }) else { return }
    actionTabs(function.body, function.parameters[position].name, type)
  }

  private func actionTabs(_ body: [Statement], _ selected: String, _ type: TypeDeclaration?) {
    for statement in body {
      switch statement.kind {
      case .block(let inner): actionTabs(inner, selected, type)
      case .branch(let branch) where branch.subject == nil:
        for arm in branch.arms {
          let conditions = arm.expressions
          if conditions.count == 1, refusesAndActs(arm.body),
            let tab = tab(chosenBy: conditions[0], selected) ?? named(by: arm, selected)
          {
            add(.actionTab, at: conditions[0].offset, type?.name, tab: tab)
          } else if conditions.isEmpty, !arm.hasMatch {
            actionTabs(arm.body, selected, type)
          }
        }
      default: break
      }
    }
  }

  /// Returns the tab in `if let tab = Tab(rawValue: selected.tag), tab == .compose`.
  private func named(by arm: Branch.Arm, _ selected: String) -> CodeTabReference? {
    guard arm.bindings.count == 1, let value = arm.bindings[0].value, mentions(value, selected),
      case .operation(let operands, ["=="])? = arm.expressions.first?.kind, operands.count == 2,
      operands[0].lastName == arm.bindings[0].name, case .member(_, let name) = operands[1].kind
    else { return nil }
    return .named(name)
  }

  private func refusesAndActs(_ body: [Statement]) -> Bool {
    // In Objective-C, the arm of a branch may be a nested block.
    if body.count == 1, case .block(let inner) = body[0].kind { return refusesAndActs(inner) }
    guard case .returning(let value?)? = body.last?.kind, value.isFalse else { return false }
    return body.contains { statement in
      guard case .expression(let expression) = statement.kind,
        case .call(let callee, _) = expression.kind, let name = callee.lastName?.lowercased()
      else { return false }
      return !Self.staying.contains { name.hasPrefix($0) }
    }
  }

  /// Prefixes of functions that affect the current screen and lead nowhere.
  private static let staying = [
    "scroll", "pop", "refresh", "reload", "set", "select", "print", "log",
  ]

  /// Returns the tab that is the only subject of a condition, by its class or its position.
  private func tab(chosenBy condition: Expression, _ selected: String) -> CodeTabReference? {
    switch condition.kind {
    case .operation(let operands, ["is"]):
      guard operands.count == 2, operands[0].lastName == selected else { return nil }
      return screen(operands[1])
    case .operation(let operands, ["=="]), .operation(let operands, ["==="]):
      guard operands.count == 2 else { return nil }
      return tab(operands[0], equals: operands[1], selected)
        ?? tab(operands[1], equals: operands[0], selected)
    case .call(let callee, let arguments):
      guard case .member(let base?, let name) = callee.kind, base.lastName == selected,
        ["isKind", "isKindOfClass", "isMember", "isMemberOfClass"].contains(name)
      else { return nil }
      return arguments.first.flatMap { named($0.value) }.flatMap(screen)
    default: return nil
    }
  }

  private func tab(
    _ side: Expression, equals other: Expression, _ selected: String
  ) -> CodeTabReference? {
    if side.lastName == selected { return position(in: other, anyHolder: true) }
    guard case .literal(let number) = other.kind, let position = Int(number), position >= 0 else {
      return nil
    }
    if case .call(let callee, let arguments) = side.kind,
      case .member(_?, let name) = callee.kind, Self.searches.contains(name),
      arguments.first?.value.lastName == selected
    {
      return .position(position)
    }
    return nil
  }

  private static let searches: Set = ["firstIndex", "index", "indexOfObject"]

  /// Returns the type in `Compose.self` or `[Compose class]`.
  private func named(_ type: Expression) -> Expression? {
    switch type.kind {
    case .member(let base?, "self"), .member(let base?, "class"): base
    case .call(let callee, _):
      if case .member(let base?, "class") = callee.kind { base } else { nil }
    default: nil
    }
  }

  /// Returns a reference to a class of the project. Framework classes do not identify a tab.
  private func screen(_ type: Expression) -> CodeTabReference? {
    type.lastName.flatMap { hierarchy.place(of: $0) == nil ? nil : .screen($0) }
  }
}

// MARK: - Items of tabs

extension MarkerFinder {
  /// Returns the tab that an expression, or the item in it, refers to.
  func tab(of expression: Expression) -> CodeTabReference? {
    if var names = expression.names {
      if names.last != "tabBarItem" { names.removeLast() }
      let holders: Set = ["self", "navigationController"]
      if names.popLast() == "tabBarItem", names.allSatisfy(holders.contains) { return .own }
    }
    return position(in: expression)
  }

  /// Returns the position in a list of tabs: `tabBar.items?[1]`, `viewControllers?.first`. With
  /// `anyHolder`, the list may belong to any object.
  private func position(
    in expression: Expression, anyHolder: Bool = false
  ) -> CodeTabReference? {
    switch expression.kind {
    case .subscripted(let list, let arguments):
      guard isTabList(list, anyHolder), case .literal(let number)? = arguments.unlabeled?.kind
      else {
        return nil
      }
      return Int(number).flatMap { $0 < 0 ? nil : .position($0) }
    case .member(let list?, "first") where isTabList(list, anyHolder),
      .member(let list?, "firstObject") where isTabList(list, anyHolder):
      return .position(0)
    case .member(let base?, _), .cast(let base, _): return position(in: base, anyHolder: anyHolder)
    default: return nil
    }
  }

  /// Whether a list contains tabs. Toolbars and navigation bars have items and stacks have
  /// controllers, too.
  private func isTabList(_ list: Expression, _ anyHolder: Bool) -> Bool {
    guard let names = list.names, let name = names.last,
      name == "items" || EffectNames.lists[name] != nil
    else {
      return false
    }
    if anyHolder { return true }
    let holder = names.dropLast().last ?? "self"
    return name == "items" ? holder == "tabBar" : ["self", "tabBarController"].contains(holder)
  }

  /// Visits `tabBar.items?[1].isEnabled = false` and `tab.isHidden = true`.
  func enabled(_ target: Expression, _ value: Expression, _ owner: String?) {
    let isEnabling = target.lastName?.lowercased().hasSuffix("enabled") ?? false
    guard case .member(let base?, _) = target.kind else { return }
    let tab = tab(of: base)
    if isEnabling, value.isFalse, mentions(target, "tabBarItem") || mentions(target, "items") {
      add(.disabledTab, at: target.offset, owner, tab: tab)
    }
    // `tab.isHidden = true`, but not that of a bar.
    if !isEnabling, !value.isFalse, base.lastName?.lowercased().hasSuffix("tab") ?? false {
      add(.disabledTab, at: target.offset, owner)
    }
  }

  /// Adds a marker for an image of a tab, and for one that keeps its own colors.
  func tabImage(_ target: Expression, _ value: Expression, _ owner: String?) {
    guard case .member(let base?, let property) = target.kind else { return }
    if base.lastName == "tabBarItem", property == "image" {
      add(.tabImage, at: target.offset, owner)
    }
    guard mentions(value, "alwaysOriginal") else { return }
    let tab = tab(of: base)
    if tab != nil || base.lastName == "tabBarItem" {
      add(.fixedTint, "image", at: target.offset, owner, tab: tab)
    }
  }
}

// MARK: - Colors of tab bars

extension MarkerFinder {
  /// Visits `tabBar.tintColor = .red`, `UITabBar.appearance().tintColor = .red`, the color of the icon of a
  /// selected item, and `TabView { … }.tint(.red)`. A color that follows the app's accent color is none of
  /// its own.
  func barTint(_ target: Expression, _ value: Expression?, _ owner: String?) {
    guard let value, !value.isNil, !value.hasName(in: ["accentColor", "tintColor"]),
      case .member(let base?, let property) = target.kind
    else { return }
    if property == "iconColor" {
      if mentions(base, "selected") { add(.fixedTint, Self.allBars, at: target.offset, owner) }
    } else if base.contains(where: { $0.lastName == "appearance" }) {
      guard base.contains(where: { $0.lastName == "UITabBar" }) else { return }
      add(.fixedTint, Self.allBars, at: target.offset, owner)
    } else if base.lastName == "tabBar" || base.modifiedView?.role == .tabs
      || isViewOfTabs(base, owner)
    {
      add(.fixedTint, at: target.offset, owner)
    }
  }

  /// What the detail of a color says that all tab bars have.
  private static let allBars = "all"

  private func isViewOfTabs(_ base: Expression, _ owner: String?) -> Bool {
    guard base.names.map({ $0.drop { $0 == "self" } }) == ["view"] else { return false }
    return owner.map { hierarchy.isKind($0, of: "UITabBarController") } == true
  }
}

extension Expression {
  /// The view that modifiers apply to.
  fileprivate var modifiedView: ViewRow? {
    guard case .call(let callee, _) = kind else { return nil }
    if case .member(let base?, _) = callee.kind { return base.modifiedView }
    return callee.lastName.flatMap(ViewTable.swiftUI.view)
  }
}

// MARK: - Rows

extension MarkerFinder {
  /// Visits `deselectRow(at:)` in `didSelectRowAt`. Under a condition, it may apply to narrow
  /// windows only.
  func rowSelection(_ function: Function, _ labels: [String], _ type: TypeDeclaration?) {
    let selects = labels.contains {
      $0.hasPrefix("didSelectRow") || $0.hasPrefix("didSelectItem")
    }
    guard selects, ["tableView", "collectionView"].contains(function.name) else { return }
    for statement in function.body {
      guard case .expression(let expression) = statement.kind,
        case .call(let callee, _) = expression.kind,
        ["deselectRow", "deselectItem", "deselectItemAtIndexPath"].contains(callee.lastName)
      else { continue }
      add(.deselectsRow, at: expression.offset, type?.name)
    }
  }
}
