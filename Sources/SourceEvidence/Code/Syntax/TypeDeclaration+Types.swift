extension TypeDeclaration {
  /// Returns the type of a parameter of a function.
  func parameter(_ name: String, of function: String?) -> String? {
    functions.lazy.filter { $0.name == function }.flatMap(\.parameters)
      .first { $0.name == name }?.type.map(TypeName.simple)
  }

  /// Returns the type of the result of a function.
  func result(of function: String) -> String? {
    functions.first { $0.name == function }?.result.map(TypeName.simple)
  }
}
