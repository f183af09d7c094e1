/// The code that builds the menu bar: `buildMenu(with:)`, and the functions and types that it uses.
struct MenuCode {
  private var functions: Set<String> = []
  private var types: Set<String> = []

  /// Finds the code, beginning with each `buildMenu(with:)`.
  init(_ files: [CodeFile]) {
    let members = Members(files)
    var next: Set = ["buildMenu"]
    for _ in 0..<5 {
      functions.formUnion(next)
      let names = next.reduce(into: Set<String>()) { $0.formUnion(members.names(inMember: $1)) }
      next = names.filter {
        members.contains($0) && !functions.contains($0) && !Self.common.contains($0)
      }
      let newTypes = names.filter { members.containsType($0) && $0.lowercased().contains("menu") }
      for type in newTypes where types.insert(type).inserted {
        next.formUnion(members.names(inType: type).filter { members.contains($0) })
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
  private enum Code {
    case function(Function)
    case variable(Variable)
  }

  private var byName: [String: [Code]] = [:]
  private var byType: [String: [Code]] = [:]

  init(_ files: [CodeFile]) {
    for file in files {
      for function in file.functions {
        byName[function.name, default: []].append(.function(function))
      }
      for type in file.types { add(type) }
    }
  }

  private mutating func add(_ type: TypeDeclaration) {
    for function in type.functions {
      byName[function.name, default: []].append(.function(function))
      byType[type.name, default: []].append(.function(function))
    }
    for variable in type.variables where variable.value != nil || variable.accessors != nil {
      byName[variable.name, default: []].append(.variable(variable))
      byType[type.name, default: []].append(.variable(variable))
    }
  }

  func contains(_ name: String) -> Bool { byName[name] != nil }

  func containsType(_ name: String) -> Bool { byType[name] != nil }

  /// Returns the names that occur in the members with a name.
  func names(inMember name: String) -> Set<String> { names(in: byName[name] ?? []) }

  /// Returns the names that occur in the members of a type.
  func names(inType name: String) -> Set<String> { names(in: byType[name] ?? []) }

  private func names(in members: [Code]) -> Set<String> {
    var names: Set<String> = []
    let visitor = CodeVisitor(visit: { expression, _ in
      if let name = expression.lastName { names.insert(name) }
      return true
    })
    for member in members {
      switch member {
      case .function(let function): visitor.walk(function.body, CodeContext())
      case .variable(let variable):
        variable.value.map { visitor.walk($0, CodeContext()) }
        variable.accessorStatements.map { visitor.walk($0, CodeContext()) }
      }
    }
    return names
  }
}
