import InterfaceBuilder

/// The attributes of a controller in its document. Those of a controller that code makes are absent.
package struct ScreenAttributes {
  let tree: ElementTree
  /// The element of the controller.
  let controller: Int

  /// The style in which it is presented.
  package var presentationStyle: String? { tree[controller, .modalPresentationStyle] }
  /// The transition with which it is presented.
  package var transitionStyle: String? { tree[controller, .modalTransitionStyle] }
  /// Whether a list forgets the selection when it appears, which is the default.
  package var clearsSelection: Bool { tree[controller, .clearsSelectionOnViewWillAppear] != "NO" }
  /// Whether it hides the tab bar while it is pushed.
  package var hidesBottomBar: Bool { tree.isYes(.hidesBottomBarWhenPushed, of: controller) }

  /// Whether a navigation controller hides its bar.
  package var hidesNavigationBar: Bool { tree.isYes(.navigationBarHidden, of: controller) }
  /// Whether a navigation controller shows a toolbar.
  package var showsToolbar: Bool { tree.hasValue("NO", for: .toolbarHidden, of: controller) }
  /// Whether a navigation controller shows large titles.
  package var hasLargeTitles: Bool {
    tree.children(of: controller, named: .navigationBar).contains {
      tree.isYes(.largeTitles, of: $0)
    }
  }

  /// Whether a page view controller curls its pages.
  package var curlsPages: Bool { tree.hasValue("pageCurl", for: .transitionStyle, of: controller) }

  /// Whether the bar of a tab bar controller has colors of its own.
  package var hasFixedTint: Bool {
    tree.children(of: controller, named: .tabBar).first { _ in true }
      .map { tree.hasFixedTint($0) } ?? false
  }
}

// MARK: - Split views

extension ScreenAttributes {
  /// Whether a split view has the column style.
  package var hasColumnStyle: Bool { tree.isYes(.allowDoubleColumnStyle, of: controller) }
  /// Whether the primary column of a split view has the background of a sidebar.
  package var hasSidebarBackground: Bool { tree[controller, .primaryBackgroundStyle] == "sidebar" }
  /// The preferred display mode of a split view.
  package var displayMode: String? { tree[controller, .preferredDisplayMode] }
  /// The behavior of a split view.
  package var splitBehavior: String? { tree[controller, .behavior] }
  /// Whether a split view limits the width of its primary column from below.
  package var hasMinimumPrimaryWidth: Bool { tree[controller, .minimumPrimaryColumnWidth] != nil }
  /// The greatest width of the primary column of a split view, in points.
  package var maximumPrimaryWidth: Double? {
    tree[controller, .maximumPrimaryColumnWidth].flatMap(Double.init)
  }
}

extension NavigationGraph {
  /// The attributes of a controller.
  package func attributes(of node: NodeID) -> ScreenAttributes {
    ScreenAttributes(tree: tree(of: node), controller: element(of: node))
  }
}
