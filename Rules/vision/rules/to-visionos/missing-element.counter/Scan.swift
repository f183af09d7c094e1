import UIKit

final class ScanViewController: UIViewController {
  #if os(iOS)
    private let edge = UIScreenEdgePanGestureRecognizer()
  #endif
}
