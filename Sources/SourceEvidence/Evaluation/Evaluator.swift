/// Runs code as far as it can be followed without running it, to see which objects it makes, what it
/// puts into them, and where it goes with them.
///
/// Branches that are not decided are run on both sides. What is unknown stays unknown. The work is
/// bounded: every statement and expression uses up fuel.
final class Evaluator {
  /// How many calls may stand inside each other.
  static let deepest = 14
  /// How many steps one start may take.
  static let fuelPerStart = 20_000

  let symbols: SymbolTable
  /// Containers that were made, in order.
  var made: [CodeObject] = []
  /// Objects made elsewhere whose tabs or columns were set.
  var placeholders: [CodeObject] = []
  /// Objects from storyboards, in order, with the type whose code takes them.
  var instantiated: [(object: CodeObject, from: String?, origin: Origin)] = []
  var transitions: [Origin: CodeTransition] = [:]
  /// What code makes the root of a window, or calls so.
  var windowRoots: [(object: CodeObject, origin: Origin, isPresumed: Bool)] = []
  /// What code adds as children to objects of a class.
  var children: [String: [(child: CodeObject, origin: Origin)]] = [:]
  /// What commands of menus were made with, by where.
  var commands: [Origin: [MadeCommand]] = [:]
  /// What each type's own object knows after its functions ran.
  var selves: [String: CodeObject] = [:]

  /// All objects.
  private var objects: [CodeObject] = []
  /// Functions that were run.
  var reached: Set<Origin> = []
  /// Scopes that closures hold.
  var closureScopes: [Scope] = []
  var fuel = 0
  var calls = 0
  /// How many branches are open that are not decided.
  var undecided = 0
  /// Properties that are being computed, against going round in circles.
  var computing: Set<String> = []

  /// Names of functions, and whether they say that these translate.
  var translators: [String: Bool] = [:]
  /// The keys of texts that members of generated types spell.
  var spelledKeys = SpelledKeyCache()
  /// The functions that are run from their start.
  private let starts = Starts()

  init(_ symbols: SymbolTable) {
    self.symbols = symbols
  }

  /// What a command was made with.
  struct MadeCommand {
    var title: Value?
    var input: Value?
    /// The menu that it was put into.
    var menu: String?
  }

  /// What a run of statements ended with.
  enum Flow {
    case next
    case returned(Value)
  }

  /// Runs all code that makes containers, fills them, or goes to screens: first what starts by itself,
  /// then what nothing called.
  func runAll() {
    let types = symbols.types.keys.sorted()
    for (index, file) in symbols.files.enumerated() {
      fuel = Self.fuelPerStart
      _ = run(file.statements, Scope(.init(me: .unknown, type: nil, file: index)))
    }
    for name in types where isContainerClass(name) { _ = prototype(name) }
    let running = types.filter { hasEffects($0) }
    for isFirst in [true, false] {
      for name in running { runType(name, isFirst) }
      for (index, file) in symbols.files.enumerated() {
        for function in file.functions where starts.contains(function) {
          start(function, me: .unknown, type: nil, file: index, isFirst)
        }
      }
    }
  }

  /// Whether a type's functions are worth running.
  private func hasEffects(_ name: String) -> Bool {
    guard let entry = symbols.types[name] else { return false }
    return entry.functions.values.joined().contains { starts.contains($0.function) }
      || entry.variables.values.contains { starts.contains($0.variable) }
  }

  /// The object on which a type's functions run, as it is once its view is loaded.
  func prototype(_ name: String) -> CodeObject? {
    if let known = selves[name] { return known }
    guard let entry = symbols.type(name), !entry.isEnumeration else { return nil }
    if entry.name != name { return prototype(entry.name) }
    let isContainer = isContainerClass(name)
    let object = makeObject(name, at: entry.origin, isPlaceholder: !isContainer)
    selves[name] = object
    if isContainer, entry.origin != nil { made.append(object) }
    aside {
      for type in typesToRun(name) {
        for function in symbols.types[type].map(order) ?? []
        where Self.lifeCycle[function.function.name] != nil {
          start(function.function, me: .object(object), type: type, file: function.file)
        }
      }
    }
    return object
  }

  /// Runs code with fuel of its own.
  private func aside(_ body: () -> Void) {
    let before = (fuel, calls, undecided)
    (calls, undecided) = (0, 0)
    body()
    (fuel, calls, undecided) = before
  }

  /// Runs the functions of a type, each from its start, on one object.
  private func runType(_ name: String, _ isFirst: Bool) {
    let object = prototype(name)
    for type in typesToRun(name) {
      for function in symbols.types[type].map(order) ?? []
      where starts.contains(function.function) {
        let isStatic = function.function.isStatic
        if !isStatic, Self.lifeCycle[function.function.name] != nil { continue }
        let me = isStatic ? .type(name) : object.map { Value.object($0) }
        start(
          function.function, me: me ?? .unknown, type: type, file: function.file, isFirst,
          again: type != name)
      }
    }
    guard isFirst, let object, let entry = symbols.types[name] else { return }
    let variables = entry.variables.values.filter { starts.contains($0.variable) }
      .map(\.variable)
    for variable in variables.sorted(by: { ($0.offset, $0.name) < ($1.offset, $1.name) }) {
      fuel = Self.fuelPerStart
      _ = property(variable.name, of: object, named: name)
    }
  }

  /// A container runs what it inherits too, the ancestors' code first.
  private func typesToRun(_ name: String) -> [String] {
    guard isContainerClass(name) else { return [name] }
    return symbols.hierarchy.ancestors(of: name.lastComponent).reversed() + [name]
  }

  private func isContainerClass(_ name: String) -> Bool {
    guard let kind = symbols.kind(of: name)?.kind else { return false }
    return kind != .plain && kind != .hosting
  }

  /// What is called until a view is loaded, in this order.
  private static let lifeCycle = ["init": 0, "awakeFromNib": 1, "loadView": 2, "viewDidLoad": 3]

  /// Functions in the order in which they are called.
  private func order(_ entry: SymbolTable.TypeEntry) -> [(function: Function, file: Int)] {
    let all = entry.functionOrder.flatMap { entry.functions[$0] ?? [] }
    return all.enumerated().sorted { a, b in
      (Self.lifeCycle[a.element.function.name] ?? 4, a.offset) < (
        Self.lifeCycle[b.element.function.name] ?? 4, b.offset
      )
    }.map(\.element)
  }

  /// Runs a function from its start. The first time that is only what the system calls: what has no
  /// parameters, and delegate methods; then only what nothing called, unless it is run again for
  /// another class.
  private func start(
    _ function: Function, me: Value, type: String?, file: Int, _ isFirst: Bool, again: Bool = false
  ) {
    let isSystems =
      function.parameters.isEmpty || function.isInitializer
      || ["application", "scene"].contains(function.name)
    let wasCalled = reached.contains(Origin(file: file, offset: function.offset))
    guard isFirst ? isSystems : !isSystems && (!wasCalled || again) else { return }
    start(function, me: me, type: type, file: file)
  }

  private func start(_ function: Function, me: Value, type: String?, file: Int) {
    fuel = Self.fuelPerStart
    undecided = 0
    _ = call(function, me: me, type: type, file: file, arguments: [])
  }

  /// Makes an object that is let go of in the end.
  func makeObject(_ className: String?, at origin: Origin?, isPlaceholder: Bool = false)
    -> CodeObject
  {
    let object = CodeObject(className, at: origin, isPlaceholder: isPlaceholder)
    objects.append(object)
    return object
  }

  /// Lets go of what was found: objects and closures may hold each other.
  func finish() {
    for object in objects { object.fields = [:] }
    for scope in closureScopes { scope.clear() }
    (objects, closureScopes) = ([], [])
  }

  /// Uses up fuel; false when there is none left.
  func burn() -> Bool {
    fuel -= 1
    return fuel > 0
  }

  /// Runs statements one after another.
  func run(_ statements: [Statement], _ scope: Scope) -> Flow {
    for statement in statements where !isLeftOut(statement, scope) {
      guard burn() else { return .next }
      if case .returned(let value) = run(statement, scope) { return .returned(value) }
    }
    return .next
  }

  /// Whether this build leaves out a statement, but not the function around it.
  func isLeftOut(_ statement: Statement, _ scope: Scope) -> Bool {
    let conditions = symbols.files[scope.frame.file].conditions(at: statement.offset)
    guard !conditions.isEmpty else { return false }
    return symbols.build.excludes(conditions.subtracting(scope.frame.conditions))
  }

  private func run(_ statement: Statement, _ scope: Scope) -> Flow {
    switch statement.kind {
    case .variable(let variable): declare(variable, scope)
    case .expression(let expression): _ = evaluate(expression, scope)
    case .assignment(let target, let value, let adds):
      assign(
        evaluate(value, scope, expecting: expectedType(target, scope)), to: target, adds, scope)
    case .returning(let value):
      return .returned(value.map { evaluate($0, scope) } ?? .unknown)
    case .branch(let branch): return run(branch, scope)
    case .loop(let names, let sequence, let body): loop(names, sequence, body, scope)
    case .block(let statements): return run(statements, scope)
    case .function(let function):
      let closure = Closure(parameters: function.parameters.map(\.name), body: function.body)
      closureScopes.append(scope)
      scope.declare(function.name, .closure(closure, scope))
    case .type: break
    }
    return .next
  }

  private func declare(_ variable: Variable, _ scope: Scope) {
    if let value = variable.value {
      let found = evaluate(value, scope, expecting: variable.type)
      let isOpen = found.isUnknown
      scope.declare(
        variable.name, isOpen ? placeholder(variable.type, in: scope.frame.type) : found)
    } else if let getter = variable.getter, case .returned(let value) = run(getter, scope.nested())
    {
      scope.declare(variable.name, value)
    } else {
      scope.declare(variable.name, placeholder(variable.type, in: scope.frame.type))
    }
  }

  /// What is known of a variable by its type alone.
  func placeholder(_ written: String?, in outer: String? = nil) -> Value {
    guard let written, !written.hasPrefix("[") else { return .unknown }
    let type = symbols.name(of: written, in: outer) ?? written
    let isClass =
      symbols.kind(of: type) != nil || type == "UIWindow"
      || (symbols.type(type) != nil && symbols.type(type)?.isEnumeration == false)
    return isClass ? .object(makeObject(type, at: nil, isPlaceholder: true)) : .unknown
  }

  private func loop(
    _ names: [String], _ sequence: Expression, _ body: [Statement], _ scope: Scope
  ) {
    guard case .list(let list) = evaluate(sequence, scope) else {
      return undecidedly {
        let inner = scope.nested()
        for name in names { inner.declare(name, .unknown) }
        _ = run(body, inner)
      }
    }
    for element in list.elements.prefix(ListValue.mostFollowed) {
      let inner = scope.nested()
      bind(names, to: element, inner)
      _ = run(body, inner)
    }
  }

  /// Gives names to a value, or to the parts of a tuple.
  func bind(_ names: [String], to value: Value, _ scope: Scope) {
    if case .tuple(let parts) = value, names.count > 1 {
      for (name, part) in zip(names, parts) { scope.declare(name, part.value) }
    } else {
      for (index, name) in names.enumerated() { scope.declare(name, index == 0 ? value : .unknown) }
    }
  }

  /// Does something that may not happen at run time.
  func undecidedly(_ body: () -> Void) {
    undecided += 1
    body()
    undecided -= 1
  }
}
