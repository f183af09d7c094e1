/// What a rule or a decision is about.
package enum SubjectKind: String, Sendable, CatalogWord, Encodable {
  /// The whole project.
  case project
  /// A tab bar controller, or a bare tab bar inside a view.
  case tabBar = "tab-bar"
  /// One tab of a tab bar.
  case tab
  /// A split view controller.
  case splitView = "split-view"
  /// A navigation controller and what is pushed in it.
  case navigationStack = "navigation-stack"
  /// A page view controller.
  case pageView = "page-view"
  /// A page control.
  case pageControl = "page-control"
  /// A scroll or collection view that moves page by page.
  case pagingView = "paging-view"
  /// A segmented control.
  case segmentedControl = "segmented-control"
  /// A search bar.
  case searchBar = "search-bar"
  /// A scene with its controller.
  case scene
  /// A storyboard or a xib as a whole, or a source file whose code makes views.
  case document
}
