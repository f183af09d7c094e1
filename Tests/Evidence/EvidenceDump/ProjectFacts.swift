import InterfaceBuilder
import NavigationGraph
import Projects
import SourceEvidence

/// The facts about one project: the evidence in its code, and the graph that is built from all evidence.
struct ProjectFacts {
  private let project: Project
  private var facts = Facts()

  init(_ project: Project) {
    self.project = project
    if let source = project.source { addParts(of: source) }
    addGraph(NavigationGraph(project))
  }

  /// The facts, each with the project's root and name.
  var lines: [String] { facts.lines.map { "\(project.root) \(project.name) | \($0)" } }

  /// Adds the properties of evidence. Elements of lists are identified by what they are and where.
  private mutating func addParts(of evidence: Any) {
    for (label, value) in Mirror(reflecting: evidence).children {
      guard let label, !Self.leftOut.contains(label) else { continue }
      if value is SourceTraits {
        addParts(of: value)
      } else if let elements = value as? any Collection, !(value is any SetAlgebra) {
        for element in elements { add(element, to: label) }
      } else {
        facts.add(value, at: label)
      }
    }
  }

  /// The names of all types, and the numbers of files.
  private static let leftOut: Set = ["classes", "fileCount", "parsedFileCount"]

  private mutating func add(_ element: Any, to list: String) {
    let children = Mirror(reflecting: element).children
    let parts = Self.identifying.compactMap { label in children.first { $0.label == label } }
    let path = ([list] + parts.map { Facts.text($0.value) }.filter { !$0.isEmpty })
      .joined(separator: " ")
    facts.add("found", at: path)
    for child in children where !Self.identifying.contains(child.label ?? "") {
      facts.add(child.value, at: "\(path).\(child.label ?? "")")
    }
  }

  private static let identifying = [
    "place", "kind", "source", "name", "className", "from", "module", "key",
  ]

  /// Adds the screens, and what leads from one to another.
  private mutating func addGraph(_ graph: NavigationGraph) {
    let names = graph.nodes.indices.map { "\(graph.file($0).path)#\(graph.screen($0).id)" }
    for node in graph.nodes.indices {
      let name = "screen \(names[node])"
      facts.add(graph.role(of: node), at: "\(name) role")
      facts.add(graph.name(of: node), at: "\(name) shown")
      facts.add(graph.screen(node), at: name)
      graph.container(of: node).map { facts.add($0, at: "\(name) container") }
    }
    for edge in graph.edges {
      let kind = [edge.kind.name, edge.containment?.rawValue].compactMap { $0 }
      let path = "edge \(names[edge.source]) \(kind.joined(separator: " ")) → \(names[edge.target])"
      facts.add(edge.origin.location, at: path)
    }
    for entry in graph.entryPoints { facts.add(entry.source, at: "entry \(names[entry.node])") }
  }
}
