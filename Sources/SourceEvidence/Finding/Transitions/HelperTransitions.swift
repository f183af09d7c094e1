/// Attributes the transitions of helper objects, such as coordinators, to the screens whose code
/// creates the helpers.
struct HelperTransitions {
  private let program: Program
  private let symbols: SymbolTable

  init(_ runner: CodeRunner) {
    program = runner.program
    symbols = runner.symbols
  }

  /// Returns the transitions, with those of helpers attributed to screens.
  func attributed(_ transitions: [CodeTransition]) -> [CodeTransition] {
    let helpers = Set(transitions.compactMap(\.from).filter(isHelper))
    guard !helpers.isEmpty else { return transitions }
    let makers = makers(of: helpers)
    return transitions.flatMap { transition -> [CodeTransition] in
      let all = transition.from.map { screens(making: $0, makers) } ?? []
      guard Self.kinds.contains(transition.kind), !all.isEmpty, all.count <= Self.mostScreens else {
        return [transition]
      }
      return all.map {
        var copy = transition
        copy.from = $0
        return copy
      }
    }
  }

  private static let kinds: Set<CodeTransition.Kind> = [.push, .present, .popover, .showDetail]

  /// The maximum number of screens that share a helper. A helper with more is attributed to none.
  private static let mostScreens = 6

  /// Whether a type of the project is neither a view nor a view controller. Subclasses of a library's
  /// classes whose names end in "Controller" may be anything.
  private func isHelper(_ type: String) -> Bool {
    guard symbols.declares(type), symbols.kind(of: type)?.certain != true else { return false }
    let name = symbols.hierarchy.name(of: type)
    let last = symbols.hierarchy.ancestors(of: name).last ?? ""
    return !last.hasSuffix("ViewController") && !symbols.hierarchy.conforms(name, to: "View")
  }

  /// Returns the types whose code creates objects of some types.
  private func makers(of helpers: Set<String>) -> [String: Set<String>] {
    let graph = program.calls
    let names = graph.names(helpers.map(\.lastComponent))
    var makers: [String: Set<String>] = [:]
    for function in graph.functions {
      guard let type = function.type else { continue }
      for name in graph.called(in: function.body).intersection(names) {
        let made = symbols.name(of: graph.text(name), in: type) ?? graph.text(name)
        let (name, maker) = (symbols.hierarchy.name(of: made), symbols.hierarchy.name(of: type))
        if name != maker { makers[name, default: []].insert(maker) }
      }
    }
    return makers
  }

  /// Returns the screen that a view model or the like belongs to, by their names. Other screens may
  /// create it only to pass it on.
  private func screen(servedBy helper: String) -> String? {
    guard let ending = Self.servants.first(where: helper.hasSuffix) else { return nil }
    let name = helper.dropLast(ending.count) + "ViewController"
    return symbols.isScreen(String(name)) ? String(name) : nil
  }

  private static let servants = ["ViewModel", "Presenter", "Interactor"]

  /// Returns the screens that create a helper, directly or with another helper.
  private func screens(making helper: String, _ makers: [String: Set<String>]) -> [String] {
    guard isHelper(helper) else { return [] }
    if let own = screen(servedBy: helper.lastComponent) { return [own] }
    let all = makers[symbols.hierarchy.name(of: helper)] ?? []
    let further = all.filter(isHelper).flatMap { makers[$0] ?? [] }
    return all.union(further).filter { symbols.isScreen($0) && !isHelper($0) }.sorted()
  }
}
