/// The view of a view controller.
package struct RunningView: Sendable, Equatable {
  /// The class of the view, or `nil` if it is not loaded.
  package var className: RunningName?
  /// Whether the view is in a window.
  package var isInWindow: Bool

  /// Creates a view.
  package init(className: RunningName?, isInWindow: Bool) {
    self.className = className
    self.isInWindow = isInWindow
  }
}
