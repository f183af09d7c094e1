/// Statements that are parsed already, or when they are asked for.
enum Code: Sendable {
  case parsed([Statement])
  case later(Body)

  var statements: [Statement] {
    switch self {
    case .parsed(let statements): statements
    case .later(let body): body.statements
    }
  }

  /// What is parsed when it is asked for; nil if it is parsed already.
  var body: Body? {
    if case .later(let body) = self { body } else { nil }
  }
}

/// A variable, constant or property.
struct Variable: Sendable {
  var name: String
  /// The type that is written, without optionality.
  var type: String?
  var value: Expression?
  /// What a computed property or an observer runs; it is parsed when it is asked for.
  var accessors: Code?
  /// The marked names in its value and in what it runs, in order, each once. Local variables have none.
  var marks: [UInt16] = []
  var isStatic = false
  var offset: Int

  /// What a computed property runs; nil if it is stored, with or without observers.
  var getter: [Statement]? {
    guard let statements = accessorStatements else { return nil }
    return statements.allSatisfy(\.isObserver) ? nil : statements
  }

  /// What a stored property runs after it was set.
  var observer: Function? {
    for case .function(let function) in (accessorStatements ?? []).map(\.kind)
    where function.name == Self.observers.last {
      return function
    }
    return nil
  }

  /// What a property runs when it is read, and its observers, which stand there as functions.
  var accessorStatements: [Statement]? {
    switch accessors {
    case .parsed(let statements): statements
    case .later(let body): body.content.statements
    case nil: nil
    }
  }

  /// The observers of a stored property.
  static let observers = ["willSet", "didSet"]
}

extension Statement {
  fileprivate var isObserver: Bool {
    if case .function(let function) = kind {
      Variable.observers.contains(function.name)
    } else {
      false
    }
  }
}

/// A function, method or initializer.
struct Function: Sendable {
  struct Parameter: Sendable {
    /// The label at the call; empty if it has none.
    var label: String
    var name: String
    var type: String?
    var defaultValue: Expression?
  }

  /// The name without labels; `init` for initializers; the first part of a selector.
  var name: String
  var parameters: [Parameter]
  /// The type of what it returns, without optionality.
  var result: String?
  /// What it runs.
  var code: Code
  /// The marked names in its body and in the default values of its parameters, in order, each once.
  /// Local functions have none.
  var marks: [UInt16] = []
  var isStatic = false
  var offset: Int

  /// What it runs; it may be parsed when this is asked for.
  var body: [Statement] { code.statements }

  var isInitializer: Bool { name == "init" }
}

/// A class, structure, enumeration, protocol, or an extension of one.
struct TypeDeclaration: Sendable {
  /// An alias has the type that it stands for as the only one in ``inherited``, as it is written.
  enum Kind: Sendable { case type, enumeration, `extension`, alias }

  /// One case of an enumeration.
  struct Case: Sendable {
    var name: String
    var rawValue: Expression?
    /// The names of what it carries.
    var parameters: [String]
  }

  var kind: Kind
  /// The name, without the types around it.
  var name: String
  /// The names of the types around it, joined by dots.
  var outer: String?
  var inherited: [String]
  var cases: [Case] = []
  var variables: [Variable] = []
  var functions: [Function] = []
  /// Types declared inside.
  var types: [TypeDeclaration] = []
  /// The name that Objective-C has for it, where that is another one: `@objc(XYHome)`.
  var objectiveCName: String?
  var offset: Int

  /// The name with those of the types around it.
  var qualifiedName: String { outer.map { "\($0).\(name)" } ?? name }
}
