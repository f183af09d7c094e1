import UIKit

class T: NSObject, NSToolbarItemValidation {}
@MainActor func t(_ scene: UIWindowScene) { _ = scene.titlebar }
