/// Recognizes scroll views of SwiftUI that show one page at a time: scrolling ends at an item, and an item
/// is as wide and as high as the scroll view.
struct ScrolledPages {
  private let tree: ViewTree

  init(_ tree: ViewTree) { self.tree = tree }

  /// Whether a view is a scroll view with pages.
  func arePages(_ node: ViewNode) -> Bool {
    guard tree.role(of: node) == .scroll,
      let behavior = tree.modifier(.scrollBehavior, of: node)?.arguments.first?.value,
      behavior.hasName(in: Self.behaviors)
    else { return false }
    return node.contains { $0.modifiers.contains(where: Self.fillsScrollView) }
  }

  private static let behaviors: Set = [
    "paging", "PagingScrollTargetBehavior", "viewAligned", "ViewAlignedScrollTargetBehavior",
  ]

  /// Whether a modifier gives a view the width and the height of the scroll view around it.
  private static func fillsScrollView(_ modifier: ViewCall) -> Bool {
    guard modifier.name == "containerRelativeFrame", modifier["count"] == nil,
      let axes = modifier.leading
    else { return false }
    return axes.hasName(in: ["horizontal"]) && axes.hasName(in: ["vertical"])
  }
}
