/// A reference of code to a tab.
package enum CodeTabReference: Sendable, Hashable {
  /// The tab of the screen whose code it is: `tabBarItem.badgeValue`.
  case own
  /// The tab at a position, starting at 0: `tabBar.items?[1]`.
  case position(Int)
  /// The tab whose first screen has a class: `viewController is ComposeViewController`.
  case screen(String)
  /// The tab whose title, or whose first screen's class, resembles the name of an enumeration case:
  /// `tab == .compose`.
  case named(String)
}
