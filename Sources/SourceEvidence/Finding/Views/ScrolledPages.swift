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
    return views.count == 1 && views[0].offset == node.offset
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
