import FileReading

/// Resolves the keys of the user defaults that code names by constants.
struct StoredKeys {
  private let files: SettingsFiles
  /// The name of the type whose code names the keys.
  private let type: String

  init(_ files: SettingsFiles, in type: String) {
    self.files = files
    self.type = type
  }

  /// Returns the key that an expression stands for: a literal, a constant such as `Keys.sound`, or the
  /// raw value of a case, such as `Key.sound.rawValue`.
  func key(_ expression: Expression) -> String? {
    switch expression.kind {
    case .string(let key): key
    case .name(let name): constant(name, of: type)
    case .member: expression.names.flatMap(key)
    default: nil
    }
  }

  /// Returns the key that the names of a member chain stand for.
  func key(_ names: [String]) -> String? {
    if names.last == "rawValue" { return rawValue(names.dropLast()) }
    guard names.count > 1, let name = names.last else {
      return names.first.flatMap { constant($0, of: type) }
    }
    let owner = names[names.count - 2]
    return constant(name, of: ["self", "Self"].contains(owner) ? type : owner)
  }

  /// Returns the text of a constant of a type.
  private func constant(_ name: String, of owner: String) -> String? {
    let found = files.declarations(of: owner.lastComponent).flatMap(\.variables).filter {
      $0.name == name
    }
    guard found.count == 1, case .string(let text) = found[0].value?.kind else { return nil }
    return text
  }

  /// Returns the raw value of a case of an enumeration of texts.
  private func rawValue(_ names: some BidirectionalCollection<String>) -> String? {
    guard names.count > 1, let name = names.last, let owner = names.dropLast().last else {
      return nil
    }
    let declarations = files.declarations(of: owner)
    guard declarations.contains(where: { $0.inherited.first == "String" }),
      let found = declarations.flatMap(\.cases).first(where: { $0.name == name })
    else { return nil }
    guard let written = found.rawValue else { return name }
    if case .string(let text) = written.kind { return text }
    return nil
  }
}
