/// The kinds of view controllers that matter here.
enum ControllerKind: Sendable {
  case tabBar, splitView, pageView, navigation, hosting, plain

  /// Whether it shows several screens, beside or after each other.
  var isContainer: Bool { self != .plain && self != .hosting }

  /// The kind of a class by what it inherits from.
  ///
  /// - Returns: The kind, and whether it is certain: a superclass that neither UIKit nor the project
  ///   declares is judged by its name.
  static func of(_ name: String, in hierarchy: ClassHierarchy) -> (
    kind: ControllerKind, certain: Bool
  )? {
    let line = [name] + hierarchy.ancestors(of: name)
    for ancestor in line {
      if let kind = known[ancestor] { return (kind, true) }
    }
    guard let last = line.last, hierarchy.declarations[last] == nil else { return nil }
    return byName(last).map { ($0, false) }
  }

  private static func byName(_ name: String) -> ControllerKind? {
    for (ending, kind) in endings where name.hasSuffix(ending) { return kind }
    return nil
  }

  private static let known: [String: ControllerKind] = [
    "UITabBarController": .tabBar, "UISplitViewController": .splitView,
    "UIPageViewController": .pageView, "UINavigationController": .navigation,
    "UIHostingController": .hosting, "UIViewController": .plain,
    "UITableViewController": .plain, "UICollectionViewController": .plain,
    "UIImagePickerController": .plain, "UIDocumentBrowserViewController": .plain,
  ]

  /// How classes of libraries end that are made of one of UIKit's.
  private static let endings: [(String, ControllerKind)] = [
    ("TabBarController", .tabBar), ("TabBarViewController", .tabBar),
    ("SplitViewController", .splitView), ("PageViewController", .pageView),
    ("NavigationController", .navigation), ("ViewController", .plain),
    ("Controller", .plain), ("VC", .plain),
  ]
}
