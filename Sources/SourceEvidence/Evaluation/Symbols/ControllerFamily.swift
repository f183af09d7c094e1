/// The families of view controllers, by the class of UIKit that they inherit from.
enum ControllerFamily: Sendable {
  case tabBar, splitView, pageView, navigation, hosting, plain

  /// Whether the controller shows several screens, side by side or one after another.
  var isContainer: Bool { self != .plain && self != .hosting }

  /// Whether the controller contains several screens of the same level.
  var holdsSeveral: Bool { isContainer && self != .navigation }

  /// Returns the kind of a class, from its superclasses.
  ///
  /// - Returns: The kind, and whether it is certain. The kind is presumed from the name of a
  ///   superclass that neither UIKit nor the project declares. `nil` if the class is no view
  ///   controller.
  static func of(_ name: String, in hierarchy: ClassHierarchy) -> (
    kind: ControllerFamily, certain: Bool
  )? {
    let line = [name] + hierarchy.ancestors(of: name)
    for ancestor in line {
      if let kind = known[ancestor] { return (kind, true) }
    }
    guard let last = line.last, hierarchy.declarations[last] == nil else { return nil }
    return byName(last).map { ($0, false) }
  }

  private static func byName(_ name: String) -> ControllerFamily? {
    if DrawerClasses.names.contains(name) { return .plain }
    for (ending, kind) in endings where name.hasSuffix(ending) { return kind }
    return nil
  }

  private static let known: [String: ControllerFamily] = [
    "UITabBarController": .tabBar, "UISplitViewController": .splitView,
    "UIPageViewController": .pageView, "UINavigationController": .navigation,
    "UIHostingController": .hosting, "UIViewController": .plain,
    "UITableViewController": .plain, "UICollectionViewController": .plain,
    "UIImagePickerController": .plain, "UIDocumentBrowserViewController": .plain,
  ]

  /// Suffixes of class names in libraries, and the kinds that they suggest.
  private static let endings: [(String, ControllerFamily)] = [
    ("TabBarController", .tabBar), ("TabBarViewController", .tabBar),
    ("SplitViewController", .splitView), ("PageViewController", .pageView),
    ("PageboyViewController", .pageView),
    ("NavigationController", .navigation), ("ViewController", .plain),
    ("Controller", .plain), ("VC", .plain),
  ]
}
