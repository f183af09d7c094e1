package import FileReading

/// A transition from one screen to another in code.
package struct CodeTransition: Sendable, Hashable {
  /// The kind of a transition.
  package enum Kind: String, Sendable, CaseIterable {
    /// `pushViewController`, `show`, `NavigationLink`.
    case push
    /// `present`, `.sheet`, `.fullScreenCover`.
    case present
    /// A popover.
    case popover
    /// `showDetailViewController`, a split view's secondary column.
    case showDetail
    /// The root view controller of a window.
    case root
    /// A property of the project that is named `rootViewController`, of a window or of a part of
    /// the app.
    case presumedRoot
    /// The new root of an existing navigation controller.
    case stackRoot
    /// `addChild`: embedded in the screen.
    case child
    /// `performSegue(withIdentifier:)`. The kind is that of the segue in the storyboard.
    case segue
    /// Instantiated from a storyboard, and shown in an unknown way.
    case instantiate
  }

  /// The kind of the transition.
  package var kind: Kind
  /// The type whose code makes the transition.
  package var from: String?
  /// The target screen. It is unknown for a segue.
  package var target: CodeTarget
  /// The identifier of the segue.
  package var segue: String?
  /// The `modalPresentationStyle` of the target, such as `fullScreen`.
  package var presentationStyle: String?
  /// The `modalTransitionStyle` of the target, such as `flipHorizontal`.
  package var transitionStyle: String?
  /// The source location.
  package var place: SourceLocation
  /// The confidence in the transition.
  package var confidence: Confidence
  /// Whether any screen of the stack may lead there, not only the one whose code does: a table of
  /// destinations, `navigationDestination(for:)`.
  package var isStackWide = false
  /// What must hold for it to be gone.
  package var conditions: Set<CodeCondition> = []

  /// Creates a transition.
  package init(
    _ kind: Kind, from: String?, target: CodeTarget, place: SourceLocation, confidence: Confidence
  ) {
    self.kind = kind
    self.from = from
    self.target = target
    self.place = place
    self.confidence = confidence
  }
}
