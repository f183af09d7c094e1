/// What the models of frameworks and the parts of the interpreter ask of the interpreter as a whole.
protocol Evaluating: AnyObject {
  /// What an expression stands for. The type that is expected matters for `.init(…)` and `.home`.
  func evaluate(_ expression: Expression, _ scope: Scope, expecting type: String?) -> Value

  /// Evaluates arguments for what they make. Of the result nothing is known, unless a class of view
  /// controllers is asked for: `resolve(HomeViewController.self)`.
  @discardableResult
  func evaluateAll(_ arguments: [Argument], _ scope: Scope) -> Value

  /// Runs statements one after another.
  func run(_ statements: [Statement], _ scope: Scope) -> Flow

  /// What statements return, or the value of the only one.
  func result(of body: [Statement], _ scope: Scope, type: String?) -> Value

  /// What a closure's statements give: of a result builder's the elements that they list.
  func result(ofClosure body: [Statement], _ scope: Scope) -> Value

  /// What a call gives whose callee is any expression.
  func call(_ callee: Expression, _ site: CallSite, expecting type: String?) -> Value

  /// Runs a function with the arguments of a call.
  func call(_ function: DeclaredFunction, on me: Value, _ site: CallSite) -> Value

  /// Runs a function that nothing in the code calls here.
  func call(_ function: DeclaredFunction, on me: Value) -> Value

  /// Runs a closure.
  func apply(_ closure: Value, _ arguments: [Value]) -> Value

  /// What an initializer makes.
  func construct(_ type: String, _ site: CallSite) -> Value

  /// A variable, property, type or global by its name.
  func named(_ name: String, _ scope: Scope) -> Value

  /// A member that an expression names.
  func member(_ name: String, of base: Expression, _ scope: Scope) -> Value

  /// A member of a value.
  func member(_ name: String, of value: Value) -> Value

  /// The element at a position or for a key.
  func element(_ position: Value, of value: Value) -> Value

  /// A property of an object; nil if nothing declares it.
  func property(_ name: String, of object: CodeObject, named type: String) -> Value?

  /// The value of a declared type: `.home` gets the type that it is given to.
  func typed(_ value: Value, _ type: String?, in outer: String?) -> Value

  /// The case of an enumeration with a raw value; unknown if there is none.
  func enumerationCase(of entry: TypeEntry, rawValue: Value) -> Value

  /// Changes a variable or a property.
  func assign(_ value: Value, to target: Expression, adds: Bool, _ scope: Scope)
}

extension Evaluating {
  /// What an expression stands for, whatever is expected.
  func evaluate(_ expression: Expression, _ scope: Scope) -> Value {
    evaluate(expression, scope, expecting: nil)
  }
}

/// What a run of statements ended with.
enum Flow {
  case next
  case returned(Value)
}

/// Where a call stands, with what it is given. Arguments are evaluated each time they are asked for.
struct CallSite {
  var arguments: [Argument]
  let origin: Origin
  let scope: Scope
  let evaluator: any Evaluating

  var labels: [String] { arguments.map(\.label) }

  /// What one of its expressions stands for.
  func value(_ expression: Expression, expecting type: String? = nil) -> Value {
    evaluator.evaluate(expression, scope, expecting: type)
  }

  /// The value of the argument with a label.
  func value(of label: String) -> Value? { arguments[label].map { value($0) } }

  /// The value of the first argument.
  var first: Value? { arguments.first.map { value($0.value) } }

  /// The values of all arguments.
  var values: [Value] { arguments.map { value($0.value) } }

  /// Evaluates arguments for what they make, all but the first ones.
  @discardableResult
  func evaluateAll(dropping count: Int = 0) -> Value {
    evaluator.evaluateAll(Array(arguments.dropFirst(count)), scope)
  }

  /// The call with its first argument under a label.
  func labelingFirst(_ label: String) -> CallSite {
    var site = self
    if let first = arguments.first {
      site.arguments[0] = Argument(label: label, value: first.value)
    }
    return site
  }
}
