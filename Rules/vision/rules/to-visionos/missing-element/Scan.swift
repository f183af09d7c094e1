import ARKit

final class ScanViewController: UIViewController {
  private let scan = ARSCNView()
}
