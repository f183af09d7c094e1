/// The static and global variables that some code sets, so that their initial values are not the only ones.
final class ChangedVariables {
  private let symbols: SymbolTable
  private var origins: Set<Position> = []
  /// The local variables that were declared so far.
  private var locals: Set<Local> = []

  /// A local variable, with the function that declares it.
  private struct Local: Hashable {
    var file: Int
    var type: String?
    var function: String?
    var name: String
  }

  /// Finds the variables of a project. Only files that may set a variable of one of the names are parsed.
  init(_ program: Program, _ symbols: SymbolTable) {
    self.symbols = symbols
    let names = NameSet(of: program.files.lazy.flatMap(\.variableNames))
    guard !names.names.isEmpty else { return }
    for (index, file) in program.files.enumerated() {
      if file.words.contain(names, where: \.isChanged) { look(in: file, index) }
    }
  }

  /// Whether code sets a variable.
  func contains(_ variable: DeclaredVariable) -> Bool { origins.contains(variable.origin) }

  private func look(in file: CodeFile, _ index: Int) {
    CodeVisitor(
      visit: { expression, context in
        if let target = expression.changed(in: file.text) { self.change(target, index, context) }
        return true
      },
      assign: { target, _, context in self.change(target, index, context) },
      declare: { variable, context in
        self.locals.insert(self.local(variable.name, index, context))
      }
    ).walk(file)
  }

  private func local(_ name: String, _ file: Int, _ context: CodeContext) -> Local {
    Local(
      file: file, type: context.type?.qualifiedName, function: context.function, name: name)
  }

  private func change(_ target: Expression, _ file: Int, _ context: CodeContext) {
    let type = context.type?.qualifiedName
    switch target.kind {
    case .name(let name) where !locals.contains(local(name, file, context)):
      add(type.flatMap { symbols.variable(name, of: $0) } ?? symbols.variable(name, in: file))
    case .member(let base?, let name):
      let written = base.names?.joined(separator: ".") ?? ""
      let isOwn = written == "Self" || written == "self"
      let owner = isOwn ? type : symbols.name(of: written, in: type)
      add(owner.flatMap { symbols.variable(name, of: $0) })
    default: break
    }
  }

  private func add(_ found: DeclaredVariable?) {
    if let found { origins.insert(found.origin) }
  }
}

extension CodeFile {
  /// The names of its static and global variables that can be set, and whose values may decide a condition.
  fileprivate var variableNames: [String] {
    (variables + types.flatMap { $0.variables.filter(\.isStatic) }).filter {
      !$0.isConstant && $0.value?.mayBePlain == true
    }.map(\.name)
  }
}

extension Expression {
  /// Whether the value may be a case, a number, a Boolean, or a text.
  fileprivate var mayBePlain: Bool {
    switch kind {
    case .array, .dictionary, .closure, .tuple: false
    case .call(let callee, _): callee.lastName?.startsUppercase != true
    default: true
    }
  }

  /// Returns the variable that the expression changes: `isOn.toggle()`, `&isOn`.
  fileprivate func changed(in text: SourceText) -> Expression? {
    if case .call(let callee, _) = kind, case .member(let base?, "toggle") = callee.kind {
      return base
    }
    let isPassed = text.bytes.indices.contains(offset) && text.bytes[offset] == UInt8(ascii: "&")
    return isPassed ? self : nil
  }
}
