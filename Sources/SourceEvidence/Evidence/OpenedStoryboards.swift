/// The storyboards of which code instantiates the initial scene.
package struct OpenedStoryboards: Sendable, Hashable {
  /// The names of the storyboards of which code instantiates the initial scene, or shows in another
  /// way that may do so.
  package var begun: Set<String> = []
  /// Whether code names all storyboards that it opens, so that the initial scenes of the others are
  /// not instantiated.
  package var areAllKnown = true

  /// Creates the value for code that opens no storyboard.
  package init() {}

  /// Adds the storyboards of another file.
  mutating func add(_ other: OpenedStoryboards) {
    begun.formUnion(other.begun)
    areAllKnown = areAllKnown && other.areAllKnown
  }
}
