import InterfaceBuilder

// Conversions from the terms of documents to those of the graph.

extension Transition.Kind {
  init(_ segue: Segue) {
    let isRelationship = segue.kind == "relationship"
    self =
      isRelationship
      ? .contains(segue.relationship.flatMap { Containment(rawValue: $0) } ?? .other)
      : Self(named: segue.kind)
  }
}

extension SceneReference {
  init(_ reference: StoryboardReference) {
    self.init(
      storyboard: reference.storyboardName, scene: reference.referencedIdentifier,
      bundle: reference.bundleIdentifier)
  }
}
