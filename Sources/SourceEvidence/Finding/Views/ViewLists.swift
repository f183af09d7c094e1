/// Tells whether a SwiftUI view is a list from which people choose: a `List` with rows that code makes
/// from data, or with links or a selection.
struct ViewLists {
  private let symbols: SymbolTable
  /// The members that were looked into, by type and name. Each is looked into once.
  private var seen: Set<[String]> = []

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// Returns the views that are such lists, of some that a project may declare.
  static func lists(among views: Set<String>, _ symbols: SymbolTable) -> Set<String> {
    views.filter { view in
      var lists = ViewLists(symbols)
      return symbols.declares(view) && lists.isMember("body", of: view, 0)
    }
  }

  /// Whether the views of a closure in a type are such a list, alone or with other views.
  mutating func isList(_ body: [Statement], in type: String?) -> Bool { isList(body, type, 0) }

  private mutating func isList(_ body: [Statement], _ type: String?, _ depth: Int) -> Bool {
    guard depth < 8 else { return false }
    for statement in body {
      let isFound =
        switch statement.kind {
        case .expression(let view), .returning(let view?): isList(view, type, depth)
        case .block(let inner): isList(inner, type, depth + 1)
        case .branch(let branch): isList(branch.arms.flatMap(\.body), type, depth + 1)
        default: false
        }
      if isFound { return true }
    }
    return false
  }

  private mutating func isList(_ view: Expression, _ type: String?, _ depth: Int) -> Bool {
    let core = ModifierChain(view).core
    switch core.kind {
    case .name(let name), .member(.some, let name):
      return isMember(name, of: type, depth)
    case .call(let callee, let arguments):
      guard let name = ModifierChain(view).call?.name ?? callee.lastName else { return false }
      if name == "List" { return offersChoice(arguments) }
      if let view = symbols.name(of: name, in: type), symbols.declares(view) {
        return isMember("body", of: view, depth)
      }
      if !name.startsUppercase { return isMember(name, of: type, depth) }
      guard Self.frames.contains(name), let content = arguments.closure() else { return false }
      return isList(content.body, type, depth + 1)
    default: return false
    }
  }

  private mutating func isMember(_ name: String, of type: String?, _ depth: Int) -> Bool {
    guard let type, seen.insert([type, name]).inserted else { return false }
    let body =
      symbols.variable(name, of: type)?.variable.getter
      ?? symbols.type(type)?.functions[name]?.first?.function.body
    return body.map { isList($0, type, depth + 1) } ?? false
  }

  /// Whether a list has data, a selection, or links.
  private func offersChoice(_ arguments: [Argument]) -> Bool {
    if arguments.contains(where: { $0.label == "selection" || $0.label.isEmpty && !$0.isClosure }) {
      return true
    }
    guard let content = arguments.closure() else { return false }
    var isFound = false
    CodeVisitor(visit: { expression, _ in
      if case .call(let callee, _) = expression.kind {
        isFound = isFound || callee.lastName.map(Self.choices.contains) ?? false
      }
      return !isFound
    }).walk(content.body, CodeContext())
    return isFound
  }

  private static let choices: Set = ["ForEach", "NavigationLink", "OutlineGroup"]

  /// Views around a list that leave it the main part of a screen.
  private static let frames: Set = [
    "Group", "ZStack", "VStack", "GeometryReader", "ScrollViewReader", "WithViewStore",
  ]
}
