import UIKit

class AmountViewController: UIViewController {
  private let picker = UIPickerView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let stepper = UIStepper()
    view.addSubview(picker)
    view.addSubview(stepper)
  }
}
