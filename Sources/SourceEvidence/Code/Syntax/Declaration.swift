/// Statements that are already parsed, or that are parsed on first access.
enum Code: Sendable {
  case parsed([Statement])
  case later(Body)

  var statements: [Statement] {
    switch self {
    case .parsed(let statements): statements
    case .later(let body): body.statements
    }
  }

  /// The code that is parsed on first access, or `nil` if the statements are already parsed.
  var body: Body? {
    if case .later(let body) = self { body } else { nil }
  }
}

/// A variable, constant or property.
struct Variable: Sendable {
  var name: String
  /// The declared type, without optionality.
  var type: String?
  var value: Expression?
  /// The getter of a computed property, or the observers of a stored one.
  var accessors: Code?
  /// The indexes in the ``NameSet`` of the names in its value and its accessors, in ascending
  /// order. Local variables have none.
  var marks: [UInt16] = []
  var isStatic = false
  /// Whether it is declared with `let`.
  var isConstant = false
  /// The argument of `@AppStorage`, as written: the key of the property in the user defaults.
  var storageKey: String?
  /// Whether the property has the size class of the width from the environment of a view.
  var isWidthClass = false
  /// Whether a property wrapper holds its value.
  var isWrapped = false
  var offset: Int

  /// The statements of a computed property, or `nil` for a stored property, with or without
  /// observers.
  var getter: [Statement]? {
    guard let statements = accessorStatements else { return nil }
    return statements.allSatisfy(\.isObserver) ? nil : statements
  }

  /// The value of a computed property of one statement.
  var computedValue: Expression? {
    guard let statements = getter, statements.count == 1 else { return nil }
    return statements[0].value
  }

  /// Whether it holds a value itself: it has no accessors besides observers.
  var isStored: Bool { accessors == nil || accessorStatements?.allSatisfy(\.isObserver) == true }

  /// What a stored property runs after it was set.
  var observer: Function? {
    for case .function(let function) in (accessorStatements ?? []).map(\.kind)
    where function.name == Self.observers.last {
      return function
    }
    return nil
  }

  /// The statements of the getter, or the observers as function statements.
  var accessorStatements: [Statement]? {
    switch accessors {
    case .parsed(let statements): statements
    case .later(let body): body.content.statements
    case nil: nil
    }
  }

  /// The names of the observers of a stored property.
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
    /// The argument label, which is empty if there is none.
    var label: String
    var name: String
    var type: String?
    var defaultValue: Expression?
  }

  /// The name without labels: `init` for initializers, the first part of a selector in Objective-C.
  var name: String
  var parameters: [Parameter]
  /// The result type, without optionality.
  var result: String?
  /// The body.
  var code: Code
  /// The indexes in the ``NameSet`` of the names in its body and in the default values of its
  /// parameters, in ascending order. Local functions have none.
  var marks: [UInt16] = []
  var isStatic = false
  var offset: Int

  /// The statements of the body. The first access may parse them.
  var body: [Statement] { code.statements }

  var isInitializer: Bool { name == "init" }
}

/// A class, structure, enumeration, protocol, or an extension of one.
struct TypeDeclaration: Sendable {
  /// The kinds of declarations. An alias stores the aliased type, as written, as the only element
  /// of ``inherited``.
  enum Kind: Sendable {
    case type
    case enumeration
    case `extension`
    case alias
  }

  /// One case of an enumeration.
  struct Case: Sendable {
    var name: String
    var rawValue: Expression?
    /// The names of the associated values.
    var parameters: [String]
  }

  var kind: Kind
  /// Whether it is a protocol, which only asks for what others have.
  var isProtocol = false
  /// The name, without the types around it.
  var name: String
  /// The names of the enclosing types, separated by dots.
  var outer: String?
  var inherited: [String]
  var cases: [Case] = []
  var variables: [Variable] = []
  var functions: [Function] = []
  /// Nested types.
  var types: [TypeDeclaration] = []
  /// The name in Objective-C, if it is different: `@objc(XYHome)`.
  var objectiveCName: String?
  var offset: Int

  /// The name with the names of the enclosing types.
  var qualifiedName: String { outer.map { "\($0).\(name)" } ?? name }
}
