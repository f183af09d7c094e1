/// The types of values in the code of a property or function that shows views, and the enumeration cases
/// that are known of them.
struct ViewValues {
  let symbols: SymbolTable
  let member: ViewMember
  /// The types of closure parameters.
  var types: [String: String] = [:]

  /// Returns the type that a name denotes, or the type of the variable with that name.
  func type(named name: String) -> String? {
    if name.startsUppercase { return symbols.name(of: name, in: member.type) }
    let written =
      types[name] ?? parameters.first { $0.name == name }?.type
      ?? member.type.flatMap { symbols.variable(name, of: $0)?.variable.type }
    return written.flatMap { symbols.name(of: $0, in: member.type) }
  }

  /// Returns the type of a value.
  func type(of value: Expression) -> String? {
    if case .call(let callee, _) = value.kind, case .name(let name) = callee.kind {
      return name.startsUppercase ? type(named: name) : nil
    }
    return enumeration(of: value) ?? value.lastName.flatMap(type)
  }

  /// Returns a member of a value that shows views, or `nil` if the type has none.
  func member(_ name: String, of value: Expression, _ call: ViewCall?) -> ViewMember? {
    guard let type = type(of: value), let owner = owner(of: name, in: type) else { return nil }
    var found = ViewMember(type: owner, name: name)
    found.cases["self"] = enumerationCase(value)
    for (parameter, argument) in arguments(of: call, for: name, in: owner) {
      found.cases[parameter] = enumerationCase(argument)
    }
    return found
  }

  /// Returns the positions of the arms of a branch that are taken if the case is known, or all.
  func arms(of branch: Branch) -> [Int] {
    guard let subject = branch.subject, let known = enumerationCase(subject) else {
      return Array(branch.arms.indices)
    }
    let matching = branch.arms.indices.filter { index in
      branch.arms[index].patterns.contains { enumerationCase($0.expression) == known }
    }
    return matching.isEmpty
      ? branch.arms.indices.filter { branch.arms[$0].patterns.isEmpty } : matching
  }

  // MARK: Members

  private var parameters: [Function.Parameter] {
    member.type.flatMap(symbols.type)?.functions[member.name]?.first?.function.parameters ?? []
  }

  /// Returns the type that implements a member: the type itself, or the only one that conforms to a
  /// protocol.
  private func owner(of name: String, in type: String) -> String? {
    if symbols.variable(name, of: type)?.variable.getter != nil { return type }
    if implements(name, type) { return type }
    let others = symbols.hierarchy.declarations.values
      .filter { $0.inherited.contains(type.lastComponent) }
      .compactMap { symbols.name(of: $0.name, in: nil) }.filter { implements(name, $0) }
    return others.count == 1 ? others[0] : nil
  }

  private func implements(_ name: String, _ type: String) -> Bool {
    symbols.type(type)?.functions[name]?.contains { !$0.function.body.isEmpty } ?? false
  }

  private func arguments(
    of call: ViewCall?, for name: String, in type: String
  ) -> [(String, Expression)] {
    guard let call, let function = symbols.type(type)?.functions[name]?.first?.function else {
      return []
    }
    return function.parameters.compactMap { parameter in
      call.written.first { $0.label == parameter.label }.map { (parameter.name, $0.value) }
    }
  }

  // MARK: Cases

  /// Returns the enumeration of a case that is written with it: `Screen.home`.
  private func enumeration(of value: Expression) -> String? {
    switch value.kind {
    case .call(let callee, _): return enumeration(of: callee)
    case .member(let base?, let name):
      guard case .name(let written) = base.kind,
        let type = symbols.name(of: written, in: member.type),
        symbols.type(type)?.cases.contains(where: { $0.name == name }) == true
      else { return nil }
      return type
    default: return nil
    }
  }

  /// Returns the name of the case that a value is, as far as it is known.
  private func enumerationCase(_ value: Expression) -> String? {
    switch value.kind {
    case .call(let callee, _): enumerationCase(callee)
    case .member(nil, let name): name
    case .member: enumeration(of: value) != nil ? value.lastName : nil
    case .name(let name): member.cases[name]
    default: nil
    }
  }
}
