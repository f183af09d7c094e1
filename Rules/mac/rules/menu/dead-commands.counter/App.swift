// The app removes all of them, and has no tabs of windows.
import UIKit

@main class AppDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: UIMenuBuilder) {
    super.buildMenu(with: builder)
    builder.remove(menu: .document)
    builder.remove(menu: .sidebar)
  }
}
