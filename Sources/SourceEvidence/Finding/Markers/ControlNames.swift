/// How a file's code makes and declares what it names.
struct ControlNames {
  /// A name in the code of a type; without a function it is a property.
  struct ControlName: Hashable {
    var owner: String?
    var function: String?
    var name: String
  }

  private(set) var values: [ControlName: [Expression]] = [:]
  private(set) var types: [ControlName: String] = [:]
  /// The names whose configuration is set.
  private(set) var configured: Set<ControlName> = []

  /// Looks through a file.
  init(_ file: CodeFile) {
    var found = ControlNames()
    for type in file.types { found.declare(type) }
    CodeVisitor(
      visit: { _, _ in true },
      assign: { found.assign($0, $1, $2) },
      declare: { variable, context in
        found.declare(variable, owner: context.type?.name, function: context.function)
      }
    ).walk(file)
    self = found
  }

  private init() {}

  private mutating func declare(_ type: TypeDeclaration) {
    for variable in type.variables { declare(variable, owner: type.name, function: nil) }
    for function in type.functions {
      for parameter in function.parameters {
        types[ControlName(owner: type.name, function: function.name, name: parameter.name)] =
          parameter.type
      }
    }
  }

  private mutating func declare(_ variable: Variable, owner: String?, function: String?) {
    let name = ControlName(owner: owner, function: function, name: variable.name)
    if let type = variable.type { types[name] = type }
    if let value = variable.value { values[name, default: []].append(value) }
  }

  private mutating func assign(_ target: Expression, _ value: Expression, _ context: CodeContext) {
    if case .member(let base?, "configuration") = target.kind, let name = name(base, context) {
      configured.insert(name)
    } else if let name = name(target, context), !value.isNil {
      values[name, default: []].append(value)
    }
  }

  /// The variable, or the property of the code's own object, that an expression is; nil if it is none.
  func name(_ expression: Expression, _ context: CodeContext) -> ControlName? {
    let owner = context.type?.name
    switch expression.kind {
    case .name(let name):
      let local = ControlName(owner: owner, function: context.function, name: name)
      return isKnown(local) ? local : ControlName(owner: owner, name: Self.property(name))
    case .member(let base?, let name):
      guard case .name("self") = base.kind else { return nil }
      return ControlName(owner: owner, name: Self.property(name))
    default: return nil
    }
  }

  private func isKnown(_ name: ControlName) -> Bool { values[name] != nil || types[name] != nil }

  /// A variable of an instance and its property are one.
  private static func property(_ name: String) -> String {
    name.hasPrefix("_") ? String(name.dropFirst()) : name
  }
}
