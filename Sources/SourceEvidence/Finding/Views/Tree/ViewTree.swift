import FileReading

/// The SwiftUI views in the code of a project. The code of each property and function is resolved once, on
/// first access.
final class ViewTree {
  let program: Program
  let symbols: SymbolTable
  let table: ViewTable
  /// The properties and functions, by location.
  private var members: [Position: ViewNode] = [:]
  /// The functions and properties that return views, by name. Names that several types use are left out.
  private(set) lazy var builders: [String: ViewMember] = findBuilders()

  init(_ program: Program, _ symbols: SymbolTable, _ table: ViewTable) {
    self.program = program
    self.symbols = symbols
    self.table = table
  }

  /// Returns the source location of a byte in the code of a node.
  func place(_ node: ViewNode, _ offset: Int? = nil) -> SourceLocation {
    program.place(Position(file: node.context.file, offset: offset ?? node.offset))
  }

  // MARK: Names

  /// What a call makes.
  enum Meaning {
    /// A view of the project, by its full name.
    case own(String)
    /// A view or scene of SwiftUI.
    case row(ViewRow)
    /// A view of another library, by its name.
    case other(String)
    /// What a function returns, by its name.
    case function(String)
    /// Unknown.
    case value
  }

  /// Returns what a call in the code of a type makes. Another type of the project than a view does not hide
  /// a view of SwiftUI with the same name.
  func meaning(of call: ViewCall, in type: String?) -> Meaning {
    guard let name = call.name ?? call.callee.lastName else { return .value }
    guard symbols.isTypeName(name) else { return .function(name) }
    let row = table.view(name)
    if let view = symbols.name(of: name, in: type), symbols.declares(view),
      row == nil || symbols.variable("body", of: view) != nil
    {
      return .own(view)
    }
    if let row { return .row(row) }
    if let type, symbols.type(type)?.functions[name] != nil { return .function(name) }
    return .other(name)
  }

  /// Returns the row of a view or scene of SwiftUI, or `nil` for other code.
  func row(of node: ViewNode) -> ViewRow? {
    guard let call = node.made, let name = call.name, let row = table.view(name) else { return nil }
    if case .row = meaning(of: call, in: node.context.typeName) { return row }
    return nil
  }

  /// What a view of SwiftUI is, or `nil` for other code.
  func role(of node: ViewNode) -> ViewRow.Role? { row(of: node)?.role }

  /// Returns the first modifier with a role.
  func modifier(_ role: ViewRow.Role, of node: ViewNode) -> ViewCall? {
    node.modifiers.first { self.role(of: $0) == role }
  }

  /// What a modifier of SwiftUI does.
  func role(of modifier: ViewCall) -> ViewRow.Role? {
    modifier.name.flatMap { table.modifier($0)?.role }
  }

  // MARK: Code

  /// Returns the code of a function.
  func body(of found: DeclaredFunction) -> ViewBody {
    guard case .function(_, let body) = member(found).content else {
      return ViewBody(found.function.body, in: context(at: found.origin, found.type, nil))
    }
    return body
  }

  /// Returns the code of a computed property, or `nil` for another one.
  func body(of found: DeclaredVariable) -> ViewBody? {
    guard found.variable.getter != nil, case .variable(_, _, let body) = member(found).content
    else { return nil }
    return body
  }

  /// Returns the property or function of the type around it that a node shows, with its code.
  func member(shownBy node: ViewNode) -> (member: ViewMember, body: ViewBody)? {
    guard let type = node.context.typeName, let name = memberName(of: node),
      let body = body(of: name, in: type)
    else { return nil }
    return (ViewMember(type: type, name: name), body)
  }

  /// Returns the property or function that a node shows of another value, such as that of a coordinator, with
  /// its code: `router.view(for: route)`.
  func builder(shownBy node: ViewNode) -> (member: ViewMember, body: ViewBody)? {
    let name: String? =
      switch node.content {
      case .member(let base, let name) where base.lastName != "self": name
      case .named(let name) where name != "self" && !name.startsUppercase:
        node.modifiers.first?.name
      default: nil
      }
    guard let name, table.modifier(name) == nil, let member = builders[name],
      let type = member.type, symbols.declares(type),
      !symbols.hierarchy.conforms(symbols.hierarchy.name(of: type), to: "View")
    else { return nil }
    return body(of: name, in: type).map { (member, $0) }
  }

  private func findBuilders() -> [String: ViewMember] {
    var all: [String: [ViewMember]] = [:]
    for (type, entry) in symbols.types where type != "View" {
      let functions = entry.functions.values.joined().map(\.function)
        .filter { Self.views.contains($0.result ?? "") }.map(\.name)
      let variables = entry.variables.values.map(\.variable)
        .filter { Self.views.contains($0.type ?? "") && $0.accessors != nil }.map(\.name)
      for name in Set(functions + variables) where name != "body" {
        all[name, default: []].append(ViewMember(type: type, name: name))
      }
    }
    return all.compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  /// The result types of the functions and properties that return views.
  static let views: Set = ["View", "AnyView"]

  private func memberName(of node: ViewNode) -> String? {
    guard let call = node.made else { return node.ownMember }
    if case .function(let name) = meaning(of: call, in: node.context.typeName) { return name }
    return nil
  }

  /// Returns the code of a property or function that a type declares or inherits.
  func body(of name: String, in type: String) -> ViewBody? {
    if let found = symbols.variable(name, of: type), let body = body(of: found) { return body }
    return symbols.type(type)?.functions[name]?.first.map {
      body(of: DeclaredFunction($0.function, file: $0.file, type: type))
    }
  }

  private func member(_ found: DeclaredFunction) -> ViewNode {
    member(at: found.origin, found.type, found.function.name) { $0.node(found.function) }
  }

  private func member(_ found: DeclaredVariable) -> ViewNode {
    member(at: found.origin, found.type, found.variable.name) { $0.node(found.variable) }
  }

  private func member(
    at origin: Position, _ type: String?, _ name: String, _ make: (ViewBuilder) -> ViewNode
  ) -> ViewNode {
    if let known = members[origin] { return known }
    let node = make(ViewBuilder(context(at: origin, type, name)))
    members[origin] = node
    return node
  }

  private func context(at origin: Position, _ type: String?, _ member: String?) -> ViewContext {
    let declaration = type.flatMap { _ in
      program.files[origin.file].types.last { $0.declares(origin.offset) }
    }
    return ViewContext(file: origin.file, type: declaration, named: type, member: member)
  }

  /// Returns the view in an expression outside of the tree.
  func node(_ expression: Expression, in type: String?, file: Int) -> ViewNode {
    ViewBuilder(ViewContext(file: file, type: nil, named: type, member: nil)).node(expression)
  }

  // MARK: Files

  /// Visits the code of a file, parents first. Functions and properties without a name of one of some roles
  /// are left out. If `visit` returns `false`, what is inside of the code is skipped.
  func walk(_ file: Int, roles: FrameworkNames.Roles, _ visit: (ViewNode) -> Bool) {
    let code = program.files[file]
    func isVisited(_ marks: [UInt16]) -> Bool {
      !FrameworkNames.roles(marks).isDisjoint(with: roles)
    }
    for type in code.types { walk(type, file, where: isVisited, visit) }
    for function in code.functions where isVisited(function.marks) {
      member(DeclaredFunction(function, file: file, type: nil)).walk(visit)
    }
    for variable in code.variables where isVisited(variable.marks) {
      member(DeclaredVariable(variable, file: file, type: nil)).walk(visit)
    }
    guard isVisited(code.marks) else { return }
    let context = ViewContext(file: file, type: nil, member: nil)
    for node in ViewBody(code.statements, in: context).nodes { node.walk(visit) }
  }

  /// Visits the code of the properties and functions of a type whose names satisfy a condition.
  func walk(
    _ type: TypeDeclaration, _ file: Int, where isVisited: ([UInt16]) -> Bool = { _ in true },
    _ visit: (ViewNode) -> Bool
  ) {
    let name = symbols.name(of: type.qualifiedName, in: nil) ?? type.qualifiedName
    for variable in type.variables where isVisited(variable.marks) {
      member(DeclaredVariable(variable, file: file, type: name)).walk(visit)
    }
    for function in type.functions where isVisited(function.marks) {
      member(DeclaredFunction(function, file: file, type: name)).walk(visit)
    }
  }
}

extension TypeDeclaration {
  /// Whether a property or function is declared at an offset.
  fileprivate func declares(_ offset: Int) -> Bool {
    variables.contains { $0.offset == offset } || functions.contains { $0.offset == offset }
  }
}
