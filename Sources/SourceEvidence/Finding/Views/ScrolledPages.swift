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
    let fillsScreen = isWhole(node)
    return node.contains {
      $0.modifiers.contains { Self.fillsScrollView($0, inBothDirections: !fillsScreen) }
    }
  }

  private static let behaviors: Set = [
    "paging", "PagingScrollTargetBehavior", "viewAligned", "ViewAlignedScrollTargetBehavior",
  ]

  /// Whether a view is all that the view around it shows.
  private func isWhole(_ node: ViewNode) -> Bool {
    guard node.context.member == "body", let type = node.context.typeName,
      let views = tree.body(of: "body", in: type)?.views
    else { return false }
    return isOnly(node, in: views)
  }

  /// Whether a view is the only one of some, or the only one in a stack or another view that is.
  private func isOnly(_ node: ViewNode, in views: [ViewNode]) -> Bool {
    guard views.count == 1 else { return false }
    if views[0].offset == node.offset, views[0].made?.name == node.made?.name { return true }
    guard let row = tree.row(of: views[0]), [.stack, .stackOrColumns, .wrapper].contains(row.role),
      let content = views[0].made?.closure(of: row.content)
    else { return false }
    return isOnly(node, in: content.views)
  }

  /// Whether a modifier gives a view the width and the height of the scroll view around it.
  private static func fillsScrollView(
    _ modifier: ViewCall, inBothDirections: Bool
  ) -> Bool {
    guard modifier.name == "containerRelativeFrame", modifier["count"] == nil,
      let axes = modifier.leading
    else { return false }
    let directions = ["horizontal", "vertical"].count { axes.hasName(in: [$0]) }
    return directions >= (inBothDirections ? 2 : 1)
  }
}
