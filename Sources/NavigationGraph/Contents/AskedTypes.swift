import SourceEvidence

extension ClassHierarchy.Declaration {
  /// Whether it stores closures, or objects that may lead to screens in its place.
  var asksOthers: Bool {
    held.contains { type in
      type.contains("->") || Self.endings.contains { type.hasSuffix($0) }
    }
  }

  private static let endings = [
    "Coordinator", "Router", "Delegate", "Presenter", "Wireframe", "Navigator", "Navigation",
    "Interactor", "Flow", "ViewModel", "NavigationPath", "Store", "StoreOf", "Output", "Listener",
    "Block", "Closure", "Handler", "Callback", "Completion",
  ]
}
