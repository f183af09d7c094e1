/// Recognizes scroll views of SwiftUI that show one page at a time: scrolling ends at an item, and an item
/// is as wide and as high as the scroll view.
struct ScrolledPages {
  /// Whether the view at the start of a chain is a scroll view with pages.
  static func arePages(_ chain: ModifierChain) -> Bool {
    guard let behavior = chain["scrollTargetBehavior"]?.arguments.first?.value,
      behavior.contains(where: { $0.lastName.map(behaviors.contains) ?? false })
    else { return false }
    return hasPage(chain.core)
  }

  /// Whether code in a scroll view gives a view its size.
  private static func hasPage(_ scrollView: Expression) -> Bool {
    var isFound = false
    let visitor = CodeVisitor { expression, _ in
      isFound = isFound || fillsScrollView(expression)
      return !isFound
    }
    visitor.walk(scrollView, CodeContext())
    return isFound
  }

  private static let behaviors: Set = [
    "paging", "PagingScrollTargetBehavior", "viewAligned", "ViewAlignedScrollTargetBehavior",
  ]

  /// Whether a modifier gives a view the width and the height of the scroll view around it.
  private static func fillsScrollView(_ modifier: Expression) -> Bool {
    guard case .call(let callee, let arguments) = modifier.kind,
      callee.lastName == "containerRelativeFrame", arguments["count"] == nil,
      let axes = arguments.unlabeled
    else { return false }
    return ["horizontal", "vertical"].allSatisfy { axis in
      axes.contains { $0.lastName == axis }
    }
  }
}
