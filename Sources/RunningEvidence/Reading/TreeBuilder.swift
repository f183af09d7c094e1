/// Builds trees from nodes in the order of their lines, without recursion.
struct TreeBuilder<Node> {
  /// The finished trees.
  private(set) var roots: [Node] = []
  private var open: [(column: Int, node: Node)] = []
  private let finish: (inout Node) -> Void
  private let attach: (Node, inout Node) -> Void

  /// How deep a tree can be.
  static var limit: Int { 250 }

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - finish: What is left to do when a node has all its children.
  ///   - attach: Adds a finished node to its parent.
  init(finish: @escaping (inout Node) -> Void, attach: @escaping (Node, inout Node) -> Void) {
    self.finish = finish
    self.attach = attach
  }

  /// The nodes that can get a child, outermost first.
  var ancestors: some Sequence<Node> { open.lazy.map(\.node) }

  /// The number of nodes that can get a child.
  var depth: Int { open.count }

  /// The column of the root that is being built, or `nil` if there is none.
  var base: Int? { open.first?.column }

  /// The column of the last node.
  var column: Int? { open.last?.column }

  /// Adds a node below the last one that is farther left.
  mutating func add(_ node: Node, at column: Int) {
    close(downTo: column)
    open.append((column, node))
  }

  /// Finishes all nodes at a column or to the right of it.
  mutating func close(downTo column: Int = .min) {
    while let last = open.last, last.column >= column {
      open.removeLast()
      var node = last.node
      finish(&node)
      guard let parent = open.indices.last else {
        roots.append(node)
        continue
      }
      attach(node, &open[parent].node)
    }
  }
}
