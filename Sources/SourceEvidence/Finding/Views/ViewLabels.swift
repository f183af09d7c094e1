/// Reads the titles and images of tabs from the views that show them: `Label`, `Text`, and `Image`, also in
/// other views.
struct ViewLabels {
  let views: ShownViews
  /// Whether they are the titles of commands, of which one that depends on a condition has one of several.
  var areCommands = false

  private var runner: CodeRunner { views.runner }
  private var tree: ViewTree { views.tree }

  /// Reads the title and the image in the arguments of a view.
  func fill(_ tab: inout CodeTab, _ call: ViewCall, _ scope: Scope) {
    for title in [call.leading, call["title"]?.value] where tab.title == nil {
      tab.title = title.flatMap { text($0, scope) }
    }
    // `Label(item.name, systemImage: item.symbol)`
    if tab.title == nil, call.leading != nil, ["Label", "Tab"].contains(call.name) {
      tab.hasUnreadTitle = true
    }
    if let symbol = call["systemImage"] { tab.image = image(symbol, isSymbol: true, scope) }
    if let asset = call["image"] { tab.image = image(asset, isSymbol: false, scope) }
  }

  /// Reads a view builder.
  func fill(_ tab: inout CodeTab, _ body: ViewBody, _ scope: Scope, depth: Int = 0) {
    guard depth < Self.deepest else { return }
    fill(&tab, views.views(in: body, scope), depth)
  }

  /// Reads a view.
  func fill(_ tab: inout CodeTab, _ node: ViewNode, _ scope: Scope) { fill(&tab, node, scope, 0) }

  private static let deepest = 6

  private func fill(_ tab: inout CodeTab, _ shown: [ShownViews.Shown], _ depth: Int) {
    for one in shown {
      switch one {
      case .view(let node, let scope): fill(&tab, node, scope, depth)
      case .either(let sides): fill(&tab, either: sides, depth)
      }
    }
  }

  /// Reads the labels in the arms of an undecided branch. A title is only known if no label has a different
  /// one.
  private func fill(_ tab: inout CodeTab, either sides: [[ShownViews.Shown]], _ depth: Int) {
    let labels = sides.map { side in
      var label = tab
      fill(&label, side, depth + 1)
      return label
    }
    tab = labels.first { $0.title != nil } ?? labels.first ?? tab
    guard !areCommands else {
      tab.title = labels.last { $0.title != nil }?.title
      return
    }
    let isOneOfSeveral = labels.contains { $0.title != nil && $0.title != tab.title }
    if isOneOfSeveral { (tab.title, tab.hasUnreadTitle) = (nil, true) }
  }

  private func fill(_ tab: inout CodeTab, _ node: ViewNode, _ scope: Scope, _ depth: Int) {
    if let code = views.code(of: node, scope) {
      fill(&tab, code.body, code.scope(), depth: depth + 1)
      // A view of the project may show what it is given.
      if code.view == nil || tab.title != nil || tab.image != nil { return }
    }
    guard let call = node.made else { return }
    switch tree.role(of: node) {
    case .text:
      if tab.title == nil, let text = call.arguments.first {
        tab.title = self.text(text.value, scope)
        tab.hasUnreadTitle = tab.title == nil
      }
    case .image:
      if tab.image == nil {
        let isSymbol = call["systemName"] != nil
        tab.image = call.arguments.first.flatMap { image($0, isSymbol: isSymbol, scope) }
      }
    case let role:
      fill(&tab, call, scope)
      for label in role == .label ? ["title", "icon", ""] : [""] {
        call.closure(label).map { fill(&tab, $0, scope, depth: depth + 1) }
      }
    }
  }

  private func text(_ expression: Expression, _ scope: Scope) -> CodeText? {
    guard areCommands else { return runner.shownText(expression, scope) }
    return runner.commandTitle(expression, scope, runner.shownText)
  }

  private func image(_ argument: ViewArgument, isSymbol: Bool, _ scope: Scope) -> CodeImage? {
    let value = runner.interpreter.evaluate(argument.value, scope)
    if let name = value.text?.literal { return isSymbol ? .symbol(name) : .asset(name) }
    return value.image
  }
}
