import UIKit

class VolumeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let slider = UISlider()
    slider.preferredBehavioralStyle = .pad
    slider.minimumValueImage = UIImage(systemName: "speaker")
    let button = UIButton()
    button.setTitle("Play", for: .normal)
    if traitCollection.userInterfaceIdiom != .mac {
      button.setTitle("Pause", for: .selected)
    }
  }
}
