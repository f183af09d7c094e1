/// Where a view controller is in its appearance, as UIKit prints it.
package enum RunningState: String, Sendable {
  case appearing, appeared, disappearing, disappeared

  /// Whether the controller is on the screen, or is about to be.
  package var isVisible: Bool { self == .appearing || self == .appeared }
}
