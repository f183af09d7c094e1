/// Tells whether a tab view shows pages, and what code says about them.
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

  /// Returns what a tab view that shows pages says about them.
  func traits(_ body: ViewBody) -> PageTraits {
    var traits: PageTraits = hidesDots ? [] : .dots
    if has(\.setsHeight) { traits.insert(.carousel) }
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
