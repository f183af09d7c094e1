// error on catalyst: refers to instance method 'close' that is not exposed to Objective-C
// error on catalyst: cannot be represented in Objective-C
// error on catalyst: has no member 'missing'
import UIKit

enum Page: String { case first }

class PageController: UIViewController {
  func close(_ sender: Any?) {}
  @objc func show(_ page: Page) {}
  func closeCommand() -> UICommand { UICommand(title: "Close", action: #selector(close(_:))) }
  func missingCommand() -> Selector { #selector(PageController.missing(_:)) }
}
