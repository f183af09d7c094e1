/// A token of Swift source code.
struct SwiftToken {
  /// What a token is.
  enum Kind: UInt8 {
    case identifier, keyword, number, string, regex, `operator`
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, semicolon, colon, period, at, backslash
    /// `#` before a name, as in `#selector`.
    case pound
    case poundIf, poundElseif, poundElse, poundEndif
    case end
  }

  /// What it is.
  var kind: Kind
  /// Which keyword it is, where it is one.
  var keyword: SwiftKeyword = .none
  /// Whether a line ends before it.
  var startsLine = false
  /// Whether something other than white space, a comment or an opening bracket is right before it.
  var isLeftBound = false
  /// Whether something other than white space or a closing bracket is right behind it.
  var isRightBound = false
  /// Where it begins, in bytes from the start of the file.
  var start: Int
  /// Where it ends.
  var end: Int

  /// Whether it can end an operand.
  var endsOperand: Bool {
    switch kind {
    case .identifier, .number, .string, .regex, .rightParenthesis, .rightBracket, .rightBrace: true
    case .keyword: keyword.isOperand
    case .operator: isLeftBound && !isRightBound
    default: false
    }
  }

  /// Whether it begins a side of `#if`, or ends the last one.
  var isDirective: Bool { kind == .poundIf || endsSide }

  /// Whether it ends a side of `#if`.
  var endsSide: Bool { kind == .poundElseif || kind == .poundElse || kind == .poundEndif }
}

/// The words that begin declarations, statements and some expressions.
///
/// Words that are keywords in some places alone, such as `get`, are identifiers.
enum SwiftKeyword: String, CaseIterable {
  /// No keyword.
  case none = ""
  case `import`, `let`, `var`, `func`, `init`, `deinit`, `subscript`, `class`, `struct`, `enum`
  case `protocol`, `extension`, `typealias`, `associatedtype`, `operator`, `precedencegroup`
  case `case`, `default`, `if`, `else`, `guard`, `switch`, `for`, `in`, `while`, `repeat`, `do`
  case `catch`, `defer`, `return`, `throw`, `break`, `continue`, `fallthrough`, `where`
  case `as`, `is`, `try`, `super`, `self`, `true`, `false`, `nil`, `inout`
  case `public`, `private`, `fileprivate`, `internal`, `static`, `throws`, `rethrows`

  /// Whether it is an operand of its own.
  var isOperand: Bool {
    switch self {
    case .self, .super, .true, .false, .nil, .`init`: true
    default: false
    }
  }

  /// Each keyword by its spelling. All of them fit into a string without memory of its own.
  static let bySpelling = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })
}
