/// An expression, in the few shapes that Swift and Objective-C share here.
struct Expression: Sendable {
  /// The shapes.
  indirect enum Kind: Sendable {
    /// A variable, a function, a type, `self` or `super`.
    case name(String)
    /// `base.name`; without a base an implicit member, such as `.primary`.
    case member(Expression?, String)
    /// A call, or a message that is sent: `function(arguments)`, `[base name:argument]`.
    case call(Expression, [Argument])
    /// `base[arguments]`.
    case subscripted(Expression, [Argument])
    /// A string without interpolation.
    case string(String)
    /// A string of several parts.
    case interpolation([Expression])
    /// A number, or `true`, `false`, `nil`.
    case literal(String)
    /// An array, or in Objective-C a list of arguments that ends with nil.
    case array([Expression])
    /// Keys and values.
    case dictionary([(key: Expression, value: Expression)])
    /// A tuple of several elements.
    case tuple([Argument])
    /// A closure or block.
    case closure(Closure)
    /// A conversion: `base as? Type`, `(Type *)base`.
    case cast(Expression, type: String)
    /// One of several: `a ? b : c`, `a ?? b`.
    case choice([Expression], condition: Expression?)
    /// `a + b`, `a == b`: operators between operands.
    case operation([Expression], [String])
    /// An `if` or `switch` that has a value.
    case branch(Branch)
    /// `#selector(…)`, `#imageLiteral(…)`, `@selector(…)`.
    case macro(String, [Argument])
    /// A key path's names: `\.title`.
    case keyPath([String])
    /// Anything else, with what it consists of.
    case other([Expression])
  }

  /// What it is.
  var kind: Kind
  /// Where it begins, in bytes from the start of the file.
  var offset: Int

  init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

/// An argument of a call, with its label.
struct Argument: Sendable {
  /// The label; empty if it has none.
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

  /// A closure that is parsed when it is asked for.
  init(_ body: Body) {
    names = []
    code = .later(body)
  }

  /// The names of its parameters; it may be parsed when this is asked for.
  var parameters: [String] { code.body?.content.parameters ?? names }

  /// What it runs; it may be parsed when this is asked for.
  var body: [Statement] { code.statements }
}
