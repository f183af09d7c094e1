/// Runs code symbolically to find the objects that it creates, their properties, and the screens
/// that it leads to.
///
/// An undecided branch runs on all sides, and an unknown value stays unknown. The work is limited:
/// each statement and expression consumes fuel. Each part of the language has its own type; the
/// interpreter connects these types.
final class Interpreter: Evaluating {
  private let program: Program
  private let symbols: SymbolTable
  private let heap: Heap
  private let recorder: EffectRecorder
  private let limits = Limits()
  private let models: FrameworkModels

  private lazy var expressions = ExpressionEvaluator(self, symbols, limits, heap)
  private lazy var statements = StatementRunner(
    self, program, symbols, limits, heap, models.containers)
  private lazy var members = MemberResolver(
    self, program, symbols, limits, heap, models.resources, initialValues)
  private lazy var initialValues = InitialValues(limits, recorder.starts)
  private lazy var names = NameResolver(self, symbols, limits, heap, members)
  private lazy var functions = FunctionRunner(
    self, program, symbols, limits, heap, initialValues, recorder.starts,
    QuietCalls(recorder, limits, symbols))
  private lazy var calls = CallEvaluator(self, symbols, heap, recorder, models)

  init(
    _ program: Program, _ symbols: SymbolTable, _ recorder: EffectRecorder,
    _ resources: any SourceResources
  ) {
    self.program = program
    self.symbols = symbols
    self.recorder = recorder
    heap = Heap(symbols)
    models = FrameworkModels(
      program, symbols, limits, heap, recorder, ResourceResolver(resources, symbols, heap))
  }

  // MARK: Starting

  /// Refills the fuel for the code that runs next.
  func refill(forContainer: Bool = false) { limits.refill(forContainer: forContainer) }

  /// Consumes fuel. Returns `false` if none is left.
  func burn() -> Bool { limits.burn() }

  /// Runs code with its own limits.
  func aside(_ body: () -> Void) { limits.aside(body) }

  /// Creates an object that represents the objects of a class.
  func makeObject(_ className: String, at origin: Position?) -> CodeObject {
    heap.make(className, at: origin, isPlaceholder: true)
  }

  /// Creates an object of a container class.
  func makeContainer(_ className: String, at origin: Position?) -> CodeObject {
    let object = heap.make(className, at: origin)
    if origin != nil { recorder.make(object) }
    return object
  }

  /// Releases all objects.
  func finish() {
    initialValues.release()
    heap.release()
  }

  // MARK: Expressions and statements

  func evaluate(_ expression: Expression, _ scope: Scope, expecting type: String?) -> Value {
    expressions.evaluate(expression, scope, expecting: type)
  }

  @discardableResult
  func evaluateAll(_ arguments: [Argument], _ scope: Scope) -> Value {
    functions.evaluateAll(arguments, scope)
  }

  func run(_ statements: [Statement], _ scope: Scope) -> Flow {
    self.statements.run(statements, scope)
  }

  func result(of body: [Statement], _ scope: Scope, type: String?) -> Value {
    statements.result(of: body, scope, type: type)
  }

  func result(ofClosure body: [Statement], _ scope: Scope) -> Value {
    statements.result(ofClosure: body, scope)
  }

  /// Returns the arm of a branch that is taken, or those that may be.
  func outcome(of branch: Branch, _ scope: Scope) -> ArmChoice.Outcome {
    ArmChoice(evaluator: self).outcome(of: branch, scope)
  }

  func assign(_ value: Value, to target: Expression, adds: Bool, _ scope: Scope) {
    statements.assign(value, to: target, adds: adds, scope)
  }

  // MARK: Calls

  func call(_ callee: Expression, _ site: CallSite, expecting type: String?) -> Value {
    calls.call(callee, site, expecting: type)
  }

  func call(_ function: DeclaredFunction, on me: Value, _ site: CallSite) -> Value {
    functions.call(function, on: me, functions.values(site, for: function), from: site)
  }

  func call(_ function: DeclaredFunction, on me: Value) -> Value {
    functions.call(function, on: me, [], from: nil)
  }

  func apply(_ closure: Value, _ arguments: [Value]) -> Value {
    functions.apply(closure, arguments)
  }

  func construct(_ type: String, _ site: CallSite) -> Value { models.initializers.call(type, site) }

  /// Declares the arguments of a call in the scope of the called function.
  func declare(
    _ arguments: [Argument], of function: DeclaredFunction, at offset: Int, _ scope: Scope,
    in inner: Scope
  ) {
    let site = site(arguments, at: offset, scope)
    for (name, value) in functions.values(site, for: function) { inner.declare(name, value) }
  }

  /// Creates a call in a scope.
  func site(_ arguments: [Argument], at offset: Int, _ scope: Scope) -> CallSite {
    CallSite(
      arguments: arguments, origin: Position(file: scope.frame.file, offset: offset), scope: scope,
      evaluator: self)
  }

  // MARK: Names and members

  func named(_ name: String, _ scope: Scope) -> Value { names.value(of: name, scope) }

  func member(_ name: String, of base: Expression, _ scope: Scope) -> Value {
    members.member(name, of: base, scope)
  }

  func member(_ name: String, of value: Value) -> Value { members.member(name, of: value) }

  func element(_ position: Value, of value: Value) -> Value {
    members.element(position, of: value)
  }

  func property(_ name: String, of object: CodeObject, named type: String) -> Value? {
    members.property(name, of: object, named: type)
  }

  func typed(_ value: Value, _ type: String?, in outer: String?) -> Value {
    members.typed(value, type, in: outer)
  }

  func mentionsOnlyHere(_ property: String, _ scope: Scope) -> Bool {
    guard let type = scope.frame.type, let function = scope.frame.origin,
      let declared = symbols.variable(property, of: type)
    else { return false }
    return program.mentions(declared, onlyIn: function)
  }

  func enumerationCase(of entry: TypeEntry, rawValue: Value) -> Value {
    members.enumerationCase(of: entry, rawValue: rawValue)
  }
}
