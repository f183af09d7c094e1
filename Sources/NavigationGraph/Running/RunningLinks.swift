package import FileReading

/// What a running app adds to a graph.
struct RunningLinks {
  /// The screens that no other evidence has, by dump.
  var files: [ScreenFile] = []
  /// The tabs that replace those of tab bar controllers.
  var tabs: [NodeID: [NavigationGraph.Edge]] = [:]
  /// The other links.
  var edges: [NavigationGraph.Edge] = []
  /// The controllers that fill windows.
  var roots: [EntryPoint] = []
  /// Where the dumps show the containers.
  var places: [NodeID: SourceLocation] = [:]
  /// How the app shows what nothing leads to.
  var steps: [NodeID: Step] = [:]
  /// What the dumps contradict.
  var notes: [InputProblem] = []
}

extension NavigationGraph {
  /// Adds what the running app shows. Its tabs replace those of code and documents.
  ///
  /// Needs: the edges of documents, code, and the team. Gives: the edges of the running app,
  /// ``stepsInCode``, and ``problems``.
  mutating func addRunning() {
    for (holder, tabs) in running.tabs.sorted(by: { $0.key < $1.key }) {
      removeTabs(of: holder)
      for tab in tabs { add(tab) }
    }
    for edge in running.edges { add(edge) }
    stepsInCode.merge(running.steps) { min($0, $1) }
    problems += running.notes
  }

  private mutating func removeTabs(of holder: NodeID) {
    let old = Set(outgoing[holder].filter { edges[$0].containment == .item })
    for edge in old { incoming[edges[edge].target].removeAll { $0 == edge } }
    outgoing[holder].removeAll { old.contains($0) }
  }

  /// Where the running app shows a container, or `nil` if it does not show it.
  package func runningPlace(of node: NodeID) -> SourceLocation? { running.places[node] }

  /// Whether a file is a dump of the running app.
  package func isDump(_ file: String) -> Bool { running.files.contains { $0.path == file } }
}
