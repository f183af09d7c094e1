import UIKit

func warning() -> UIAlertController {
  UIAlertController(title: "UIAlertView", message: nil, preferredStyle: .alert)
}
