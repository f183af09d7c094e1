/// What is above a controller.
struct RunningPath {
  /// The controllers that hold it, outermost first, without containers of the system.
  var above: [RunningName] = []
  /// Whether no container and no presentation is above it.
  var isTop = true
  /// Whether it is in a controller that is presented.
  var isPresented = false

  /// The path of a controller that another one presents.
  static let presented = RunningPath(isTop: false, isPresented: true)

  /// The path of a controller's children.
  func below(_ controller: RunningController) -> RunningPath {
    var path = self
    path.above.append(controller.hosted)
    let ends = controller.kind.isContainer && !controller.onlyHoldsContainer
    if ends || controller.kind.isSystem { path.isTop = false }
    return path
  }
}

extension RunningController {
  /// Whether the controller is a stack around a container, such as one that hides its bar.
  var onlyHoldsContainer: Bool {
    guard kind == .navigation, let first = ownChildren.first else { return false }
    return first.kind.isContainer && first.kind != .navigation
  }

  /// Whether a container is somewhere inside.
  var containsContainer: Bool {
    children.contains { $0.kind.isContainer || $0.containsContainer }
  }
}
