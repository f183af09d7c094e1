/// The interface of the interpreter for its parts and the models of frameworks.
protocol Evaluating: AnyObject {
  /// Evaluates an expression. The expected type resolves `.init(…)` and `.home`.
  func evaluate(_ expression: Expression, _ scope: Scope, expecting type: String?) -> Value

  /// Evaluates arguments for their effects. The result is unknown, unless the only argument is a
  /// class of view controllers: `resolve(HomeViewController.self)`.
  @discardableResult
  func evaluateAll(_ arguments: [Argument], _ scope: Scope) -> Value

  /// Runs statements in order.
  func run(_ statements: [Statement], _ scope: Scope) -> Flow

  /// Returns the value that statements return, or the value of a single expression.
  func result(of body: [Statement], _ scope: Scope, type: String?) -> Value

  /// Returns the result of a closure. For a result builder, that is the list of its elements.
  func result(ofClosure body: [Statement], _ scope: Scope) -> Value

  /// Evaluates a call of any expression.
  func call(_ callee: Expression, _ site: CallSite, expecting type: String?) -> Value

  /// Runs a function with the arguments of a call.
  func call(_ function: DeclaredFunction, on me: Value, _ site: CallSite) -> Value

  /// Runs a function without a call in the code.
  func call(_ function: DeclaredFunction, on me: Value) -> Value

  /// Runs a closure.
  func apply(_ closure: Value, _ arguments: [Value]) -> Value

  /// Returns the value that an initializer creates.
  func construct(_ type: String, _ site: CallSite) -> Value

  /// Returns the value of a variable, property, type, or global.
  func named(_ name: String, _ scope: Scope) -> Value

  /// Evaluates a member of an expression.
  func member(_ name: String, of base: Expression, _ scope: Scope) -> Value

  /// Returns a member of a value.
  func member(_ name: String, of value: Value) -> Value

  /// Returns the element at a position or with a key.
  func element(_ position: Value, of value: Value) -> Value

  /// Returns a property of an object, or `nil` if it is not declared.
  func property(_ name: String, of object: CodeObject, named type: String) -> Value?

  /// Resolves a value with its declared type: `.home` gets that type.
  func typed(_ value: Value, _ type: String?, in outer: String?) -> Value

  /// Returns the case of an enumeration with a raw value, or an unknown value if there is none.
  func enumerationCase(of entry: TypeEntry, rawValue: Value) -> Value

  /// Whether only the function that runs mentions a property, which is private.
  func mentionsOnlyHere(_ property: String, _ scope: Scope) -> Bool

  /// Assigns a value to a variable or a property.
  func assign(_ value: Value, to target: Expression, adds: Bool, _ scope: Scope)
}

extension Evaluating {
  /// Evaluates an expression without an expected type.
  func evaluate(_ expression: Expression, _ scope: Scope) -> Value {
    evaluate(expression, scope, expecting: nil)
  }
}

/// The result of running statements.
enum Flow {
  case next
  case returned(Value)
}

/// A call in its scope, with its arguments. The arguments are evaluated on each access.
struct CallSite {
  var arguments: [Argument]
  let origin: Position
  let scope: Scope
  let evaluator: any Evaluating

  var labels: [String] { arguments.map(\.label) }

  /// Evaluates an expression in the scope of the call.
  func value(_ expression: Expression, expecting type: String? = nil) -> Value {
    evaluator.evaluate(expression, scope, expecting: type)
  }

  /// The value of the argument with a label.
  func value(of label: String) -> Value? { arguments[label].map { value($0) } }

  /// The value of the first argument.
  var first: Value? { arguments.first.map { value($0.value) } }

  /// The values of all arguments.
  var values: [Value] { arguments.map { value($0.value) } }

  /// Evaluates the arguments after the first ones for their effects.
  @discardableResult
  func evaluateAll(dropping count: Int = 0) -> Value {
    evaluator.evaluateAll(Array(arguments.dropFirst(count)), scope)
  }

  /// Returns the call with a label for its first argument.
  func labelingFirst(_ label: String) -> CallSite {
    var site = self
    if let first = arguments.first {
      site.arguments[0] = Argument(label: label, value: first.value)
    }
    return site
  }
}
