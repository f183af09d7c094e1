package import FileReading

/// A view controller or view as code names it: by its class, or by its place in a storyboard.
package struct CodeTarget: Sendable, Hashable {
  /// Which storyboard a view controller is taken from.
  package enum Storyboard: Sendable, Hashable {
    /// A storyboard by its file's name, without the extension.
    case named(String)
    /// The storyboard that the code's own view controller came from (`self.storyboard`).
    case own
    /// A storyboard whose name is computed.
    case unknown
  }

  /// The class, or the SwiftUI view.
  package var className: String?
  /// The storyboard it is taken from; nil if it is made in code.
  package var storyboard: Storyboard?
  /// Its identifier in the storyboard; nil there for the initial view controller, and where it is
  /// computed.
  package var identifier: String?
  /// Whether its identifier is computed.
  package var hasComputedIdentifier = false
  /// Whether it is wrapped in a navigation controller made in code.
  package var isInNavigationController = false
  /// The place of the outermost of these navigation controllers, as that of a container.
  package var stack: SourceLocation?
  /// Whether it is a SwiftUI view, in a hosting controller or in SwiftUI code.
  package var isSwiftUI = false

  /// Where it is made, if it is a container of a framework's class: the place of that container.
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

  /// Whether nothing says what it is.
  package var isUnknown: Bool {
    className == nil && storyboard == nil && stack == nil && container == nil
  }
}
