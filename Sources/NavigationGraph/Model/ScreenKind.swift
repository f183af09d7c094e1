import RunningEvidence

extension Screen {
  /// The kind of a screen.
  package enum Kind: Sendable, Hashable {
    /// A view controller of its own.
    case plain
    case table, collection, videoPlayer
    /// A navigation controller.
    case stack
    case tabBar, splitView, pageView
    /// A reference to a storyboard.
    case reference
    /// One of which only the class or the storyboard is known.
    case unspecified
    /// Any other kind, by the name of its element in documents.
    case other(String)
  }
}

extension Screen.Kind {
  /// The words for a kind, and the screens that it contains.
  private struct Terms {
    /// The name of the element in documents.
    var name: String
    /// The description of a screen without a name.
    var words = "Screen"
    /// The name that Interface Builder gives a container.
    var label: String?
    /// The name of what a container contains, in ids.
    var item = "screen"
    /// The part that all its screens have in a container, if it is the same.
    var containment: Containment?
    /// The class of a container, and its kind in a running app.
    var controller: (name: String, kind: RunningKind)?
  }

  private var terms: Terms {
    switch self {
    case .plain: Terms(name: "viewController")
    case .table: Terms(name: "tableViewController", words: "List")
    case .collection: Terms(name: "collectionViewController", words: "Collection")
    case .videoPlayer: Terms(name: "avPlayerViewController")
    case .stack:
      Terms(
        name: "navigationController", words: "Navigation stack", label: "Navigation Controller",
        item: "root", containment: .root,
        controller: ("UINavigationController", .navigation))
    case .tabBar:
      Terms(
        name: "tabBarController", words: "Tab bar", label: "Tab Bar Controller", item: "tab",
        containment: .item, controller: ("UITabBarController", .tabBar))
    case .splitView:
      Terms(
        name: "splitViewController", words: "Split view", label: "Split View Controller",
        item: "column", controller: ("UISplitViewController", .split))
    case .pageView:
      Terms(
        name: "pageViewController", words: "Pages", label: "Page View Controller", item: "page",
        controller: ("UIPageViewController", .page))
    case .reference: Terms(name: "viewControllerPlaceholder")
    case .unspecified: Terms(name: "declaredController")
    case .other(let name): Terms(name: name)
    }
  }

  /// Creates a kind from the name of an element.
  init(named name: String) { self = Self.known.first { $0.name == name } ?? .other(name) }

  /// Creates the kind of a container of a running app, from its superclasses, or else from its kind.
  init?(_ running: RunningKind, inheriting ancestors: [String]) {
    let found =
      Self.known.first { $0.terms.controller.map { ancestors.contains($0.name) } ?? false }
      ?? Self.known.first { $0.terms.controller?.kind == running }
    guard let found else { return nil }
    self = found
  }

  private static let known: [Self] = [
    .plain, .table, .collection, .videoPlayer, .stack, .tabBar, .splitView, .pageView, .reference,
    .unspecified,
  ]

  /// The name of the element in documents.
  package var name: String { terms.name }

  /// The description of a screen without a name.
  var words: String { terms.words }

  /// The name that Interface Builder gives a container, or `nil` for another screen.
  var label: String? { terms.label }

  /// The name of what a container contains, in ids.
  var itemName: String { terms.item }

  /// The part that all its screens have in a container, or `nil` if each has its own or none.
  var containment: Containment? { terms.containment }

  /// Whether this kind of screen contains other screens.
  package var isContainer: Bool { terms.label != nil }

  /// Whether this kind of screen only arranges others, and has no content of its own.
  package var isFrame: Bool { isContainer && self != .pageView }
}
