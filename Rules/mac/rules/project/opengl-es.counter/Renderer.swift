import GLKit
import MetalKit

/// It only names what others may have.
@objc protocol Renderer {
  @objc optional var metalView: MTKView? { get set }
  @objc optional var context: EAGLContext? { get }
}

final class SceneViewController: UIViewController {
  private let picture = MTKView()

  #if !targetEnvironment(macCatalyst)
    private let context = EAGLContext(api: .openGLES3)
  #endif
}
