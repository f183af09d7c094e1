/// Framework names with an effect: code uses them to create or fill containers, to lead to screens,
/// or to add commands.
enum EffectNames {
  /// All names, in Swift and Objective-C.
  static let all: Set<String> = containers.union(transitions).union(commands).union(endings)

  /// Suffixes of view controller names.
  static let endings = ["Controller", "VC"]

  /// The list of controllers of a container.
  static let controllers = "viewControllers"

  /// The lists of what a container shows, with their types.
  static let lists = [controllers: "[UIViewController]", "tabs": "[UITab]"]

  private static let containers: Set<String> = [
    "UITabBarController", "UISplitViewController", "UIPageViewController", "UIPageControl",
    "UINavigationController", "UITabBar", "UISegmentedControl", "UIHostingController",
    "UITabBarItem", "UITab", "UITabGroup", "UISearchTab", controllers, "setViewControllers",
    "setViewController", "tabBarItem", "setTabBarItem", "setTabs", "badgeValue", "setBadgeValue",
    "customizableViewControllers", "tabBar", "insertSegment", "insertSegmentWithTitle",
    "insertSegmentWithImage",
  ]

  private static let transitions: Set<String> = leading.union(roots).union([
    "makeKeyAndVisible", "addChild",
    "addChildViewController", "UIStoryboard", "StoryboardScene", "instantiateViewController",
    "instantiateInitialViewController", "instantiateViewControllerWithIdentifier", "storyboard",
  ])

  /// Names with which code leads to a screen.
  static let leading: Set<String> = [
    "pushViewController", "present", "presentViewController", "presentModalViewController",
    "showViewController", "show", "showDetailViewController", "performSegue",
    "performSegueWithIdentifier",
  ]

  /// Names with which code gives a window its first screen.
  static let roots: Set<String> = ["rootViewController", "setRootViewController"]

  private static let commands: Set<String> = [
    "UIKeyCommand", "UICommand", "UIMenu", "UIMenuBuilder", "buildMenu", "keyCommands",
    "addKeyCommand", "keyCommandWithInput", "commandWithTitle", "NSMenuItem", "insertChild",
    "insertSibling", "replaceChildren",
  ]
}
