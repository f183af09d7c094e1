import UIKit

class AmountViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    #if !targetEnvironment(macCatalyst)
      view.addSubview(UIStepper())
    #endif
    if traitCollection.userInterfaceIdiom != .mac {
      view.addSubview(UIPickerView())
    }
    if traitCollection.userInterfaceIdiom == .phone {
      view.addSubview(UIPickerView())
    }
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .compact
  }
}
