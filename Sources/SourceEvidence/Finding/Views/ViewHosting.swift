/// Finds the SwiftUI views of hosting controllers in a tree of views.
struct ViewHosting: HostedViews {
  let tree: ViewTree

  func target(_ expression: Expression, in scope: Scope) -> CodeTarget? {
    let file = scope.frame.file
    guard tree.program.files.indices.contains(file) else { return nil }
    let node = tree.node(expression, in: scope.frame.type, file: file)
    let found = ViewTargets(tree).targets(node).first
    if let found, found.stack != nil || found.container != nil { return found }
    return container(node)
  }

  /// Returns the container that a view is, also if another view only shows it.
  private func container(_ node: ViewNode) -> CodeTarget? {
    guard let role = tree.role(of: node) else { return nil }
    if role == .wrapper { return node.made?.arguments.first.flatMap { container($0.node) } }
    guard role.isContainer else { return nil }
    var target = CodeTarget(isSwiftUI: true)
    target.container = tree.place(node)
    return target
  }

  func isContainer(_ view: String) -> Bool { tree.table.view(view)?.role.isContainer == true }
}
