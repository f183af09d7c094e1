import UIKit

class VolumeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let slider = UISlider()
    slider.preferredBehavioralStyle = .pad
    slider.minimumValueImage = UIImage(systemName: "speaker")
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    if traitCollection.userInterfaceIdiom != .mac {
      button.setTitle("Pause", for: .selected)
    }
    let check = UIButton(type: .custom)
    check.setImage(UIImage(systemName: "checkmark"), for: .selected)
  }
}
