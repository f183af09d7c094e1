import UIKit

struct Article {
  var image: UIImage?
}
