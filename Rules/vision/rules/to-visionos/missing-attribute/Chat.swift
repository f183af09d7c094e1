import UIKit

final class ChatViewController: UIViewController {
  override var inputAccessoryView: UIView? { nil }
}
