/// Runs all code of a project that creates containers, fills them, or leads to screens.
final class CodeRunner {
  let program: Program
  let symbols: SymbolTable
  let targets: TargetReader
  /// Records the effects of the code.
  let recorder: EffectRecorder
  let interpreter: Interpreter
  /// The object of each class on which its functions ran.
  private(set) var prototypes: [String: CodeObject] = [:]

  init(
    _ program: Program, _ symbols: SymbolTable, _ resources: any SourceResources,
    _ views: any HostedViews
  ) {
    self.program = program
    self.symbols = symbols
    targets = TargetReader(program: program, symbols: symbols, views: views)
    recorder = EffectRecorder(program, symbols, targets)
    interpreter = Interpreter(program, symbols, recorder, resources, views)
  }

  /// Runs the functions that the system calls, then those that no other code called.
  func runAll() {
    for (index, file) in program.files.enumerated() {
      interpreter.refill()
      _ = interpreter.run(file.statements, Scope(.init(me: .unknown, type: nil, file: index)))
    }
    let types = symbols.typesInOrder
    for name in types where isContainerClass(name) { _ = prototype(name) }
    let running = types.filter { hasEffects($0) }
    for name in running { _ = prototype(name) }
    for pass in [Pass.system, .rest] {
      let called = recorder.starts.allCalled
      for name in running { runType(name, pass, besides: called) }
      for (index, file) in program.files.enumerated() {
        for function in file.functions where hasEffect(function) {
          let function = DeclaredFunction(function, file: index, type: nil)
          start(function, on: .unknown, pass, besides: called)
        }
      }
      recorder.starts.settle()
    }
  }

  /// The two passes. The system calls functions without parameters and delegate methods; the rest
  /// runs only if no other code called it.
  private enum Pass { case system, rest }

  /// Returns the object on which the functions of a type run, in its state after its view is
  /// loaded.
  func prototype(_ name: String) -> CodeObject? {
    if let known = prototypes[name] { return known }
    guard let entry = symbols.type(name), !entry.isEnumeration else { return nil }
    if entry.name != name { return prototype(entry.name) }
    let object =
      isContainerClass(name)
      ? interpreter.makeContainer(name, at: entry.origin)
      : interpreter.makeObject(name, at: entry.origin)
    prototypes[name] = object
    asCertain {
      for type in typesToRun(name) {
        for function in functions(of: type) where isLifeCycle(function) {
          start(function, on: .object(object))
        }
      }
    }
    return object
  }

  /// Runs code that always counts, while other code runs.
  private func asCertain(_ body: () -> Void) {
    interpreter.aside { recorder.starts.aside(body) }
  }

  /// Returns a scope for code of a type in a file.
  func scope(ofType type: String?, file: Int) -> Scope {
    guard let type else { return Scope(.init(me: .unknown, type: nil, file: file)) }
    let me: Value =
      symbols.type(type)?.isEnumeration == true
      ? .unknown : .object(prototype(type) ?? interpreter.makeObject(type, at: nil))
    return Scope(.init(me: me, type: type, file: file))
  }

  /// Returns the text of a SwiftUI view. String literals are localization keys.
  func shownText(_ expression: Expression, _ scope: Scope) -> CodeText? {
    guard var text = interpreter.evaluate(expression, scope).text else { return nil }
    if text.key == nil, case .string(let key) = expression.kind { text.key = key }
    return text
  }

  // MARK: Types

  /// Runs each function of a type on one object.
  private func runType(_ name: String, _ pass: Pass, besides called: Set<Position>) {
    let object = prototype(name)
    for type in typesToRun(name) {
      for function in CallOrder(functions(of: type), program.calls).callersFirst
      where hasEffect(function.function) {
        if function.function.isStatic {
          start(function, on: .type(name), pass, besides: called, again: type != name)
        } else if !isLifeCycle(function) {
          let me = object.map { Value.object($0) } ?? .unknown
          start(function, on: me, pass, besides: called, again: type != name)
        }
      }
    }
    guard pass == .system, let object, let entry = symbols.types[name] else { return }
    let variables = entry.variables.values.map(\.variable).filter { hasEffect($0) }
    for variable in variables.sorted(by: { ($0.offset, $0.name) < ($1.offset, $1.name) }) {
      interpreter.refill()
      recorder.starts.run(nil, isCertain: true) {
        _ = interpreter.property(variable.name, of: object, named: name)
      }
    }
  }

  /// Returns the types whose code runs for a class. For a container, these include its ancestors,
  /// which come first.
  private func typesToRun(_ name: String) -> [String] {
    guard isContainerClass(name) else { return [name] }
    return symbols.hierarchy.ancestors(of: symbols.hierarchy.name(of: name)).reversed() + [name]
  }

  private func isContainerClass(_ name: String) -> Bool {
    symbols.kind(of: name)?.kind.isContainer ?? false
  }

  // MARK: Functions

  /// The functions that run until a view is loaded, with their order.
  private static let lifeCycle = ["init": 0, "awakeFromNib": 1, "loadView": 2, "viewDidLoad": 3]

  private func isLifeCycle(_ function: DeclaredFunction) -> Bool {
    Self.lifeCycle[function.function.name] != nil
  }

  /// Returns the functions of a type in the order in which they are called.
  private func functions(of type: String) -> [DeclaredFunction] {
    guard let entry = symbols.types[type] else { return [] }
    let all = entry.functionOrder.flatMap { entry.functions[$0] ?? [] }
    let sorted = all.enumerated().sorted { a, b in
      (Self.lifeCycle[a.element.function.name] ?? 4, a.offset) < (
        Self.lifeCycle[b.element.function.name] ?? 4, b.offset
      )
    }
    return sorted.map {
      DeclaredFunction($0.element.function, file: $0.element.file, type: type)
    }
  }

  /// Runs a function in its pass, unless code of an earlier pass called it. Code that another class
  /// inherits runs again.
  private func start(
    _ found: DeclaredFunction, on me: Value, _ pass: Pass, besides called: Set<Position>,
    again: Bool = false
  ) {
    let function = found.function
    // The system does not call static functions.
    let isSystems =
      function.parameters.isEmpty && !function.isStatic || function.isInitializer
      || ["application", "scene"].contains(function.name)
    let isOpen = again || !called.contains(found.origin) && !recorder.starts.isCalled(found)
    guard isOpen, isSystems == (pass == .system) else { return }
    recorder.starts.run(found, isCertain: again) { start(found, on: me) }
  }

  private func start(_ function: DeclaredFunction, on me: Value) {
    interpreter.refill(forContainer: function.type.map(isContainerClass) ?? false)
    _ = interpreter.call(function, on: me)
  }

  // MARK: Effects

  /// Whether a type has functions or properties with effects.
  private func hasEffects(_ name: String) -> Bool {
    guard let entry = symbols.types[name] else { return false }
    return entry.functions.values.joined().contains { hasEffect($0.function) }
      || entry.variables.values.contains { hasEffect($0.variable) }
  }

  private func hasEffect(_ function: Function) -> Bool { symbols.affectsNavigation(function) }

  /// Whether the value of a variable affects navigation.
  private func hasEffect(_ variable: Variable) -> Bool {
    FrameworkNames.roles(variable.marks).contains(.effect)
  }
}
