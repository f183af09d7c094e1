import InterfaceBuilder

// Conversions from the terms of documents to those of the graph.

extension Screen.Kind {
  init(_ kind: ControllerKind) { self.init(named: kind.rawValue) }
}

extension Transition.Kind {
  init(_ segue: Segue) {
    guard segue.kind == .relationship else {
      self.init(named: segue.kind.rawValue)
      return
    }
    self = .contains(segue.relationship.flatMap { Containment(rawValue: $0.rawValue) } ?? .other)
  }
}

extension SceneReference {
  init(_ reference: StoryboardReference) {
    self.init(
      storyboard: reference.storyboardName, scene: reference.referencedIdentifier,
      bundle: reference.bundleIdentifier)
  }
}
