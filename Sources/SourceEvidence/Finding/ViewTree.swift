/// Which SwiftUI views show which others in the same place: not in sheets, and not behind links.
struct ViewTree {
  private let symbols: SymbolTable
  private var known: [String: [String]] = [:]

  init(_ symbols: SymbolTable) { self.symbols = symbols }

  /// The views, and the view controllers behind representables, that a view shows: `view` is the full
  /// name of a type of the project.
  mutating func children(of view: String) -> [String] {
    if let known = known[view] { return known }
    var search = Search(symbols: symbols, type: view)
    search.follow("body")
    search.follow("makeUIViewController")
    let children = search.found.filter { $0 != view }
    known[view] = children
    return children
  }

  /// The views that statements of a type show.
  func views(in body: [Statement], of type: String?) -> [String] {
    var search = Search(symbols: symbols, type: type)
    search.walk(body)
    return search.found
  }
}

/// Collects what is shown, from a member of a type on.
private struct Search {
  let symbols: SymbolTable
  let type: String?
  var found: [String] = []
  private var followed: Set<String> = []

  init(symbols: SymbolTable, type: String?) {
    self.symbols = symbols
    self.type = type
  }

  /// How something else appears than in its place.
  private static let presenting: Set = [
    "sheet", "fullScreenCover", "popover", "navigationDestination", "alert", "confirmationDialog",
    "contextMenu", "toolbar", "task", "onAppear", "onChange", "onReceive", "commands",
  ]

  /// Goes through a property or function of the type.
  mutating func follow(_ member: String) {
    guard let type, followed.insert(member).inserted, followed.count < 60 else { return }
    if let getter = symbols.variable(member, of: type)?.variable.getter { walk(getter) }
    let functions = symbols.type(type)?.functions[member] ?? []
    for function in functions { walk(function.function.body) }
  }

  mutating func walk(_ body: [Statement]) {
    var (views, members): ([String], [String]) = ([], [])
    var skipped: [Expression] = []
    let symbols = symbols
    let type = type
    CodeVisitor(visit: { expression, _ in
      switch expression.kind {
      case .call(let callee, _):
        if case .member(let base, let name) = callee.kind, Self.presenting.contains(name) {
          base.map { skipped.append($0) }
          return false
        }
        guard let name = callee.lastName else { return true }
        if name == "NavigationLink" { return false }
        if name.first?.isUppercase == true, let view = symbols.name(of: name, in: type) {
          views.append(view)
        } else if case .name = callee.kind {
          members.append(name)
        } else if case .member(let base?, _) = callee.kind, base.lastName == "self" {
          members.append(name)
        }
      case .name(let name): members.append(name)
      case .member(let base?, let name) where base.lastName == "self": members.append(name)
      default: break
      }
      return true
    }).walk(body, CodeContext())
    for view in views where !found.contains(view) { found.append(view) }
    for expression in skipped {
      walk([Statement(.expression(expression), at: expression.offset)])
    }
    for member in members where isView(member) { follow(member) }
  }

  /// Whether a member is a view, and not a value.
  private func isView(_ member: String) -> Bool {
    guard let type else { return false }
    if let variable = symbols.variable(member, of: type)?.variable { return variable.getter != nil }
    return symbols.type(type)?.functions[member] != nil
  }
}
