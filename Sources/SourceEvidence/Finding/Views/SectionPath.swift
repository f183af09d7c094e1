/// A property of a view that holds the chosen section, or that of a model in such a property.
struct SectionPath {
  /// The names of the properties.
  let names: [String]
  /// The view.
  let view: String

  init(_ names: [String], in view: String) { (self.names, self.view) = (names, view) }

  /// Returns the type of the section, if the code declares it.
  func sectionType(_ symbols: SymbolTable) -> String? {
    names.reduce(view as String?) { owner, name in
      guard let owner, let found = symbols.variable(name, of: owner)?.variable else { return nil }
      let written = found.type ?? found.value?.madeType
      return written.flatMap { symbols.name(of: $0, in: owner) }
    }
  }

  /// Returns the path in a view that gets the section, or the model that holds it, in a call.
  func selection(through call: ViewCall, _ tree: ViewTree) -> SectionPath? {
    guard case .own(let inner) = tree.meaning(of: call, in: view) else { return nil }
    for argument in call.arguments {
      guard let given = argument.value.pathNames else { continue }
      if given == ["$" + names[0]] + names.dropFirst() {
        return SectionPath([argument.label], in: inner)
      }
      if names.count > 1, given == [names[0]] {
        return SectionPath([argument.label] + names.dropFirst(), in: inner)
      }
    }
    return sharedPath(in: inner, tree.symbols)
  }

  /// Returns the path in a view with a property for the same model, such as an environment object.
  private func sharedPath(in inner: String, _ symbols: SymbolTable) -> SectionPath? {
    guard names.count > 1, let model = symbols.variable(names[0], of: view)?.variable.type,
      let stored = symbols.type(inner)?.variables.values.map(\.variable)
        .filter({ $0.accessors == nil && $0.type == model }).map(\.name).min()
    else { return nil }
    return SectionPath([stored] + names.dropFirst(), in: inner)
  }
}

extension Expression {
  /// The type in `Part.home` and `Model()`.
  fileprivate var madeType: String? {
    switch kind {
    case .call(let callee, _): callee.lastName
    case .member(let base?, _): base.lastName
    default: nil
    }
  }
}
