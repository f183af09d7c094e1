/// Which tab of a tab bar some code is about, as far as the code says.
package enum CodeTabReference: Sendable, Hashable {
  /// That of the screen whose code it is: `tabBarItem.badgeValue`.
  case own
  /// One by its position, from 0: `tabBar.items?[1]`.
  case position(Int)
  /// The one whose first screen has a class: `viewController is ComposeViewController`.
  case screen(String)
  /// The one that has the name of a case in code, as its title or that of its first screen's class:
  /// `tab == .compose`.
  case named(String)
}
