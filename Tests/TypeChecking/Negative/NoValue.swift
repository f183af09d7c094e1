// error with SIL on catalyst: property 'self.count' not initialized at super.init call
// error with SIL on catalyst: missing return
import UIKit

class CountController: UIViewController {
  let count: Int
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
  func half() -> Int { if count > 1 { return count / 2 } }
}
