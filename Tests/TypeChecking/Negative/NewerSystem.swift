// error on catalyst: 'mode' is only available in iOS 18.0 or newer
// error on ios: 'mode' is only available in iOS 18.0 or newer
import UIKit

@MainActor func showSidebar(of tabs: UITabBarController) { tabs.mode = .tabSidebar }
