import InterfaceBuilder
package import NavigationGraph

extension NavigationGraph {
  /// Returns the name of a controller in a report: its name, or a description if it has none. Names
  /// of kinds are not shown.
  package func shownName(of node: NodeID) -> String {
    let name = name(of: node)
    guard name == kind(node).rawValue || name == kind(root(of: node)).rawValue else { return name }
    return switch kind(node) {
    case .tabBarController: "Tab bar"
    case .splitViewController: "Split view"
    case .navigationController: "Navigation stack"
    case .pageViewController: "Pages"
    case .tableViewController: "List"
    case .collectionViewController: "Collection"
    default: "Screen"
    }
  }
}
