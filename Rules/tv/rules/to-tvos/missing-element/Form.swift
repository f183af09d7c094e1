import UIKit

final class FormViewController: UIViewController {
  #if os(iOS)
    private let stepper = UIStepper()
  #endif
  private let picker = UIPickerView()
}
