import UIKit

class SecondScreen: UITableViewController {
  func setUp(_ image: UIImage, _ view: UIImageView) {
    view.image = image.withRenderingMode(.alwaysOriginal)
  }
}
