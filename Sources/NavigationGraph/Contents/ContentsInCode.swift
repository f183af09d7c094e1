import Projects
import SourceEvidence

extension NavigationGraph {
  /// Returns the contents of screens in code: of those of a class, and of those that a
  /// container in code shows without a class of their own.
  ///
  /// Needs: the nodes and the edges. Gives: ``codeContents``.
  func findContentsInCode() -> [NodeID: CodeContents] {
    guard let contents = project.source?.screens, !contents.isEmpty else { return [:] }
    var found: [NodeID: CodeContents] = [:]
    for node in nodes.indices where nodes[node].target == nil && screen(node).reference == nil {
      found[node] = codeScreen(of: node).flatMap { contents[$0] }
    }
    return found
  }

  /// The class whose code a screen shows: its own, or that of the view whose stack begins with it.
  package func codeClass(of node: NodeID) -> String? {
    if let name = screen(node).customClass { return name }
    guard !file(node).isDocument else { return nil }
    return segues(to: node).lazy.filter { $0.containment == .root }.map(\.source)
      .first { !self.screen($0).isPartOfClass }.flatMap { screen($0).customClass }
  }

  /// Whether the code of a class shows segments in place of the title.
  package func showsSegmentsAsTitle(_ name: String) -> Bool {
    nodes.indices.contains {
      codeClass(of: $0) == name && contents(of: $0).code.titleView == .segments
    }
  }

  /// Whether code contains anything about a screen.
  package func hasContentsInCode(_ node: NodeID) -> Bool { codeContents[node] != nil }

  private func codeScreen(of node: NodeID) -> CodeScreen? {
    if let name = screen(node).customClass { return .ofClass(name) }
    guard !file(node).isDocument, !kind(node).isContainer else { return nil }
    return segues(to: node).lazy.compactMap { edge -> CodeScreen? in
      let place = self.location(edge.source)
      switch edge.containment {
      case .root: return .inside(place)
      case .primary: return .inside(place, .primary)
      case .supplementary: return .inside(place, .supplementary)
      case .secondary: return .inside(place, .secondary)
      default: return nil
      }
    }.first
  }
}
