import InterfaceBuilder
import SourceEvidence

/// The attributes of a controller, according to its document and to code.
package struct ScreenAttributes {
  let tree: ElementTree
  /// The element of the controller.
  let controller: Int
  /// The evidence in code about its screen.
  let code: CodeContents?

  /// The presentation style.
  package var presentationStyle: String? { tree[controller, .modalPresentationStyle] }
  /// The transition style.
  package var transitionStyle: String? { tree[controller, .modalTransitionStyle] }
  /// Whether a list clears the selection when it appears, which is the default.
  package var clearsSelection: Bool { tree[controller, .clearsSelectionOnViewWillAppear] != "NO" }
  /// Whether the tab bar is hidden while the controller is pushed.
  package var hidesBottomBar: Bool {
    tree.isYes(.hidesBottomBarWhenPushed, of: controller) || code?.contains(.hiddenTabBar) == true
  }

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

  /// Whether the bar of a tab bar controller has custom colors.
  package var hasFixedTint: Bool {
    tree.children(of: controller, named: .tabBar).first { _ in true }
      .map { tree.hasFixedTint($0) } ?? false
  }
}

// MARK: - Split views

extension ScreenAttributes {
  /// Whether a split view has the column style.
  package var hasColumnStyle: Bool { tree.isYes(.allowDoubleColumnStyle, of: controller) }
  /// Whether the primary column of a split view has a sidebar background.
  package var hasSidebarBackground: Bool { tree[controller, .primaryBackgroundStyle] == "sidebar" }
  /// The preferred display mode of a split view.
  package var displayMode: String? { tree[controller, .preferredDisplayMode] }
  /// The behavior of a split view.
  package var splitBehavior: String? { tree[controller, .behavior] }
  /// Whether a split view sets a minimum width for its primary column.
  package var hasMinimumPrimaryWidth: Bool { tree[controller, .minimumPrimaryColumnWidth] != nil }
  /// The maximum width of the primary column of a split view, in points.
  package var maximumPrimaryWidth: Double? {
    tree[controller, .maximumPrimaryColumnWidth].flatMap(Double.init)
  }
}

extension NavigationGraph {
  /// The attributes of a controller.
  package func attributes(of node: NodeID) -> ScreenAttributes {
    ScreenAttributes(
      tree: tree(of: node), controller: element(of: node), code: codeContents[node])
  }
}
