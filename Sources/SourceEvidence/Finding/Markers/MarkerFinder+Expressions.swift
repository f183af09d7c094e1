extension MarkerFinder {
  /// Visits an expression.
  func look(at expression: Expression, _ context: CodeContext) {
    let owner = context.type?.name
    notePlaces(ofPartsOf: expression)
    switch expression.kind {
    case .call(let callee, let arguments): call(callee, arguments, expression.offset, context)
    case .name(let name), .member(_, let name):
      if let sign = MarkerWords.names[name], hierarchy.declarations[name] == nil {
        add(sign, name, at: expression.offset, owner)
      }
      if case .member(let base?, "sizeRestrictions") = expression.kind, base.lastName != nil {
        add(.sizeRestrictions, nil, at: expression.offset, owner)
      }
      if case .member(let base?, let name) = expression.kind { screenRead(base, name, owner) }
    default: break
    }
  }

  /// Notes what must hold for the parts of an expression that run after a check of the platform, and which
  /// parts are values after `??`.
  private func notePlaces(ofPartsOf expression: Expression) {
    if case .choice(let sides, nil) = expression.kind {
      for side in sides.dropFirst() { visit(side) { fallbacks.insert($0) } }
    }
    for (part, conditions) in ConditionSides.parts(of: expression) {
      let known = file.checks.resolved(conditions)
      guard !known.isEmpty else { continue }
      visit(part) { partConditions[$0, default: []].formUnion(known) }
    }
  }

  private func visit(_ part: Expression, _ note: (Int) -> Void) {
    _ = part.contains { part in
      note(part.offset)
      return false
    }
  }

  private func call(
    _ callee: Expression, _ arguments: [Argument], _ offset: Int, _ context: CodeContext
  ) {
    let owner = context.type?.name
    guard let name = callee.lastName else { return }
    let isMade: Bool
    let made: String
    if name == "init", case .member(let base?, _) = callee.kind, let type = base.lastName {
      (isMade, made) = (true, type)
    } else {
      made = name
      isMade = name.startsUppercase
    }
    windowFrame(made, callee, arguments)
    splitViewStyle(made, arguments, offset, owner)
    pageTransition(made, arguments, offset, owner)
    if isMade {
      guard hierarchy.declarations[made] == nil || isScene(made, arguments, context) else {
        forbidden(hierarchy.ancestors(of: made), offset, owner)
        return
      }
      making(made, arguments, offset, owner)
    } else {
      method(callee, name, arguments, offset, context)
    }
  }

  /// Notes the frame that a window of UIKit is made with: without scenes that is the size of the screen.
  private func windowFrame(_ made: String, _ callee: Expression, _ arguments: [Argument]) {
    let isWindow =
      made == "initWithFrame"
      ? callee.hasName(in: ["UIWindow"]) : hierarchy.isKind(made, of: "UIWindow")
    guard isWindow, let frame = arguments["frame"] ?? arguments.unlabeled else { return }
    _ = frame.contains { part in
      windowFrames.insert(part.offset)
      return false
    }
  }

  /// Visits `UIScreen.main.bounds`, `[UIScreen mainScreen].bounds`, and `UIDevice.current.orientation`. The
  /// frame of a window and the orientation of a camera's pictures are no layout.
  private func screenRead(_ base: Expression, _ name: String, _ owner: String?) {
    guard !windowFrames.contains(base.offset) else { return }
    func mentions(_ names: String...) -> Bool { base.hasName(in: Set(names)) }
    if MarkerWords.screenSizes.contains(name), mentions("UIScreen"), mentions("main", "mainScreen")
    {
      let kind: Marker.Kind = fallbacks.contains(base.offset) ? .screenFallback : .screenRead
      add(kind, "UIScreen.main." + name, at: base.offset, owner)
    } else if name == "orientation", mentions("UIDevice"), mentions("current", "currentDevice"),
      !file.text.bytes.contains("AVCapture")
    {
      add(.screenRead, "UIDevice.current.orientation", at: base.offset, owner)
    }
  }

  private func making(_ name: String, _ arguments: [Argument], _ offset: Int, _ owner: String?) {
    if let sign = MarkerWords.calls[name], fits(name, arguments) {
      add(sign, name, at: offset, owner)
    }
    forbidden([name], offset, owner)
    if MarkerWords.unavailableClasses.contains(name) {
      add(.unavailableClass, name, at: offset, owner)
    }
    switch name {
    case "NSToolbarItemGroup": toolbarAction(arguments["action"], offset, owner)
    case "UITabGroup": add(.uiTabGroup, String(groupLevels(arguments)), at: offset, owner)
    case "UITabBarItem", "UITab":
      if arguments.contains(where: { mentions($0.value, "alwaysOriginal") }) {
        add(.fixedTint, "image", at: offset, owner)
      }
    case "UICollectionLayoutListConfiguration", "UICollectionViewListCell":
      if let look = arguments["appearance"]?.lastName,
        constant(look).lowercased().contains("sidebar")
      {
        add(.sidebarListAppearance, constant(look), at: offset, owner)
      }
    case "CommandGroup":
      if Self.placements.contains(arguments.first?.label ?? ""),
        let group = arguments.first?.value.lastName
      {
        add(.menuFilled, group, at: offset, owner)
        if arguments.first?.label == "replacing" { add(.menuRemoved, group, at: offset, owner) }
        if group == "appSettings" { add(.settingsCommand, group, at: offset, owner) }
      }
    case "UITraitCollection":
      if arguments["horizontalSizeClass"]?.lastName == "compact" {
        add(.compactSizeClass, at: offset, owner)
      }
    case "UIActivityViewController" where !handedOn.contains(offset):
      add(.actionSheet, name, at: offset, owner)
    case "UIAlertController":
      if let style = arguments["preferredStyle"] { actionSheet(style, offset, owner) }
    case _ where ViewTable.swiftUI.view(name)?.role == .columns:
      if arguments["columnVisibility"]?.hasName(in: ["detailOnly"]) == true {
        add(.displayMode, "secondaryOnly", at: offset, owner)
      }
    case "Tab":
      if arguments["role"]?.contains(where: { $0.lastName == "search" }) == true {
        add(.searchTab, at: offset, owner)
      }
    default: break
    }
  }

  /// Adds a marker for a control that throws an exception in the Mac idiom, or for a subclass of
  /// one.
  func forbidden(_ names: [String], _ offset: Int, _ owner: String?) {
    guard let name = names.first(where: MarkerWords.forbiddenControls.contains) else { return }
    add(.forbiddenControl, name, at: offset, owner)
  }

  /// Adds a marker for `UISplitViewController(style:)`, also of a subclass or in its initializer.
  private func splitViewStyle(
    _ made: String, _ arguments: [Argument], _ offset: Int, _ owner: String?
  ) {
    guard let style = arguments["style"]?.lastName ?? superStyle(made, arguments),
      let type = made == "super" || made == "init" ? owner : made,
      ControllerFamily.of(type, in: hierarchy)?.kind == .splitView
    else { return }
    add(.splitViewStyle, constant(style), at: offset, owner)
  }

  /// Adds a marker for `UIPageViewController(transitionStyle: .pageCurl, …)`, also of a subclass or in its
  /// initializer.
  private func pageTransition(
    _ made: String, _ arguments: [Argument], _ offset: Int, _ owner: String?
  ) {
    let curl = "UIPageViewControllerTransitionStylePageCurl"
    let style = arguments["transitionStyle"]?.lastName
    guard style == "pageCurl" || style == curl || arguments.unlabeled?.lastName == curl else {
      return
    }
    add(.pageCurl, made == "super" || made == "init" ? owner : made, at: offset, owner)
  }

  /// Returns the style in `[super initWithStyle:…]`.
  private func superStyle(_ made: String, _ arguments: [Argument]) -> String? {
    guard made == "init" || made == "super", let name = arguments.unlabeled?.lastName else {
      return nil
    }
    return name.hasPrefix("UISplitViewControllerStyle") ? name : nil
  }

  /// Whether a common name is used as that of the framework.
  private func fits(_ name: String, _ arguments: [Argument]) -> Bool {
    switch name {
    case "Settings": arguments.closure.map { !$0.showsNothing } ?? false
    case "WindowGroup", "Window": arguments.closure != nil
    case "UISwipeActionsConfiguration": arguments["actions"].map { !isEmpty($0) } ?? true
    default: true
    }
  }

  /// Whether a name denotes a scene of SwiftUI, although a type of the project has the same name: the
  /// body of an app holds scenes, and no views.
  private func isScene(_ name: String, _ arguments: [Argument], _ context: CodeContext) -> Bool {
    guard name == "Settings", arguments.closure != nil, let type = context.type else {
      return false
    }
    return type.inherited.contains { Self.holders.contains($0) }
  }

  /// The protocols of types whose bodies hold scenes.
  private static let holders: Set = ["App", "Scene"]

  /// Whether the file has the items of a window's toolbar.
  var makesToolbars: Bool { file.text.bytes.contains("NSToolbarItem") }

  /// Adds a marker for the action of a toolbar item.
  func toolbarAction(_ action: Expression?, _ offset: Int, _ owner: String?) {
    guard let name = action?.selectorName else { return }
    add(.toolbarAction, name, at: offset, owner)
  }

  /// The labels for the placement of a SwiftUI command group.
  private static let placements: Set = ["replacing", "before", "after"]

  private func actionSheet(_ style: Expression, _ offset: Int, _ owner: String?) {
    guard !handedOn.contains(offset) else { return }
    let names = style.sideForMac.map { [$0] } ?? [style] + style.children
    if names.contains(where: { $0.lastName.map { constant($0) } == "actionSheet" }) {
      add(.actionSheet, "UIAlertController", at: offset, owner)
    }
  }

  /// Returns the nesting depth of groups.
  private func groupLevels(_ arguments: [Argument]) -> Int {
    var deepest = 0
    func look(_ expression: Expression) {
      if case .call(let callee, let inner) = expression.kind, callee.lastName == "UITabGroup" {
        deepest = max(deepest, groupLevels(inner))
      } else {
        expression.children.forEach(look)
      }
    }
    arguments.forEach { look($0.value) }
    return deepest + 1
  }

  private func method(
    _ callee: Expression, _ name: String, _ arguments: [Argument], _ offset: Int,
    _ context: CodeContext
  ) {
    let owner = context.type?.name
    look(atSetter: callee, name, arguments, offset, context)
    if let sign = MarkerWords.methods[name], isCalledOnSomething(callee) || name == "openWindow",
      sign.kind != .badge || arguments.first?.value.isNoBadge != true
    {
      add(sign, name, at: offset, owner)
    }
    switch name {
    case "addTarget": refreshAction(callee, arguments, offset, owner)
    case "insert", "append":
      if case .member(let base?, _) = callee.kind, base.lastName == "toolbarItems" {
        add(.addedBarItems, "toolbar", at: offset, owner)
      }
    case "remove" where arguments.first?.label == "menu":
      add(.menuRemoved, arguments["menu"]?.lastName.map { constant($0) }, at: offset, owner)
    case "insertChild", "insertSibling", "insertElements":
      let place = arguments.dropFirst().first { $0.label.lowercased().contains("menu") }
      menu(place?.value, offset, owner)
    case "replace" where arguments.first?.label == "menu":
      menu(arguments["menu"], isReplaced: true, offset, owner)
    case "menu" where arguments.first?.label == "for", "menuForIdentifier":
      if arguments.first?.value.lastName.map({ constant($0) }) == "newScene" {
        add(.newSceneMenu, at: offset, owner)
      }
    case "replaceChildren": menu(arguments.first?.value, isReplaced: true, offset, owner)
    case "initWithActivityItems" where !handedOn.contains(offset):
      add(.actionSheet, "UIActivityViewController", at: offset, owner)
    case "alertControllerWithTitle":
      if let style = arguments["preferredStyle"] { actionSheet(style, offset, owner) }
    default: modifier(name, callee, arguments, offset, context)
    }
  }

  /// Notes what is put into a menu of the system, or takes its place.
  private func menu(
    _ value: Expression?, isReplaced: Bool = false, _ offset: Int, _ owner: String?
  ) {
    guard let name = value?.lastName.map({ constant($0) }) else { return }
    add(.menuFilled, name, at: offset, owner)
    if isReplaced { add(.menuRemoved, name, at: offset, owner) }
    if name == "preferences" { add(.settingsCommand, name, at: offset, owner) }
  }

  private func modifier(
    _ name: String, _ callee: Expression, _ arguments: [Argument], _ offset: Int,
    _ context: CodeContext
  ) {
    let owner = context.type?.name
    let value = arguments.first?.value
    let last = value.flatMap { $0.lastName ?? calledName($0) }
    switch name {
    case "keyboardShortcut": if last == "escape" { add(.escape, name, at: offset, owner) }
    case "navigationBarBackButtonHidden":
      if value?.isTrue ?? true { add(.hiddenBackButton, at: offset, owner) }
    case "listStyle":
      if last == "sidebar" || last == "SidebarListStyle" {
        add(.sidebarListStyle, at: offset, owner)
      }
    case "datePickerStyle":
      if last == "wheel" || last == "WheelDatePickerStyle" {
        add(.forbiddenControl, "UIDatePicker", at: offset, owner)
      }
    case "setViewController":
      if let column = arguments.dropFirst().first?.value.lastName {
        add(.column, constant(column), at: offset, owner)
      }
    case "environment":
      if case .keyPath(let names)? = value?.kind, names.last == "horizontalSizeClass",
        arguments.last?.value.lastName == "compact"
      {
        add(.compactSizeClass, at: offset, owner)
      }
    case "tint", "accentColor", "setTintColor": barTint(callee, value, owner)
    case "setPagingEnabled":
      if value?.isTrue == true { add(.paging, at: offset, owner) }
    case "setNavigationBarHidden":
      if let value { navigationBar(of: callee, isHidden: value, context) }
    case "navigationBarHidden":
      if !(value?.isFalse ?? false) { add(.hiddenNavigationBar, at: offset, owner) }
    default: break
    }
  }

  private func isCalledOnSomething(_ callee: Expression) -> Bool {
    if case .member = callee.kind { true } else { false }
  }

  private func calledName(_ expression: Expression) -> String? {
    if case .call(let callee, _) = expression.kind { callee.lastName } else { nil }
  }

  /// Returns the Swift name of an Objective-C constant such as `UIMenuFormat`.
  func constant(_ name: String) -> String {
    for prefix in Self.prefixes where name.hasPrefix(prefix) && name.count > prefix.count {
      let rest = name.dropFirst(prefix.count)
      return rest.prefix(1).lowercased() + rest.dropFirst()
    }
    return name
  }

  private static let prefixes = [
    "UIAlertControllerStyle", "UIMenu", "UISplitViewControllerStyle",
    "UISplitViewControllerDisplayMode", "UISplitViewControllerColumn", "UIModalPresentation",
    "UISplitViewControllerBackgroundStyle", "UICollectionLayoutListAppearance",
    "UISplitViewControllerSplitBehavior", "UISplitViewControllerPrimaryEdge", "UIDatePickerStyle",
    "UITabBarControllerMode",
    "UIBehavioralStyle", "UIControlState",
  ]
}

extension Expression {
  /// The side of `idiom == .pad ? a : b` that applies on a Mac, or `nil` for other expressions.
  fileprivate var sideForMac: Expression? {
    guard case .choice(let sides, let condition?) = kind, sides.count == 2 else { return nil }
    if let name = condition.lastName?.lowercased(), Self.padNames.contains(name) { return sides[0] }
    guard case .operation(let operands, let operators) = condition.kind, operators.count == 1,
      let idiom = operands.compactMap(\.lastName).first(where: Self.idioms.contains)
    else { return nil }
    let isPhone = idiom.lowercased().hasSuffix("phone")
    switch operators[0] {
    case "==": return sides[isPhone ? 1 : 0]
    case "!=": return sides[isPhone ? 0 : 1]
    default: return nil
    }
  }

  private static let padNames: Set = ["ispad", "isipad", "isipaddevice"]

  private static let idioms: Set = [
    "pad", "phone", "UIUserInterfaceIdiomPad", "UIUserInterfaceIdiomPhone",
  ]
}

extension Closure {
  /// Whether it shows `EmptyView()`, or nothing.
  fileprivate var showsNothing: Bool {
    body.allSatisfy { statement in
      guard case .expression(let value) = statement.kind, case .call(let callee, _) = value.kind
      else {
        return false
      }
      return callee.lastName == "EmptyView"
    }
  }
}
