/// Finds whether a tab view shows pages, and their traits.
struct PagedTabs {
  private let tree: ViewTree
  private let node: ViewNode

  init(_ tree: ViewTree, _ node: ViewNode) {
    self.tree = tree
    self.node = node
  }

  /// Whether the tab view, or a view around it, has a style with pages.
  var arePages: Bool { has(isPageStyle) }

  /// Whether the tab view has a modifier, or a view around it besides other tab views.
  private func has(_ isWanted: (ViewCall) -> Bool) -> Bool {
    if node.modifiers.contains(where: isWanted) { return true }
    var around = node.around
    while let outer = around {
      let isTabView = outer.view.flatMap(tree.table.view)?.role == .tabs
      if !isTabView, outer.modifiers.contains(where: isWanted) { return true }
      around = outer.outer
    }
    return false
  }

  private func isPageStyle(_ modifier: ViewCall) -> Bool {
    guard tree.role(of: modifier) == .tabStyle else { return false }
    return modifier.arguments.first?.value.hasName(in: Self.styles) ?? false
  }

  /// The names of styles in which a tab view shows pages.
  private static let styles: Set = ["page", "PageTabViewStyle", "verticalPage", "carousel"]

  /// Whether code of the type binds something else than a tab view, such as a picker, to the selection.
  func isBoundElsewhere(_ call: ViewCall) -> Bool {
    guard let binding = binding(of: call) else { return false }
    return contains { inside in
      let calls = (inside.made.map { [$0] } ?? []) + inside.modifiers
      return tree.role(of: inside) != .tabs
        && calls.contains { call in
          call.arguments.contains { $0.label != "isPresented" && $0.isName(binding) }
        }
    }
  }

  /// Whether the action of a button or of a tap in the type sets the selection.
  private func isChosen(_ call: ViewCall) -> Bool {
    guard let property = binding(of: call)?.dropFirst() else { return false }
    return contains { inside in
      tree.taps(on: inside).contains { tap in
        tap.arguments.contains { $0.node.contains { $0.assigns(to: String(property)) } }
      }
    }
  }

  private func binding(of call: ViewCall) -> String? {
    guard case .name(let name) = call["selection"]?.value.kind, name.hasPrefix("$") else {
      return nil
    }
    return name
  }

  /// Whether code of the type around the tab view satisfies a condition.
  private func contains(_ isWanted: (ViewNode) -> Bool) -> Bool {
    guard let type = node.context.type else { return false }
    var isFound = false
    tree.walk(type, node.context.file) {
      isFound = isFound || isWanted($0)
      return !isFound
    }
    return isFound
  }

  /// Returns what a tab view that shows pages says about them.
  func traits(_ call: ViewCall, _ body: ViewBody) -> PageTraits {
    var traits: PageTraits = hidesDots ? [] : .dots
    if has(\.setsHeight) { traits.insert(.carousel) }
    if isChosen(call) { traits.insert(.chosen) }
    let views = body.views
    if views.count == 1, views[0].made?.name != nil, !listsPages(views[0]) {
      traits.insert(.onePage)
    }
    return traits
  }

  private var hidesDots: Bool {
    tree.modifier(.tabStyle, of: node)?.arguments.first?.value.hasName(in: ["never"]) ?? false
  }

  /// Whether a view may list several pages.
  private func listsPages(_ view: ViewNode) -> Bool {
    switch tree.role(of: view) {
    case .repetition, .wrapper, .section: true
    default: false
    }
  }
}

extension ViewArgument {
  fileprivate func isName(_ name: String) -> Bool {
    if case .name(name) = value.kind { true } else { false }
  }
}

extension ViewCall {
  /// Whether it is a frame with a height that is not that of the screen around it.
  fileprivate var setsHeight: Bool {
    guard name == "frame", let height = self["height"]?.value, !height.isNil else { return false }
    return !height.hasName(in: Self.wholes)
  }

  private static let wholes: Set = [
    "infinity", "geometry", "proxy", "geo", "reader", "size", "bounds", "UIScreen", "screenHeight",
  ]
}

extension ViewNode {
  /// Whether the view is only drawn into an image, as with `view.asImage()`, `view.renderedImage()`, or
  /// `view.snapshot()`. A modifier such as `backgroundImage` leaves it a view.
  var isDrawnIntoImage: Bool {
    let words = modifiers.last?.name?.nameWords ?? []
    return words == ["snapshot"]
      || words.last == "image" && words.first.map(Self.drawing.contains) == true
  }

  private static let drawing: Set = [
    "as", "to", "render", "rendered", "snapshot", "make", "generate",
  ]
}
