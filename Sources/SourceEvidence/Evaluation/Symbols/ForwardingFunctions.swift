/// The functions of a project that lead to a screen on behalf of their callers: they receive the
/// screen as an argument, or belong to a type that is no screen, such as a router or an extension of
/// `UIWindow`. Their callers lead to a screen without using a name of a framework.
struct ForwardingFunctions {
  /// The bodies that call one of the functions.
  private let callers: Set<ObjectIdentifier>
  /// The functions of types that are no screens, if no other function of the project has the name, and
  /// those that fill windows.
  private let only: [String: DeclaredFunction]

  /// Finds the functions of a project.
  init(_ program: Program, _ symbols: SymbolTable) {
    let graph = program.calls
    let all = graph.functions.map {
      Candidate(declared: $0, isHelping: $0.type.map(symbols.isScreen) != true)
    }
    let byName = Dictionary(grouping: all, by: \.name)
    let open = all.filter { $0.isHelping || Self.takesScreen($0.declared.function, symbols) }
    var going = open.filter { Self.goes($0.declared.function) }
    var names = Self.names(of: going, among: byName)
    // Such a function may call another one.
    for _ in 0..<Self.mostCalls where !names.isEmpty {
      let known = graph.names(names)
      going += open.filter { candidate in
        !candidate.declared.function.isInitializer
          && !graph.called(in: candidate.declared.body).isDisjoint(with: known)
      }
      names = Self.names(of: going, among: byName)
    }
    let known = graph.names(names.subtracting(EffectNames.all))
    let bodies = known.isEmpty ? [] : all.compactMap(\.declared.body)
    callers = Set(
      bodies.filter { !graph.called(in: $0).isDisjoint(with: known) }.map { ObjectIdentifier($0) })
    let wanted = all.filter { names.contains($0.name) }
    let filling = all.filter(Self.fillsWindow)
    only = Self.only(wanted).merging(Self.only(filling)) { $1 }
  }

  /// Returns the functions that are alone with their names and belong to no screen.
  private static func only(_ all: [Candidate]) -> [String: DeclaredFunction] {
    Dictionary(grouping: all, by: \.name).compactMapValues { all in
      all.count == 1 && all[0].isHelping && all[0].declared.type != nil ? all[0].declared : nil
    }
  }

  private static let mostCalls = 2

  /// Whether a function calls one of them.
  func isCalled(in function: Function) -> Bool {
    function.code.body.map { callers.contains(ObjectIdentifier($0)) } ?? false
  }

  /// Returns the only function with a name, for a call whose receiver is unknown. The type of a
  /// router may be known only to a dependency injection container.
  func function(_ name: String, labels: [String]) -> DeclaredFunction? {
    guard let found = only[name], !found.function.isStatic else { return nil }
    let parameters = found.function.parameters
    let needed = parameters.filter { $0.defaultValue == nil }.map(\.label)
    let isMeant =
      !parameters.isEmpty && Set(needed).isSubset(of: labels)
      && Set(labels).isSubset(of: parameters.map(\.label) + [""])
    return isMeant ? found : nil
  }

  // MARK: Functions

  private struct Candidate {
    let declared: DeclaredFunction
    /// Whether the function belongs to no screen.
    let isHelping: Bool

    var name: String { declared.function.name }
  }

  /// Returns the names of functions, without names that most functions of the project use for
  /// something else.
  private static func names(
    of going: [Candidate], among all: [String: [Candidate]]
  ) -> Set<String> {
    let counts = Dictionary(grouping: going, by: \.name).mapValues { own in
      Set(own.map(\.declared.origin)).count
    }
    return Set(counts.keys.filter { counts[$0, default: 0] * 4 >= all[$0]?.count ?? 0 })
  }

  private static func goes(_ function: Function) -> Bool {
    !function.isInitializer && FrameworkNames.roles(function.marks).contains(.transition)
  }

  /// Whether a function of an extension of `UIWindow` may give the window its root.
  private static func fillsWindow(_ candidate: Candidate) -> Bool {
    let function = candidate.declared.function
    return candidate.declared.type == "UIWindow" && !function.isInitializer
      && FrameworkNames.roles(function.marks).contains(.effect)
  }

  private static func takesScreen(_ function: Function, _ symbols: SymbolTable) -> Bool {
    function.parameters.contains { parameter in
      parameter.type.map { symbols.kind(of: $0) != nil } ?? false
    }
  }
}
