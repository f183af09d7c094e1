// No code that makes windows was read.
import UIKit

class AppDelegate: UIResponder, UIApplicationDelegate {}
