import UIKit

// A UISwitch would not be on Apple TV.
final class FormViewController: UIViewController {
  #if !os(tvOS)
    private let toggle = UISwitch()
  #endif
  private let help = "UISlider"
}
