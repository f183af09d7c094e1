package import FileReading
import InterfaceBuilder
import Projects

/// Elements of documents that tell what kind of app it is.
package enum TypicalElement: Sendable {
  /// A controller that plays videos.
  case videoPlayer
  /// A view of a framework for games.
  case gameView
  /// A gesture with two fingers.
  case twoFingerGesture

  fileprivate var names: [XMLName] {
    switch self {
    case .videoPlayer: [.avPlayerViewController]
    case .gameView: [.skView, .sceneKitView, .mtkView]
    case .twoFingerGesture: [.pinchGestureRecognizer, .rotationGestureRecognizer]
    }
  }
}

extension NavigationGraph {
  /// Returns the places of elements in documents other than launch screens.
  package func places(of element: TypicalElement) -> [SourceLocation] {
    project.documents.filter { !$0.isLaunchScreen }.flatMap { document in
      element.names.flatMap { document.tree.elements(named: $0) }.map { document.location(of: $0) }
    }
  }
}
