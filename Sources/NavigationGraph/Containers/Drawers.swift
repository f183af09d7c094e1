package import FileReading
import Projects
import SourceEvidence

/// Drawers: controllers of libraries that slide a menu in beside the screens of the app.
extension NavigationGraph {
  /// Gives the custom segues of drawers their meaning: a drawer contains its menu and its screens, and the
  /// menu replaces the screens.
  ///
  /// Needs: the edges of documents. Gives: the kinds of these segues.
  mutating func placeDrawers() {
    let custom = edges.indices.filter { edges[$0].kind == .other("custom") }
    let held = custom.filter { isDrawer(edges[$0].source) }
    for edge in held { edges[edge].kind = .embed }
    let inside = Set(held.map { edges[$0].target })
    for edge in custom where inside.contains(edges[edge].source) { edges[edge].kind = .replace }
  }

  /// The locations of the drawers, in documents and in code.
  package var drawers: [SourceLocation] {
    let markers = project.source?.markers(.drawer).filter(\.countsOnMacCatalyst) ?? []
    let scenes = nodes.indices.filter { file($0).isDocument && isDrawer($0) }
    return Set(scenes.map(location) + markers.map(\.place)).sorted()
  }

  private func isDrawer(_ node: NodeID) -> Bool {
    guard let name = screen(node).customClass else { return false }
    let ancestors = project.source?.classes.ancestors(of: name) ?? []
    return ([name] + ancestors).contains(where: DrawerClasses.names.contains)
  }
}
