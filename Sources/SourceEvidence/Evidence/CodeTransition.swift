package import FileReading

/// A way from one screen to another that code goes.
package struct CodeTransition: Sendable, Hashable {
  /// How the other screen appears.
  package enum Kind: String, Sendable, CaseIterable {
    /// `pushViewController`, `show`, `NavigationLink`.
    case push
    /// `present`, `.sheet`, `.fullScreenCover`.
    case present
    /// A popover.
    case popover
    /// `showDetailViewController`, a split view's secondary column.
    case showDetail
    /// The root of a window.
    case root
    /// What a class of the project calls its root view controller: a window's, or that of a part of
    /// the app.
    case presumedRoot
    /// The new root of a navigation controller that is already there.
    case stackRoot
    /// `addChild`: embedded in the screen.
    case child
    /// `performSegue(withIdentifier:)`: the storyboard says how.
    case segue
    /// Taken from a storyboard; how it appears was not found.
    case instantiate
  }

  /// How the other screen appears.
  package var kind: Kind
  /// The type whose code goes this way.
  package var from: String?
  /// The screen it leads to; unknown for a segue.
  package var target: CodeTarget
  /// The segue's identifier.
  package var segue: String?
  /// `modalPresentationStyle` of what is presented, such as `fullScreen`.
  package var presentationStyle: String?
  /// Where.
  package var place: SourceLocation
  /// How sure the source is about it.
  package var confidence: Confidence
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
