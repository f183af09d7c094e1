/// Finds the scroll views of view controllers that show one page at a time: `isPagingEnabled`.
struct PagedScrollViews {
  private let program: Program
  private let symbols: SymbolTable

  init(_ runner: CodeRunner) { (program, symbols) = (runner.program, runner.symbols) }

  /// Returns a page view for each view controller with such a scroll view and no other page view. Those of
  /// cells and other views are parts of their screens.
  func containers(beside known: [CodeContainer]) -> [CodeContainer] {
    var paged = Set(known.filter { $0.kind == .pageView }.compactMap(\.owner))
    return program.files.enumerated().flatMap { file, code in
      code.types.compactMap { type in
        let name = symbols.shownName(of: type.qualifiedName)
        guard symbols.kind(of: type.qualifiedName) != nil, let offset = paging(in: type),
          paged.insert(name).inserted
        else { return nil }
        return container(name, Position(file: file, offset: offset))
      }
    }
  }

  /// Returns the transitions that embed page views in the screens whose code makes them.
  static func transitions(to containers: [CodeContainer]) -> [CodeTransition] {
    containers.map { container in
      var target = CodeTarget()
      target.container = container.place
      return CodeTransition(
        .child, from: container.owner, target: target, place: container.place, confidence: .likely)
    }
  }

  private func container(_ owner: String, _ origin: Position) -> CodeContainer {
    var container = CodeContainer(.pageView, place: program.place(origin))
    container.owner = owner
    container.confidence = .likely
    container.conditions = program.conditions(at: origin)
    return container
  }

  /// Returns the offset of the first code in a type that turns paging on.
  private func paging(in type: TypeDeclaration) -> Int? {
    var found: Int?
    CodeVisitor(
      visit: { expression, _ in
        if case .call(let callee, let arguments) = expression.kind,
          callee.lastName == "setPagingEnabled",
          arguments.first.map({ Self.isTrue($0.value) }) == true
        {
          found = found ?? expression.offset
        }
        return true
      },
      assign: { target, value, _ in
        guard let name = target.lastName, Self.properties.contains(name), Self.isTrue(value) else {
          return
        }
        found = found ?? target.offset
      },
      roles: .marker
    ).walk(type)
    return found
  }

  private static func isTrue(_ value: Expression) -> Bool {
    if case .literal("true") = value.kind { true } else { false }
  }

  /// The names of the property in Swift and Objective-C.
  private static let properties: Set = ["isPagingEnabled", "pagingEnabled"]
}
