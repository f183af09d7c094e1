import InterfaceBuilder
import SourceEvidence

// Where things stand in a screen, according to its document.
extension ScreenContents {
  /// The view that a navigation bar shows in place of a title.
  package enum TitleView: String, Sendable {
    /// A segmented control.
    case segments
    /// A search bar or a text field.
    case searchField = "search-field"
    /// Any other view.
    case other
  }

  /// The view in place of the title, or `nil` if there is none.
  package var titleView: TitleView? {
    let views = tree.children(of: controller, named: .navigationItem)
      .flatMap { tree.children(of: $0) }
      .filter { tree.hasValue("titleView", for: .key, of: $0) }
    return views.first.map(titleView)
      ?? code.titleView.map { content in
        switch content {
        case .segments: .segments
        case .searchField: .searchField
        default: .other
        }
      }
  }

  private func titleView(_ view: Int) -> TitleView {
    switch tree.name(of: view) {
    case .segmentedControl: .segments
    case .searchBar, .textField: .searchField
    default: .other
    }
  }

  /// The number of rows of a list with fixed rows that lead to a screen.
  package var fixedLeadingRows: Int {
    guard table?.isStatic == true else { return 0 }
    return tree.descendants(of: controller, named: .tableViewCell).count { cell in
      tree.descendants(of: cell, named: .segue).contains {
        ["show", "push", "showDetail"].contains(tree[$0, .kind] ?? "")
      }
    }
  }

  /// The names of the elements of buttons and labels that begin within a distance of the top
  /// leading corner of the screen's own view, in points.
  package func views(within distance: Double) -> [String] {
    directViews.filter { view in
      guard let frame = tree.children(of: view, named: .rect).first(where: { _ in true }) else {
        return false
      }
      return [XMLName.x, .y].allSatisfy { side in
        tree[frame, side].flatMap(Double.init).map { (0..<distance).contains($0) } ?? false
      }
    }.map { tree.spelling(of: $0) }.filter { ["button", "label"].contains($0) }
  }

  /// Whether the screen's own view holds five views or more, and nothing adapts them to its size: no
  /// constraint, no stack view, and no mask that resizes one of them.
  package var isFixed: Bool {
    let views = directViews
    guard views.count >= 5, let view else { return false }
    return !tree.descendants(of: view).contains { element in
      ["constraint", "stackView"].contains(tree.spelling(of: element))
        || tree.isElement(element, named: .autoresizingMask) && resizes(element, in: views)
    }
  }

  /// Whether a mask belongs to one of some views, and resizes it.
  private func resizes(_ mask: Int, in views: [Int]) -> Bool {
    tree.parent(of: mask).map(views.contains) ?? false
      && (tree.isYes(.widthSizable, of: mask) || tree.isYes(.heightSizable, of: mask))
  }

  /// The views directly in the screen's own view.
  private var directViews: [Int] {
    guard let view, tree.name(of: view) == .view else { return [] }
    return tree.children(of: view, named: .subviews).flatMap { Array(tree.children(of: $0)) }
  }
}
