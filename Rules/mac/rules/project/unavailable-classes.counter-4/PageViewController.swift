import ARKit
import UIKit
import WebKit

class PageViewController: UIViewController {
  private let page = WKWebView()

  #if !targetEnvironment(macCatalyst)
    private let scene = ARSCNView()
  #endif
}
