/// A variable, constant or property.
struct Variable: Sendable {
  var name: String
  /// The type that is written, without optionality.
  var type: String?
  var value: Expression?
  /// What a computed property or a getter runs.
  var getter: [Statement]?
  var isStatic = false
  var offset: Int
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
  var body: [Statement]
  var isStatic = false
  var offset: Int

  var isInitializer: Bool { name == "init" }
}

/// A class, structure, enumeration, protocol, or an extension of one.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case type, enumeration, `extension` }

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
  /// The name of the type around it.
  var outer: String?
  var inherited: [String]
  var cases: [Case] = []
  var variables: [Variable] = []
  var functions: [Function] = []
  /// Types declared inside.
  var types: [TypeDeclaration] = []
  /// Attributes, without `@`.
  var attributes: [String] = []
  var offset: Int
}
