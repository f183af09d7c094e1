/// The code that builds the menu bar: `buildMenu(with:)`, and the functions and types that it uses.
struct MenuCode {
  private var functions: Set<String> = []
  private var types: Set<String> = []

  /// Finds the code, beginning with each `buildMenu(with:)`.
  init(_ graph: CallGraph) {
    guard graph.functions.contains(where: { $0.function.name == "buildMenu" }) else { return }
    let members = Members(graph)
    var next: Set = ["buildMenu"]
    for _ in 0..<5 {
      functions.formUnion(next)
      let names = members.names(in: next.flatMap { members.byName[$0] ?? [] })
      next = names.filter {
        members.byName[$0] != nil && !functions.contains($0) && !Self.common.contains($0)
      }
      let newTypes = names.filter {
        members.byType[$0] != nil && $0.lowercased().contains("menu")
      }
      for type in newTypes where types.insert(type).inserted {
        let own = members.names(in: members.byType[type] ?? [])
        next.formUnion(own.filter { members.byName[$0] != nil })
      }
      next.subtract(Self.common)
    }
  }

  /// Whether a function or a type is part of the code.
  func contains(_ function: String?, of type: String?) -> Bool {
    function.map { functions.contains($0) } ?? false
      || type.map { types.contains($0.lastComponent) } ?? false
  }

  /// Names that many classes have.
  private static let common: Set = [
    "init", "viewDidLoad", "title", "view", "shared", "state", "window", "name", "identifier",
    "keyCommands", "present", "contextMenu",
  ]
}

/// The functions and properties of all types, by name.
private struct Members {
  enum Code {
    case function(DeclaredFunction)
    case property(CallGraph.Property)
  }

  let byName: [String: [Code]]
  let byType: [String: [Code]]
  private let graph: CallGraph

  init(_ graph: CallGraph) {
    self.graph = graph
    let functions = graph.functions.map { function in
      (name: function.function.name, type: function.type?.lastComponent, Code.function(function))
    }
    let properties = graph.properties.map { property in
      (
        name: property.name, type: Optional(property.type.name.lastComponent),
        Code.property(property)
      )
    }
    let all = functions + properties
    byName = Dictionary(grouping: all, by: \.name).mapValues { $0.map(\.2) }
    byType = Dictionary(grouping: all.filter { $0.type != nil }) { $0.type ?? "" }
      .mapValues { $0.map(\.2) }
  }

  /// Returns the names that occur in members.
  func names(in members: [Code]) -> Set<String> {
    let names = members.reduce(into: CallGraph.Names()) { names, member in
      switch member {
      case .function(let function): names.formUnion(graph.used(in: function.body))
      case .property(let property): names.formUnion(graph.used(in: property))
      }
    }
    return Set(names.map(graph.text))
  }
}
