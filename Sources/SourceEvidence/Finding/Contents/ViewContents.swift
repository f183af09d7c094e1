/// Reads the contents of one screen in SwiftUI code: what it shows in place, without what it
/// presents or pushes.
struct ViewContents {
  private let views: ShownViews
  private(set) var contents = CodeContents()
  /// The members that were read. Each is read once.
  private var followed: Set<ViewMember>
  private var isPossible = false
  /// Whether the code is that of marks on a map or in a chart.
  private var isInDrawing = false
  /// Whether the code is that of rows.
  private var isInRows = false
  /// The scope of a view of the project that was reached with arguments, or `nil` for the screen itself.
  private var scope: Scope?
  /// Whether the code is read once more for other arguments. Only its actions are new.
  private var isRepeated = false
  /// How many buttons were read.
  private var buttons = 0
  /// The places where views of the project are shown that were read.
  private var sites: Set<Position> = []

  private var tree: ViewTree { views.tree }

  init(_ views: ShownViews, besides view: String? = nil) {
    self.views = views
    followed = Set(view.map { [ViewMember(type: $0, name: "body")] } ?? [])
  }

  /// Returns the contents of views.
  static func contents(
    of nodes: [ViewNode], _ views: ShownViews, besides view: String? = nil
  ) -> CodeContents {
    var reader = ViewContents(views, besides: view)
    reader.read(nodes, 0)
    return reader.contents
  }

  /// Returns the search field that a container has for its first screen.
  static func search(of container: ViewNode, _ views: ShownViews) -> [CodeContents.Element] {
    var reader = ViewContents(views)
    for modifier in container.modifiers { reader.apply(modifier, container, 0) }
    return reader.contents.elements.filter { $0.kind == .searchField }
  }

  private static let deepest = 24

  private mutating func read(_ nodes: [ViewNode], _ depth: Int) {
    for node in nodes { read(node, depth) }
  }

  private mutating func read(_ node: ViewNode, _ depth: Int) {
    guard depth < Self.deepest, tree.isShared(node) else { return }
    let before = (buttons, contents.actions.count)
    readContent(node, depth + 1)
    if (buttons, contents.actions.count) == (before.0 + 1, before.1) { addLabeled(node) }
    for modifier in node.modifiers { apply(modifier, node, depth + 1) }
  }

  private mutating func readContent(_ node: ViewNode, _ depth: Int) {
    switch node.content {
    case .closure(let body), .block(let body): read(body.nodes, depth)
    case .branch(let branch, let arms) where branch.armOfVersion != nil:
      let index = branch.armOfVersion ?? 0
      read(arms.dropFirst(index).prefix(1).flatMap(\.nodes), depth)
    case .branch(let branch, let arms): readArms(of: branch, arms, depth)
    case .choice(let all): perhaps { $0.read(all, depth) }
    case .several(let all): read(all, depth)
    case .variable, .function, .value, .other: break
    default:
      if let found = tree.member(shownBy: node) {
        read(found.body, of: found.member, node, depth)
      } else if let call = node.made {
        read(call, node, depth)
      }
    }
  }

  /// Reads the arms of a branch: the one that the arguments of a view choose, or all that may be taken.
  private mutating func readArms(of branch: Branch, _ arms: [ViewBody], _ depth: Int) {
    if let scope {
      views.runner.interpreter.refill()
      switch views.runner.interpreter.outcome(of: branch, scope) {
      case .taken(let side): return read(arms[side.index].nodes, depth)
      case .none: return
      case .open(let sides):
        return perhaps { $0.read(sides.flatMap { arms[$0.index].nodes }, depth) }
      }
    }
    perhaps { $0.read(arms.flatMap(\.nodes), depth) }
  }

  /// Reads the code of a member or a view of the project: all of it the first time, and its actions at each
  /// other place, where its arguments may be others.
  private mutating func read(
    _ body: ViewBody, of member: ViewMember, _ node: ViewNode, _ depth: Int
  ) {
    let isNew = followed.insert(member).inserted
    guard sites.insert(node.origin).inserted, isNew || node.made?.arguments.isEmpty == false
    else { return }
    let before = (scope, isRepeated)
    views.runner.interpreter.refill()
    scope = views.code(of: node, currentScope(node))?.scope() ?? scope
    isRepeated = isRepeated || !isNew
    read(body.nodes, depth)
    (scope, isRepeated) = before
  }

  private func currentScope(_ node: ViewNode) -> Scope {
    scope ?? views.runner.scope(ofType: node.context.type?.name, file: node.context.file)
  }

  private mutating func perhaps(_ body: (inout ViewContents) -> Void) {
    let before = isPossible
    isPossible = true
    body(&self)
    isPossible = before
  }

  private mutating func add(
    _ kind: CodeContents.Element.Kind, _ node: ViewNode, _ offset: Int? = nil
  ) {
    if isRepeated || isInDrawing && kind == .repetition { return }
    var element = CodeContents.Element(
      kind: kind, place: tree.place(node, offset), isPossible: isPossible)
    if offset == nil, case .string(let key)? = node.made?.leading?.kind {
      element.text = CodeText(literal: key, key: key)
    }
    contents.elements.append(element)
  }

  // MARK: Views

  private mutating func read(_ call: ViewCall, _ node: ViewNode, _ depth: Int) {
    // In an extension of `View`, nothing stands before a modifier of the view itself.
    if tree.role(of: call) != nil { return apply(call, node, depth) }
    switch tree.meaning(of: call, in: node.context.typeName) {
    case .own(let view):
      readArguments(of: call, depth)
      guard let body = tree.body(of: "body", in: view) else { return add(.custom, node) }
      read(body, of: ViewMember(type: view, name: "body"), node, depth)
    case .row(let row): read(row, call, node, depth)
    case .other(let name):
      if let kind = Self.kinds[name] { add(kind, node) }
      let before = isInDrawing
      isInDrawing = isInDrawing || node.isDrawing
      readArguments(of: call, depth)
      isInDrawing = before
    case .function, .value: readArguments(of: call, depth)
    }
  }

  /// Reads the views in the arguments of a view.
  private mutating func readArguments(of call: ViewCall, _ depth: Int) {
    for argument in call.arguments where !argument.isAction && !argument.isHandler {
      if argument.isClosure || argument.node.isCall { read(argument.node, depth) }
    }
  }

  private mutating func read(_ row: ViewRow, _ call: ViewCall, _ node: ViewNode, _ depth: Int) {
    if let kind = Self.kinds[row.name] { add(kind, node) }
    switch row.role {
    // What is in a container is another screen.
    case .stack, .stackOrColumns, .columns, .window, .scene, .menu, .menuGroup: break
    case .tabs where !PagedTabs(tree, node).arePages: break
    case .tabs: add(.pages, node)
    case .link:
      add(.link, node)
      readLabel(of: call, depth)
    case .button:
      buttons += 1
      add(.button, node)
      readLabel(of: call, depth)
      addActions(.button) { $0.readButton(call, node) }
    case .picker: add(tree.isSegmented(node) ? .segments : .picker, node)
    case .toggle: add(.toggle, node)
    case .slider: add(.slider, node)
    case .field: add(.textField, node)
    case .submenu: addActions(.menu) { $0.readMenu(call) }
    case .list, .repetition, .grid:
      // `List($notes, editActions: .delete)`
      if let actions = call["editActions"]?.value, actions.hasName(in: ["delete", "all"]) {
        add(.deletion, node)
      }
      row.role == .repetition ? readRepeated(call, node, depth) : readRows(call, depth)
    default: readArguments(of: call, depth)
    }
  }

  /// Reads the label of the button or link that was added last. Its first text is the one on it.
  private mutating func readLabel(of call: ViewCall, _ depth: Int) {
    guard let label = call.closure("label") else { return }
    guard !isRepeated else { return read(label.nodes, depth) }
    let own = contents.elements.count - 1
    read(label.nodes, depth)
    let inside = contents.elements[(own + 1)...]
    contents.elements[own].text =
      contents.elements[own].text ?? inside.lazy.compactMap(\.text).first
    contents.elements[(own + 1)...] = inside.filter { $0.kind != .text }[...]
  }

  /// Adds the only button of a view whose accessibility label is at the place that shows it.
  private mutating func addLabeled(_ node: ViewNode) {
    guard node.modifiers.contains(where: { $0.name == "accessibilityLabel" }) else { return }
    let bars = ViewBars(views, isPossible: isPossible, scope)
    bars.accessibilityLabel(of: node, currentScope(node)).map {
      contents.actions.append(CodeAction(.button, $0, at: tree.place(node)))
    }
  }

  /// Adds the actions whose titles are known.
  private mutating func addActions(
    _ kind: CodeAction.Kind, _ body: (inout ViewBars) -> Void
  ) {
    var bars = ViewBars(views, isPossible: isPossible, scope)
    body(&bars)
    let items = bars.items.filter { $0.purpose == nil && $0.content == .button }
    // A dialog with one action asks whether to go on.
    guard kind != .sheet || items.count > 1 else { return }
    for item in items {
      let titles = item.menu.isEmpty ? [item.title ?? item.label].compactMap(\.self) : item.menu
      contents.actions += titles.map { CodeAction(kind, $0, at: item.place) }
    }
  }

  /// Reads what code repeats: once if its values are not known, and else once more for each other value.
  private mutating func readRepeated(_ call: ViewCall, _ node: ViewNode, _ depth: Int) {
    let body = call.closure(of: ["", "content"])
    let scopes =
      isRepeated ? [] : body.map { views.scopes(of: $0, repeatedBy: call, currentScope(node)) }
    guard let first = scopes?.first else { return readRows(call, depth) }
    let before = (scope, sites)
    scope = first
    readRows(call, depth)
    isRepeated = true
    for other in scopes?.dropFirst() ?? [] {
      (scope, sites) = (other, before.1)
      readRows(call, depth)
    }
    (scope, isRepeated) = (before.0, false)
  }

  private mutating func readRows(_ call: ViewCall, _ depth: Int) {
    let before = isInRows
    isInRows = true
    readArguments(of: call, depth)
    isInRows = before
  }

  private static let kinds: [String: CodeContents.Element.Kind] = [
    "SecureField": .secureField, "TextEditor": .textView, "DatePicker": .datePicker,
    "Stepper": .stepper, "ColorPicker": .picker, "List": .list, "LazyVGrid": .grid,
    "LazyHGrid": .grid, "ForEach": .repetition, "Map": .mapView, "WebView": .webView,
    "Text": .text, "Label": .text,
  ]

  // MARK: Modifiers

  private mutating func apply(_ modifier: ViewCall, _ node: ViewNode, _ depth: Int) {
    guard let name = modifier.name else { return }
    let value = modifier.arguments.first?.value
    switch name {
    case "toolbar" where modifier.shownContent != nil:
      modifier.shownContent.map { readBar($0.body?.nodes ?? [$0.node]) }
    case "navigationBarItems":
      for (label, side) in [("leading", CodeBarItem.Place.left), ("trailing", .right)] {
        modifier[label].map { readBar([$0.node], at: side) }
      }
    case "toolbar", "toolbarVisibility":
      if value?.lastName == "hidden" { hide(modifier, node) }
    case "navigationBarHidden":
      if value?.isFalse != true { add(.hiddenNavigationBar, node, modifier.offset) }
    case "navigationBarTitleDisplayMode":
      switch value?.lastName {
      case "large"?:
        add(.largeTitle, node, modifier.offset)
        add(.alwaysLargeTitle, node, modifier.offset)
      case "inline"?: add(.smallTitle, node, modifier.offset)
      default: break
      }
    case "confirmationDialog": addActions(.sheet) { $0.readMenu(modifier) }
    case "onLongPressGesture", "contextMenu", "swipeActions":
      if let kind = CodeAction.Kind(rawValue: name == "swipeActions" ? "swipe" : name) {
        addActions(kind) { $0.readMenu(modifier) }
      }
      if isInRows || name == "swipeActions", let kind = Self.modifiers[name] {
        add(kind, node, modifier.offset)
      }
    case _ where Self.modifiers[name] != nil:
      Self.modifiers[name].map { add($0, node, modifier.offset) }
    default: readOther(modifier, named: name, node, depth)
    }
  }

  private static let modifiers: [String: CodeContents.Element.Kind] = [
    "searchable": .searchField, "refreshable": .refresh, "swipeActions": .swipeActions,
    "contextMenu": .contextMenu, "onDelete": .deletion, "onMove": .reordering,
    "onLongPressGesture": .longPress,
  ]

  private mutating func hide(_ modifier: ViewCall, _ node: ViewNode) {
    let bars = modifier.arguments.filter { ["for", ""].contains($0.label) }
      .compactMap(\.value.lastName)
    if bars.contains("tabBar") { add(.hiddenTabBar, node, modifier.offset) }
    if bars.contains("navigationBar") || bars == ["hidden"] {
      add(.hiddenNavigationBar, node, modifier.offset)
    }
  }

  private mutating func readBar(_ nodes: [ViewNode], at side: CodeBarItem.Place? = nil) {
    guard !isRepeated else { return }
    var bars = ViewBars(views, isPossible: isPossible, scope)
    bars.read(nodes, at: side)
    contents.barItems += bars.items
    contents.title = contents.title ?? bars.title
    contents.titleView = contents.titleView ?? bars.titleView
  }

  /// Reads a title, a view beside the content, or a modifier of the project.
  private mutating func readOther(
    _ modifier: ViewCall, named name: String, _ node: ViewNode, _ depth: Int
  ) {
    switch tree.role(of: modifier) {
    case .title?: readTitle(modifier, node)
    case .look?: readArguments(of: modifier, depth)
    case nil: readOwn(modifier, named: name, node, depth)
    default: break
    }
  }

  private mutating func readTitle(_ modifier: ViewCall, _ node: ViewNode) {
    guard !isRepeated, let text = modifier.leading else { return }
    views.runner.interpreter.refill()
    contents.title = views.runner.shownText(text, currentScope(node)) ?? contents.title
  }

  /// Reads the body of a modifier of the project: a function in an extension of `View`, or a view modifier.
  private mutating func readOwn(
    _ modifier: ViewCall, named name: String, _ node: ViewNode, _ depth: Int
  ) {
    if name == "modifier", let made = modifier.arguments.first?.node.made,
      case .own(let type) = tree.meaning(of: made, in: node.context.typeName)
    {
      return follow(ViewMember(type: type, name: "body"), depth)
    }
    readArguments(of: modifier, depth)
    guard node.context.typeName != "View" || node.context.member != name else { return }
    follow(ViewMember(type: "View", name: name), depth)
  }

  private mutating func follow(_ member: ViewMember, _ depth: Int) {
    guard let type = member.type, followed.insert(member).inserted,
      let function = tree.symbols.type(type)?.functions[member.name]?.first
    else { return }
    let found = DeclaredFunction(function.function, file: function.file, type: type)
    let before = scope
    scope = nil
    read(tree.body(of: found).nodes, depth)
    scope = before
  }
}

extension ViewTree {
  /// Whether a picker shows its choices as segments.
  func isSegmented(_ picker: ViewNode) -> Bool {
    let style = modifier(.pickerStyle, of: picker)?.arguments.first?.value
    return style?.hasName(in: ["segmented", "SegmentedPickerStyle"]) == true
  }

  /// Whether the app for iPad that also runs on the Mac has a view.
  func isShared(_ node: ViewNode) -> Bool {
    guard !program.excludes(node.origin) else { return false }
    return program.conditions(at: node.origin).isOfSharedCode
  }
}

extension Set<CodeCondition> {
  /// Whether code with these conditions is part of the app for iPad that also runs on the Mac, and not for a
  /// Mac, an iPhone, or another system alone.
  package var isOfSharedCode: Bool {
    isDisjoint(with: [
      .exceptMacCatalyst, .macOS, .otherPlatform, .never, .preview, .exceptMacIdiom, .macCatalyst,
      .macIdiom, .phoneIdiom, .debug,
    ])
  }
}
