/// The keywords of declarations, statements, and some expressions.
///
/// Contextual keywords, such as `get`, are identifiers.
enum SwiftKeyword: UInt8, CaseIterable {
  case `import`, `let`, `var`, `func`, `init`, `deinit`, `subscript`, `class`, `struct`, `enum`
  case `protocol`, `extension`, `typealias`, `associatedtype`, `operator`, `precedencegroup`
  case `case`, `default`, `if`, `else`, `guard`, `switch`, `for`, `in`, `while`, `repeat`, `do`
  case `catch`, `defer`, `return`, `throw`, `break`, `continue`, `fallthrough`, `where`
  case `as`, `is`, `try`, `super`, `self`, `true`, `false`, `nil`, `inout`
  case `public`, `private`, `fileprivate`, `internal`, `static`, `throws`, `rethrows`
  /// Not a keyword.
  case none

  /// Whether the keyword is an operand.
  var isOperand: Bool {
    switch self {
    case .self, .super, .true, .false, .nil, .`init`: true
    default: false
    }
  }
}

/// The words that the parser recognizes in Swift code, with lookup in bytes.
enum SwiftWords {
  private static func words(_ words: [String]) -> NameSet { NameSet(words) }

  /// The keywords. The mark of each is its raw value.
  static let keywords = words(
    SwiftKeyword.allCases.dropLast().map { String(describing: $0) })

  /// Modifiers of declarations, which are identifiers elsewhere.
  static let modifiers = words([
    "open", "package", "final", "override", "lazy", "weak", "unowned", "required", "convenience",
    "mutating", "nonmutating", "optional", "dynamic", "indirect", "prefix", "postfix", "infix",
    "nonisolated", "isolated", "distributed", "borrowing", "consuming", "async", "__consuming",
  ])

  /// Keywords of accessors.
  static let accessors = words([
    "get", "set", "willSet", "didSet", "_read", "_modify", "unsafeAddress", "unsafeMutableAddress",
    "read", "modify", "init",
  ])

  /// Keywords before types.
  static let typePrefixes = words([
    "some", "any", "each", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
    "nonisolated",
  ])

  /// Keywords before operands.
  static let operandPrefixes = words([
    "await", "unsafe", "consume", "copy", "each", "any", "some", "borrow", "discard",
  ])
}
