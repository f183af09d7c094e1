package import FileReading

/// A view controller or view that code refers to, by its class or by its identifier in a
/// storyboard.
package struct CodeTarget: Sendable, Hashable {
  /// The storyboard of a view controller.
  package enum Storyboard: Sendable, Hashable {
    /// A storyboard, by its file name without the extension.
    case named(String)
    /// The storyboard of the view controller whose code it is (`self.storyboard`).
    case own
    /// A storyboard with a computed name.
    case unknown
  }

  /// The class of the controller, or the SwiftUI view.
  package var className: String?
  /// The storyboard, or `nil` if the controller is created in code.
  package var storyboard: Storyboard?
  /// The identifier in the storyboard. `nil` for the initial view controller and for a computed
  /// identifier.
  package var identifier: String?
  /// Whether the identifier is computed.
  package var hasComputedIdentifier = false
  /// Whether code wraps the controller in a navigation controller.
  package var isInNavigationController = false
  /// The location of the outermost of these navigation controllers, which identifies a container.
  package var stack: SourceLocation?
  /// Whether the target is a SwiftUI view, in a hosting controller or in SwiftUI code.
  package var isSwiftUI = false

  /// Whether it is a SwiftUI view without a name of its own that is a list.
  package var isList = false
  /// Whether it is a SwiftUI view that shows nothing, such as a color.
  package var isEmpty = false
  /// The location that identifies the container, if the target is a container of a framework class.
  package var container: SourceLocation?

  /// Creates a target.
  package init(
    className: String? = nil, storyboard: Storyboard? = nil, identifier: String? = nil,
    isInNavigationController: Bool = false, isSwiftUI: Bool = false
  ) {
    self.className = className
    self.storyboard = storyboard
    self.identifier = identifier
    self.isInNavigationController = isInNavigationController
    self.isSwiftUI = isSwiftUI
  }

  /// Whether nothing is known about the target.
  package var isUnknown: Bool {
    className == nil && storyboard == nil && stack == nil && container == nil
  }
}
