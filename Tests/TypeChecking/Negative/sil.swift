import UIKit

class V: UIViewController {
  let x: Int
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  func r() -> Int { if x > 1 { return 2 } }
}
