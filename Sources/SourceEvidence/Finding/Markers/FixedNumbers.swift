/// The numbers that constants of a file stand for.
struct FixedNumbers {
  private let file: CodeFile

  init(_ file: CodeFile) { self.file = file }

  /// Returns the number that an expression in the code of a type is: one that is written, a constant of the type
  /// or the file, or the count of a constant list.
  func number(_ value: Expression, in type: TypeDeclaration?) -> Int? {
    if case .literal(let number) = value.kind { return Int(number) }
    if case .member(let base?, "count") = value.kind {
      guard case .array(let elements)? = constant(base, in: type)?.kind else { return nil }
      return elements.count
    }
    guard case .literal(let number)? = constant(value, in: type)?.kind else { return nil }
    return Int(number)
  }

  /// Returns the value of a constant: `count`, `Self.count`, or `HomeCount`.
  private func constant(_ name: Expression, in type: TypeDeclaration?) -> Expression? {
    guard let name = name.lastName else { return nil }
    let own = file.types.filter { $0.qualifiedName == type?.qualifiedName }
      .flatMap(\.variables).first { $0.name == name }
    let found = own ?? file.variables.first { $0.name == name }
    return found.flatMap { isConstant($0) ? $0.value : nil }
  }

  private func isConstant(_ variable: Variable) -> Bool {
    variable.isConstant && variable.isStored
      || file.isObjectiveC && file.text.line(at: variable.offset, contains: "const ")
  }
}
