import UIKit

extension UINavigationController {
  /// Leaves the navigation bar in the content, for windows with a toolbar of their own.
  ///
  /// Without this, UIKit moves a navigation bar of the Mac idiom into the window's toolbar, and two
  /// objects would manage one toolbar.
  func keepBarInContent() {
    if #available(iOS 16.0, *) { navigationBar.preferredBehavioralStyle = .pad }
  }
}
