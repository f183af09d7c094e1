import UIKit

@MainActor func f(_ c: UITabBarController) { c.mode = .tabSidebar }
