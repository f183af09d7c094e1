import UIKit

final class AppDelegate: UIResponder, UIApplicationDelegate {
  override func buildMenu(with builder: UIMenuBuilder) {
    builder.remove(menu: .format)
  }
}
