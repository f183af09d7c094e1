/// The kind of subject that a rule or a decision is about.
package enum SubjectKind: String, Sendable, CatalogWord, Encodable {
  /// The whole project.
  case project
  /// A tab bar controller, or a tab bar in a view without a controller.
  case tabBar = "tab-bar"
  /// One tab of a tab bar.
  case tab
  /// A split view controller.
  case splitView = "split-view"
  /// A navigation controller and the screens pushed in it.
  case navigationStack = "navigation-stack"
  /// A page view controller.
  case pageView = "page-view"
  /// A page control.
  case pageControl = "page-control"
  /// A scroll view or collection view with paging.
  case pagingView = "paging-view"
  /// A segmented control.
  case segmentedControl = "segmented-control"
  /// A search bar.
  case searchBar = "search-bar"
  /// A scene with its controller, or a screen that only code shows.
  case scene
  /// A whole storyboard or xib, or a source file whose code creates views.
  case document
  /// Something that the project uses and that the target does not have, or only in part.
  case missingAPI = "missing-api"

  /// The kinds of structures, in the order of reports.
  package static let reported: [Self] = [
    .tabBar, .splitView, .navigationStack, .pageView, .pageControl, .segmentedControl,
  ]
}

extension Set<SubjectKind> {
  /// The kinds of subjects inside documents.
  static let placed = Set(SubjectKind.allCases).subtracting([
    .project, .document, .missingAPI,
  ])
  /// The kinds of subjects inside documents, and documents themselves.
  static let placedOrDocument = placed.union([.document])
  /// The kinds of subjects with a decision about what they become.
  static let structures: Self = [.tabBar, .splitView, .navigationStack, .segmentedControl]
  /// The kinds of subjects with paging.
  static let pages: Self = [.pageView, .pageControl, .pagingView]
}
