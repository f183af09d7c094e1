import UIKit

enum Page: String { case a }
class C: UIViewController {
  func notObjC(_ sender: Any?) {}
  @objc func swiftOnly(_ page: Page) {}
  func g() -> UIKeyCommand { UIKeyCommand(title: "x", action: #selector(notObjC(_:)), input: "1") }
  func h() -> Selector { #selector(C.missing(_:)) }
}
