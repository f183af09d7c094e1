/// A token of Swift source code.
struct SwiftToken {
  /// The kind of a token.
  enum Kind: UInt8 {
    case identifier, keyword, number, string, regex, `operator`
    case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, semicolon, colon, period, at, backslash
    /// `#` before a name, as in `#selector`.
    case pound
    case poundIf, poundElseif, poundElse, poundEndif
    case end
  }

  /// The kind of the token.
  var kind: Kind
  /// The keyword, if the token is one.
  var keyword = SwiftKeyword.none
  /// Whether the token is the first one on its line.
  var startsLine = false
  /// Whether the token directly follows something other than white space, a comment, or an opening
  /// bracket.
  var isLeftBound = false
  /// Whether the token is directly followed by something other than white space or a closing
  /// bracket.
  var isRightBound = false
  private var first: UInt32
  private var last: UInt32

  init(_ kind: Kind, startsLine: Bool = false, _ range: Range<Int>) {
    self.kind = kind
    self.startsLine = startsLine
    first = UInt32(truncatingIfNeeded: range.lowerBound)
    last = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// The offset of its first byte in the file.
  var start: Int {
    get { Int(first) }
    set { first = UInt32(truncatingIfNeeded: newValue) }
  }

  /// The offset after its last byte.
  var end: Int {
    get { Int(last) }
    set { last = UInt32(truncatingIfNeeded: newValue) }
  }
}

extension SwiftToken {
  /// Whether the token is a name, or a keyword that can be used as one.
  var isWord: Bool { kind == .identifier || kind == .keyword }

  /// Whether the token can end an operand.
  var endsOperand: Bool {
    switch kind {
    case .identifier, .number, .string, .regex, .rightParenthesis, .rightBracket, .rightBrace: true
    case .keyword: keyword.isOperand
    case .operator: isLeftBound && !isRightBound
    default: false
    }
  }

  /// Whether the token begins a side of an `#if`, or ends the last one.
  var isDirective: Bool { kind == .poundIf || endsSide }

  /// Whether the token ends a side of an `#if`.
  var endsSide: Bool { kind == .poundElseif || kind == .poundElse || kind == .poundEndif }
}

extension SwiftToken.Kind {
  /// Returns what a directive with a condition does, if the token begins or ends a side of an `#if`.
  func directive(_ condition: @autoclosure () -> String) -> DirectiveRegions.Directive {
    switch self {
    case .poundIf: .begin(ConditionSides(directive: condition()))
    case .poundElseif: .turn(ConditionSides(directive: condition()))
    case .poundElse: .turn(ConditionSides())
    default: .end
    }
  }
}
