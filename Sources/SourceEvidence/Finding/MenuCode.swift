/// Which code builds the menu bar: `buildMenu(with:)`, and the functions and types that it uses.
struct MenuCode {
  private var functions: Set<String> = []
  private var types: Set<String> = []

  /// Follows names from every `buildMenu(with:)` of the files.
  init(_ files: [CodeFile]) {
    var bodies: [String: [[Statement]]] = [:]
    var typeBodies: [String: [[Statement]]] = [:]
    for file in files {
      for function in file.functions { bodies[function.name, default: []].append(function.body) }
      for type in file.types {
        for function in type.functions {
          bodies[function.name, default: []].append(function.body)
          typeBodies[type.name, default: []].append(function.body)
        }
        for variable in type.variables {
          let body = (variable.getter ?? []) + Self.statements(variable.value)
          guard !body.isEmpty else { continue }
          bodies[variable.name, default: []].append(body)
          typeBodies[type.name, default: []].append(body)
        }
      }
    }
    var next: Set = ["buildMenu"]
    for _ in 0..<5 {
      functions.formUnion(next)
      let names = Self.names(in: next.flatMap { bodies[$0] ?? [] })
      let newTypes = names.filter { typeBodies[$0] != nil && $0.lowercased().contains("menu") }
      next = names.filter {
        bodies[$0] != nil && !functions.contains($0) && !Self.common.contains($0)
      }
      for type in newTypes where types.insert(type).inserted {
        next.formUnion(Self.names(in: typeBodies[type] ?? []).filter { bodies[$0] != nil })
      }
      next.subtract(Self.common)
    }
  }

  /// Whether code is part of the menu bar's.
  func contains(_ context: CodeContext) -> Bool {
    context.function.map { functions.contains($0) } ?? false
      || context.type.map { types.contains($0.name) } ?? false
  }

  /// Names that every class may have.
  private static let common: Set = [
    "init", "viewDidLoad", "title", "view", "shared", "state", "window", "name", "identifier",
    "keyCommands", "present", "contextMenu",
  ]

  private static func statements(_ value: Expression?) -> [Statement] {
    value.map { [Statement(.expression($0), at: $0.offset)] } ?? []
  }

  private static func names(in bodies: [[Statement]]) -> Set<String> {
    var names: Set<String> = []
    let visitor = CodeVisitor(visit: { expression, _ in
      if let name = expression.lastName { names.insert(name) }
      return true
    })
    for body in bodies { visitor.walk(body, CodeContext()) }
    return names
  }
}
