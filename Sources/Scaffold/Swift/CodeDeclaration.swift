/// A declaration in a Swift file, with the tokens that it consists of.
struct CodeDeclaration: Sendable {
  /// The keyword: `class`, `extension`, `func`, `var` and so on.
  var keyword: String
  /// The name; of an extension, that of the extended type without the types around it.
  var name: String
  /// The modifiers and attributes, such as `override` and `main`.
  var modifiers: Set<String> = []
  /// The superclass and the protocols.
  var inherited: [String] = []
  /// The argument labels of a function, and the names that its body has for them.
  var parameters: [(label: String, name: String)] = []
  /// The index of the first token, with modifiers and attributes.
  var first: Int
  /// The indexes of the braces around the body.
  var body: ClosedRange<Int>?
  /// The name of the type around it.
  var owner: String?
  /// Whether it is in a side of an `#if`.
  var isConditional = false
}

extension CodeDeclaration {
  /// The name of a function with its labels, such as `validate(_:)`.
  var fullName: String { "\(name)(\(parameters.map { $0.label + ":" }.joined()))" }

  /// Whether it declares a type, and does not extend one.
  var isType: Bool { Self.typeKeywords.contains(keyword) && keyword != "extension" }

  /// The keywords of types and extensions.
  static let typeKeywords: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]

  /// What a declaration in an extension of a class needs for others of the same access, with a space.
  var access: String { modifiers.isDisjoint(with: ["public", "open"]) ? "" : "public " }
}
