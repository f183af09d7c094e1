/// Runs functions and closures.
final class FunctionRunner {
  private unowned let evaluator: any Evaluating
  private let program: Program
  private let symbols: SymbolTable
  private let limits: Limits
  private let heap: Heap
  private let initialValues: InitialValues
  private let quiet: QuietCalls
  private let starts: Starts

  init(
    _ evaluator: any Evaluating, _ program: Program, _ symbols: SymbolTable, _ limits: Limits,
    _ heap: Heap, _ initialValues: InitialValues, _ starts: Starts,
    _ quiet: QuietCalls
  ) {
    self.evaluator = evaluator
    self.program = program
    self.symbols = symbols
    self.limits = limits
    self.heap = heap
    self.initialValues = initialValues
    self.starts = starts
    self.quiet = quiet
  }

  /// Evaluates arguments for their effects. The result is unknown, unless the only argument is a
  /// class of view controllers: `resolve(HomeViewController.self)`.
  func evaluateAll(_ arguments: [Argument], _ scope: Scope) -> Value {
    var asked: Value = .unknown
    for argument in arguments {
      let value = evaluator.evaluate(argument.value, scope)
      if case .closure = value { limits.undecidedly { _ = apply(value, []) } }
      if case .type(let type) = value, arguments.count == 1, symbols.kind(of: type) != nil {
        asked = heap.value(ofType: type)
      }
    }
    return asked
  }

  /// Returns the values of the arguments with the names of the parameters.
  func values(_ site: CallSite, for found: DeclaredFunction) -> [(String, Value)] {
    let parameters = found.function.parameters
    var open = parameters[...]
    var values: [(String, Value)] = []
    for (index, argument) in site.arguments.enumerated() {
      var parameter: Function.Parameter?
      if let match = open.firstIndex(where: { $0.label == argument.label }) {
        parameter = open[match]
        open = open[(match + 1)...]
      } else if argument.label.isEmpty, case .closure = argument.value.kind {
        parameter = open.popLast()
      } else if parameters.indices.contains(index), argument.label.isEmpty {
        parameter = parameters[index]
      }
      let value = site.value(argument.value, expecting: parameter?.type)
      if let parameter {
        values.append((parameter.name, evaluator.typed(value, parameter.type, in: found.type)))
      }
    }
    return values
  }

  /// Runs a function with values for its parameters, or returns the shared instance that it creates
  /// on its first call.
  func call(
    _ found: DeclaredFunction, on me: Value, _ values: [(String, Value)], from site: CallSite?
  ) -> Value {
    guard found.function.returnsSharedInstance else {
      return quiet.value(of: found.origin, on: me, values.map(\.1)) {
        run(found, on: me, values, from: site)
      }
    }
    return initialValues.value(of: found.origin) { run(found, on: me, values, from: site) }
  }

  private func run(
    _ found: DeclaredFunction, on me: Value, _ values: [(String, Value)], from site: CallSite?
  ) -> Value {
    let losses = limits.losses
    return limits.call(
      found.origin, affectsNavigation: symbols.affectsNavigation(found.function)
    ) {
      // A call that was cut short does not show all effects of the function.
      defer {
        if limits.losses == losses, !overrides(found, site) { starts.call(found.origin) }
      }
      let (function, type) = (found.function, found.type)
      let scope = Scope(.init(me: me, type: type, file: found.file))
      scope.frame.conditions = program.conditions(at: found.origin)
      scope.frame.enter(function, from: site, given: values.compactMap(\.1.object))
      for parameter in function.parameters {
        let given = values.first { $0.0 == parameter.name }?.1
        scope.declare(
          parameter.name,
          given
            ?? parameter.defaultValue.map {
              evaluator.evaluate($0, scope, expecting: parameter.type)
            } ?? heap.value(ofType: parameter.type, in: type))
      }
      let value = evaluator.typed(
        evaluator.result(of: function.body, scope, type: function.result), function.result,
        in: type)
      tellClass(of: value, by: found)
      tellPlace(of: value, by: found, from: site)
      return value.isUnknown ? presumed(function) : value
    }
  }

  /// Whether a method calls another one of the same name on its object: one that it overrides. The
  /// system may call the other one as well.
  private func overrides(_ found: DeclaredFunction, _ site: CallSite?) -> Bool {
    guard let frame = site?.scope.frame, let me = frame.me.object else { return false }
    return frame.function == found.function.name && frame.type != found.type
      && symbols.line(of: me.className ?? "").contains(found.type ?? "")
  }

  /// Sets the class of a controller from a storyboard to the declared result of the function that returns it.
  private func tellClass(of value: Value, by found: DeclaredFunction) {
    guard let object = value.object, object.className == nil, object.storyboard != nil,
      let result = found.function.result, result != "UIViewController"
    else { return }
    let type = symbols.name(of: result, in: found.type) ?? result
    if symbols.kind(of: type) != nil { object.className = type }
  }

  /// Tells stacks apart that a static function makes for several callers: each is made where it is called.
  private func tellPlace(of value: Value, by found: DeclaredFunction, from site: CallSite?) {
    guard found.function.isStatic, let site, let object = value.object,
      object.member == found.function.name, object.origin?.file == found.file,
      let name = object.className, symbols.kind(of: name)?.kind == .navigation
    else { return }
    object.isMade(at: site.origin, in: site.scope.frame.function)
  }

  /// Presumes the result of a function from its declared class, if the code does not determine it.
  private func presumed(_ function: Function) -> Value {
    guard let result = function.result, result != "UIViewController",
      symbols.kind(of: result) != nil
    else { return .unknown }
    return .object(heap.placeholder(of: result))
  }

  /// Runs a closure.
  func apply(_ value: Value, _ arguments: [Value]) -> Value {
    guard case .closure(let closure, let outer) = value else { return .unknown }
    return limits.call {
      let scope = Scope(outer.frame.copy, inside: outer)
      bind(closure, to: arguments, scope)
      return evaluator.result(ofClosure: closure.body, scope)
    }
  }

  /// Binds the arguments to the parameters of a closure. One tuple may fill several parameters.
  private func bind(_ closure: Closure, to arguments: [Value], _ scope: Scope) {
    var (names, values) = (closure.parameters, arguments)
    if names.isEmpty {
      let takesSeveral = values.count == 1 && closure.mentions("$1")
      names = takesSeveral ? ["$0", "$1"] : values.indices.map { "$\($0)" }
    }
    if names.count > 1, values.count == 1 { return scope.bind(names, to: values[0]) }
    values += Array(repeating: .unknown, count: max(0, names.count - values.count))
    for (name, value) in zip(names, values) { scope.declare(name, value) }
  }
}

extension Function {
  /// Whether the function returns the shared instance of its type, according to the naming
  /// convention of Cocoa.
  fileprivate var returnsSharedInstance: Bool {
    isStatic && parameters.isEmpty && name.hasPrefix("shared")
  }
}
