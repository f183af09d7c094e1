import UIKit

final class ChatViewController: UIViewController {
  #if !os(visionOS)
    override var inputAccessoryView: UIView? { nil }
  #endif
}
