extension MarkerFinder {
  /// Visits an assignment.
  func look(atAssignment target: Expression, _ value: Expression, _ context: CodeContext) {
    guard let property = target.lastName else { return }
    let (owner, offset) = (context.type?.name, target.offset)
    let last = value.lastName.map { constant($0) }
    switch property {
    case "mode":
      if let last, ["tabSidebar", "tabBar"].contains(last) {
        add(.tabBarMode, last, at: offset, owner)
      }
    case "horizontalSizeClass":
      if last == "compact" { add(.compactSizeClass, at: offset, owner) }
    case _ where MarkerWords.menuPreferences.contains(property):
      if last == "removed" {
        add(.menuRemoved, String(property.dropLast("Preference".count)), at: offset, owner)
      }
    case "primaryBackgroundStyle":
      if last == "sidebar" { add(.sidebarBackground, at: offset, owner) }
    case "preferredDisplayMode": add(.displayMode, last, at: offset, owner)
    case "primaryEdge": if last == "trailing" { add(.trailingPrimary, at: offset, owner) }
    case "preferredSplitBehavior": add(.splitBehavior, last, at: offset, owner)
    case "preferredBehavioralStyle":
      if last == "pad" { touchControls.insert(control(target, owner)) }
    case _ where MarkerWords.sliderProperties.contains(property):
      if !value.isNil { addLook("slider", target, at: offset, context) }
    case "preferredDatePickerStyle":
      if last == "wheels" { add(.forbiddenControl, "UIDatePicker", at: offset, owner) }
    case _ where MarkerWords.barItems[property] != nil:
      add(.barItems, MarkerWords.barItems[property], at: offset, owner)
    case "customizableViewControllers":
      add(.customizableViewControllers, isEmpty(value) ? "none" : nil, at: offset, owner)
    case "badgeValue":
      if !value.isNil, case .member(let base?, _) = target.kind {
        add(.badge, property, at: offset, owner, tab: tab(of: base))
      }
    case "modalPresentationStyle":
      let isOwn = target.names.map { $0.drop { $0 == "self" }.count == 1 } ?? false
      add(isOwn ? .ownPresentationStyle : .presentationStyle, last, at: offset, owner)
    case "numberOfPages":
      if let number = FixedNumbers(file).number(value, in: context.type) {
        add(.pageCount, String(number), at: offset, owner)
      }
    case "tintColor", "iconColor": barTint(target, value, owner)
    case "image", "selectedImage": tabImage(target, value, owner)
    case "isEnabled", "enabled", "isHidden", "hidden": enabled(target, value, owner)
    // The action of a bar button item or a control is none of a toolbar in the window.
    case "action": if makesToolbars { toolbarAction(value, offset, owner) }
    case "customView":
      if case .member(let base?, _) = target.kind {
        add(.replacedItemView, base.lastName, at: offset, owner)
      }
    case "titleView":
      if !value.isNil { add(.barMetrics, property, at: offset, owner) }
    case "frame", "bounds", "height", "size", "y", "origin":
      if isOfTabBar(target, owner), !isStandard(property, value) {
        add(.barMetrics, property, at: offset, owner)
      }
    case "title": if isScene(target, context) { add(.sceneTitle, at: offset, owner) }
    case "barButtonItem", "sourceView", "sourceRect", "sourceItem":
      if isPopover(target) { add(.popoverSource, property, at: offset, owner) }
    default: flag(property, value, target, context)
    }
  }

  private func flag(
    _ property: String, _ value: Expression, _ target: Expression, _ context: CodeContext
  ) {
    let (owner, offset) = (context.type?.name, target.offset)
    let isOn = !value.isFalse
    switch property {
    case "isPagingEnabled", "pagingEnabled":
      if value.isTrue { add(.paging, at: offset, owner) }
    case "selectionFollowsFocus": if isOn { add(.selectionFollowsFocus, at: offset, owner) }
    case "clearsSelectionOnViewWillAppear":
      if !isOn { add(.keepsSelection, at: offset, owner) }
    case "hidesBackButton":
      if mentions(target, "navigationItem"), value.isTrue {
        add(.hiddenBackButton, at: offset, owner)
      }
    case "isNavigationBarHidden", "navigationBarHidden":
      navigationBar(of: target, isHidden: value, context)
    case _ where MarkerWords.columnWidths.contains(property):
      add(.columnWidth, property, at: offset, owner)
      if property == "maximumPrimaryColumnWidth", isWide(value) {
        add(.wideColumn, at: offset, owner)
      }
    case _ where MarkerWords.tabSettings.contains(property):
      if isOn { add(.tabCustomization, property, at: offset, owner) }
    case _ where MarkerWords.tabPlacements.contains(property):
      if value.lastName.map({ constant($0) }) != "fixed" {
        add(.tabCustomization, property, at: offset, owner)
      }
    case "minimumSize", "maximumSize":
      if mentions(target, "sizeRestrictions") {
        add(.sizeRestrictions, property, at: offset, owner)
      }
    case "leadingSwipeActionsConfigurationProvider", "trailingSwipeActionsConfigurationProvider":
      add(.swipeActions, property, at: offset, owner)
    default: break
    }
  }

  /// Adds a marker for hiding or showing a navigation bar.
  func navigationBar(of target: Expression, isHidden value: Expression, _ context: CodeContext) {
    let owner = context.type?.name
    guard value.isTrue else {
      // A screen that disappears shows it again for the others.
      let isLeaving = ["viewWillDisappear", "viewDidDisappear"].contains(context.function)
      add(.shownNavigationBar, isLeaving ? "leaving" : nil, at: target.offset, owner)
      return
    }
    var names = target.names?.dropLast() ?? ["?"]
    if names.first == "self" { names.removeFirst() }
    let isStack = owner.map { hierarchy.isKind($0, of: "UINavigationController") } ?? false
    let isOwn = Array(names) == (isStack ? [] : ["navigationController"])
    add(.hiddenNavigationBar, isOwn ? "own" : nil, at: target.offset, owner)
  }

  /// Whether a width is a number beyond 400 points.
  private func isWide(_ value: Expression) -> Bool {
    if case .literal(let text) = value.kind {
      Double(text).map { $0 > 400 } ?? false
    } else {
      false
    }
  }

  func isEmpty(_ value: Expression) -> Bool {
    if case .array(let elements) = value.kind { return elements.isEmpty }
    return value.isNil
  }

  private func isScene(_ target: Expression, _ context: CodeContext) -> Bool {
    guard case .member(let base?, _) = target.kind, let name = base.lastName else { return false }
    return name.lowercased().hasSuffix("scene")
      || sceneNames.contains(Control(owner: context.function, name: name))
  }

  /// Notes a local variable that holds a scene of windows.
  func look(atVariable variable: Variable, _ context: CodeContext) {
    let type = variable.type ?? variable.value.flatMap(castType)
    guard type == "UIScene" || type == "UIWindowScene" else { return }
    sceneNames.insert(Control(owner: context.function, name: variable.name))
  }

  private func castType(_ value: Expression) -> String? {
    if case .cast(_, let type) = value.kind { type } else { nil }
  }

  private func isPopover(_ target: Expression) -> Bool {
    mentions(target, "popover") || mentions(target, "presentationController")
  }

  /// Whether a name in an expression contains a word.
  func mentions(_ expression: Expression, _ word: String) -> Bool {
    let word = word.lowercased()
    return expression.contains { $0.lastName?.lowercased().contains(word) == true }
  }
}
