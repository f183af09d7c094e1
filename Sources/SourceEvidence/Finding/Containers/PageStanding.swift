/// Finds how the pages that code makes stand on their screens.
struct PageStanding {
  let symbols: SymbolTable

  private var hierarchy: ClassHierarchy { symbols.hierarchy }

  /// The containers, with the traits of the pages of those that have any.
  func found(in containers: [CodeContainer]) -> [CodeContainer] {
    let paging = Set(containers.filter { $0.kind == .pageView }.compactMap(\.owner))
    let dotted = Set(containers.filter { $0.kind == .pageControl }.compactMap(\.owner))
    return containers.map { container in
      var container = container
      switch container.kind {
      case .pageView:
        if let owner = container.owner, dotted.contains(owner) || countsPages(owner) {
          container.pageTraits.insert(.dots)
        }
      case .pageControl:
        container.pageTraits.insert(.dots)
        if let owner = container.owner, paging.contains(owner) || isRepresentable(owner) {
          container.pageTraits.insert(.besidePages)
        }
      default: return container
      }
      if !container.isSwiftUI, let owner = container.owner, isView(owner) {
        container.pageTraits.insert(.carousel)
      }
      return container
    }
  }

  /// Whether a type says how many dots a page view controller shows.
  private func countsPages(_ type: String) -> Bool {
    guard let functions = symbols.type(type)?.functionOrder else { return false }
    return functions.contains {
      ["presentationCount", "presentationCountForPageViewController"].contains($0)
    }
  }

  /// Whether a type makes a view of UIKit for one of SwiftUI, which has the pages.
  private func isRepresentable(_ type: String) -> Bool {
    hierarchy.conforms(type, to: "UIViewRepresentable")
  }

  /// Whether a class is a cell or another view, and no screen.
  private func isView(_ type: String) -> Bool {
    let line = hierarchy.ancestors(of: type)
    return line.contains { Self.views.contains($0) || $0.hasSuffix("Cell") }
  }

  private static let views: Set = [
    "UIView", "UIControl", "UICollectionReusableView", "UIStackView",
  ]
}
