import InterfaceBuilder
package import NavigationGraph

extension NavigationGraph {
  /// What a report calls a controller: its name, or what it is if it has none. The names of kinds are
  /// for the program alone.
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
