/// The names of UIKit with which code fills the bars of screens.
enum BarNames {
  /// The properties that hold the items of a bar, in Swift.
  static let properties: Set = [
    "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems",
    "toolbarItems", "trailingItemGroups", "leadingItemGroups", "centerItemGroups",
  ]

  /// The methods that set the items of a bar, in Swift and Objective-C.
  static let methods: Set = [
    "setRightBarButton", "setRightBarButtonItems", "setLeftBarButton", "setLeftBarButtonItems",
    "setToolbarItems", "setRightBarButtonItem", "setLeftBarButtonItem",
  ]

  /// All names that are searched for.
  static let all = properties.union(methods)
    .union(["titleView", "backButtonTitle", "backBarButtonItem"])
}
