import Guidance
import NavigationGraph
import Projects

extension NavigationGraph {
  /// Returns the toolkit that makes the screens of the app, if the project is only the shell around them:
  /// it uses the toolkit, and next to no screen is its own.
  func shell(of toolkits: [Toolkit]) -> Toolkit? {
    guard let toolkit = toolkits.first(where: uses) else { return nil }
    let own = nodes.indices.filter { isOwn($0, beside: toolkit) }
    let isShell =
      own.count <= Self.mostScreensOfShell
      && !own.contains { kind($0) == .tabBar || kind($0) == .splitView }
    return isShell ? toolkit : nil
  }

  /// The number of screens that a shell may have, such as a splash and a plain controller.
  private static let mostScreensOfShell = 2

  private func uses(_ toolkit: Toolkit) -> Bool {
    project.uses(toolkit) || nodes.indices.contains { isOf(toolkit, $0) }
  }

  private func isOwn(_ node: NodeID, beside toolkit: Toolkit) -> Bool {
    !file(node).isLaunchScreen && screen(node).reference == nil && !isOf(toolkit, node)
  }

  /// Whether a screen is of a class of the toolkit.
  private func isOf(_ toolkit: Toolkit, _ node: NodeID) -> Bool {
    screen(node).customClass.map { project.isOf(toolkit, $0) } == true
  }
}
