/// An expression, in a form that Swift and Objective-C share.
struct Expression: Sendable {
  /// The forms of expressions.
  indirect enum Kind: Sendable {
    /// A variable, a function, a type, `self` or `super`.
    case name(String)
    /// `base.name`, or an implicit member such as `.primary` without a base.
    case member(Expression?, String)
    /// A call or a message: `function(arguments)`, `[base name:argument]`.
    case call(Expression, [Argument])
    /// `base[arguments]`.
    case subscripted(Expression, [Argument])
    /// A string without interpolation.
    case string(String)
    /// A string with interpolation, as its parts.
    case interpolation([Expression])
    /// A number, or `true`, `false`, `nil`.
    case literal(String)
    /// An array, or a list of arguments that ends with nil in Objective-C.
    case array([Expression])
    /// A dictionary, as keys and values.
    case dictionary([(key: Expression, value: Expression)])
    /// A tuple of several elements.
    case tuple([Argument])
    /// A closure or block.
    case closure(Closure)
    /// A conversion: `base as? Type`, `(Type *)base`.
    case cast(Expression, type: String)
    /// Alternatives: `a ? b : c`, `a ?? b`.
    case choice([Expression], condition: Expression?)
    /// Operands and the operators between them: `a + b`, `a == b`.
    case operation([Expression], [String])
    /// An `if` or `switch` expression.
    case branch(Branch)
    /// `#selector(…)`, `#imageLiteral(…)`, `@selector(…)`.
    case macro(String, [Argument])
    /// The names in a key path: `\.title`.
    case keyPath([String])
    /// Any other expression, as its parts.
    case other([Expression])
  }

  /// The form of the expression.
  var kind: Kind
  /// The offset of its first byte in the file.
  var offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

/// An argument of a call, with its label.
struct Argument: Sendable {
  /// The label, which is empty if there is none.
  var label: String
  var value: Expression
}

/// A closure or block.
struct Closure: Sendable {
  private let names: [String]
  let code: Code

  init(parameters: [String], body: [Statement]) {
    names = parameters
    code = .parsed(body)
  }

  /// Creates a closure that is parsed on first access.
  init(_ body: Body) {
    names = []
    code = .later(body)
  }

  /// Creates a closure that does nothing but call a function with its own arguments.
  init(calling function: Function) {
    let offset = function.offset
    let arguments = function.parameters.map {
      Argument(label: $0.label, value: Expression(.name($0.name), at: offset))
    }
    let call = Expression(
      .call(Expression(.name(function.name), at: offset), arguments), at: offset)
    self.init(
      parameters: function.parameters.map(\.name), body: [Statement(.expression(call), at: offset)])
  }

  /// The names of the parameters. The first access may parse the closure.
  var parameters: [String] { code.body?.content.parameters ?? names }

  /// The statements. The first access may parse the closure.
  var body: [Statement] { code.statements }
}

extension Expression {
  /// Whether the expression is `nil`.
  var isNil: Bool { isLiteral("nil") }

  /// Whether the expression is `true`, or `YES` in Objective-C.
  var isTrue: Bool { isLiteral("true") }

  /// Whether the expression is `false`, or `NO` in Objective-C.
  var isFalse: Bool { isLiteral("false") }

  private func isLiteral(_ text: String) -> Bool {
    if case .literal(text) = kind { true } else { false }
  }

  /// Whether the expression is the name of a type, which begins with a capital letter.
  var isType: Bool {
    if case .name(let name) = kind { return name.startsUppercase }
    return false
  }

  /// The names of a property of the type around the expression, and of those in its value, without `self`.
  var pathNames: [String]? {
    guard let names = names.map({ Array($0.drop { $0 == "self" }) }), !names.isEmpty else {
      return nil
    }
    return names
  }

  /// The names of a binding, without its sign, or `nil` for other expressions.
  var bindingNames: [String]? {
    pathNames?.first?.hasPrefix("$") == true ? selectedNames : nil
  }

  /// The names without the sign of a binding.
  var selectedNames: [String]? {
    pathNames.map { [$0[0].hasPrefix("$") ? String($0[0].dropFirst()) : $0[0]] + $0.dropFirst() }
  }
}
