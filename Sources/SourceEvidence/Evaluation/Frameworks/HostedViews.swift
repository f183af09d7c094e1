/// Finds the SwiftUI views of hosting controllers.
protocol HostedViews {
  /// Returns the container that an expression shows, or the view in it, or `nil` if there is no
  /// container.
  func target(_ expression: Expression, in scope: Scope) -> CodeTarget?

  /// Whether a view of SwiftUI is a container, which its place in the code identifies.
  func isContainer(_ view: String) -> Bool
}
