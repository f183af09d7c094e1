package import FileReading
import InterfaceBuilder
import Projects

/// A view in a document that is part of the navigation.
package struct DocumentView {
  /// The kind of a view.
  package enum Kind: Sendable {
    /// A tab bar in a view, without a controller.
    case bareTabBar
    case pageControl, segmentedControl, searchBar
    /// A scroll view or collection view with paging.
    case pagingView
    case other
  }

  /// The kind of the view.
  package let kind: Kind
  let element: Int
  let document: Document
  /// The index of its file.
  package let file: Int
  let graph: NavigationGraph

  private var tree: ElementTree { document.tree }

  /// Its object ID.
  package var object: String? { tree[element, .id] }
  /// Its location in the document.
  package var location: SourceLocation { document.location(of: element) }
  /// The custom class, if the document contains one.
  package var customClass: String? { tree[element, .customClass] }
  /// The screen that contains it.
  package var screen: NodeID? {
    document.owner(of: element).map { graph.node(file: file, screen: $0) }
  }

  /// Whether it is in a cell of a table or collection.
  package var isInCell: Bool { tree.isInCell(element) }
  /// Whether it is in a navigation bar.
  package var isInNavigationBar: Bool {
    sequence(first: element) { tree.parent(of: $0) }
      .contains { tree.isElement($0, named: .navigationItem) }
  }
  /// The height of its frame, in points.
  package var height: Double? { tree.height(of: element) }
  /// The height of the view of its screen, in points.
  package var screenHeight: Double? {
    screen.flatMap { graph.contents(of: $0).view }.flatMap { tree.height(of: $0) }
  }
}

// MARK: - What it is made of

extension DocumentView {
  /// A segment of a segmented control.
  package struct Segment {
    /// Its title; `nil` if it has none.
    package var title: String?
    /// Whether it shows an image.
    package var hasImage: Bool
  }

  /// The segments of a segmented control.
  package var segments: [Segment] {
    tree.children(of: element, named: .segments)
      .flatMap { tree.children(of: $0, named: .segment) }
      .map { segment in
        Segment(
          title: tree[segment, .title].flatMap { $0.isEmpty ? nil : $0 },
          hasImage: tree[segment, .image] != nil)
      }
  }

  /// Whether the segments of a segmented control are buttons.
  package var isMomentary: Bool { tree.isYes(.momentary, of: element) }

  /// The number of pages of a page control; 0 if the document has none.
  package var pageCount: Int { tree[element, .numberOfPages].flatMap { Int($0) } ?? 0 }

  /// The tabs of a tab bar.
  package var tabs: [Tab] { graph.bareTabs(of: element, inDocument: file) }

  /// Whether a tab bar has custom colors.
  package var hasFixedTint: Bool { tree.hasFixedTint(element) }

  /// Whether the view is connected to code or has an outlet.
  package var isConnected: Bool {
    let own = tree.children(of: element, named: .connections)
    if own.contains(where: { tree.end(of: $0) > $0 + 1 }) { return true }
    guard let id = object else { return false }
    return tree.descendants(of: 0).contains {
      (tree.name(of: $0) == .outlet || tree.name(of: $0) == .outletCollection)
        && tree[$0, .destination] == id
    }
  }
}

// MARK: - What stands beside it

extension DocumentView {
  /// Whether its screen has a page control.
  package var hasPageControlBeside: Bool { inScreen.contains { tree.name(of: $0) == .pageControl } }

  /// The number of views in its screen that contain another screen.
  package var containersBeside: Int { inScreen.count { tree.name(of: $0) == .containerView } }

  /// The first paging view in its screen.
  package var pagingViewBeside: DocumentView? {
    inScreen.first { tree.isYes(.pagingEnabled, of: $0) }.map {
      DocumentView(kind: .pagingView, element: $0, document: document, file: file, graph: graph)
    }
  }

  /// The elements of its screen.
  private var inScreen: Range<Int> {
    document.owner(of: element)
      .map { tree.descendants(of: document.controllers[$0].element) } ?? 0..<0
  }
}

extension NavigationGraph {
  /// Returns the views in a document that are part of the navigation, in file order.
  package func views(inDocument index: Int) -> [DocumentView] {
    let document = project.documents[index]
    return (0..<document.tree.count).compactMap { element in
      DocumentView.Kind(element, in: document.tree).map {
        DocumentView(kind: $0, element: element, document: document, file: index, graph: self)
      }
    }
  }
}

extension DocumentView.Kind {
  fileprivate init?(_ element: Int, in tree: ElementTree) {
    switch tree.name(of: element) {
    // A tab bar with this key belongs to a tab bar controller.
    case .tabBar where tree[element, .key] != "tabBar": self = .bareTabBar
    case .pageControl: self = .pageControl
    case .scrollView where tree.isYes(.pagingEnabled, of: element),
      .collectionView where tree.isYes(.pagingEnabled, of: element):
      self = .pagingView
    case .segmentedControl: self = .segmentedControl
    case .searchBar: self = .searchBar
    default: return nil
    }
  }
}
