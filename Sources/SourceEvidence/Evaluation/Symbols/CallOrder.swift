/// The functions of a type in an order that does not depend on their order in the source code: each one
/// after those that call it, so that a function which others call is not taken for a start.
struct CallOrder {
  private let functions: [DeclaredFunction]
  private let graph: CallGraph

  /// Orders functions, which are all of one type.
  init(_ functions: [DeclaredFunction], _ graph: CallGraph) {
    (self.functions, self.graph) = (functions, graph)
  }

  /// The functions, callers first. Those that call each other keep their order.
  var callersFirst: [DeclaredFunction] {
    var open = functions.map { function in
      let own = graph.names([function.function.name])
      return (function, name: own, calls: graph.called(in: function.body).subtracting(own))
    }
    var ordered: [DeclaredFunction] = []
    while !open.isEmpty {
      let called = open.reduce(into: CallGraph.Names()) { $0.formUnion($1.calls) }
      let next = open.filter { called.isDisjoint(with: $0.name) }
      guard !next.isEmpty else { break }
      ordered += next.map(\.0)
      open.removeAll { called.isDisjoint(with: $0.name) }
    }
    return ordered + open.map(\.0)
  }
}
