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
  var keyword = SwiftKeyword.none
  /// Whether a line ends before it.
  var startsLine = false
  /// Whether something other than white space, a comment or an opening bracket is right before it.
  var isLeftBound = false
  /// Whether something other than white space or a closing bracket is right behind it.
  var isRightBound = false
  private var first: UInt32
  private var last: UInt32

  init(_ kind: Kind, startsLine: Bool = false, _ range: Range<Int>) {
    self.kind = kind
    self.startsLine = startsLine
    first = UInt32(truncatingIfNeeded: range.lowerBound)
    last = UInt32(truncatingIfNeeded: range.upperBound)
  }

  /// Where it begins, in bytes from the start of the file.
  var start: Int {
    get { Int(first) }
    set { first = UInt32(truncatingIfNeeded: newValue) }
  }

  /// Where it ends.
  var end: Int {
    get { Int(last) }
    set { last = UInt32(truncatingIfNeeded: newValue) }
  }
}

extension SwiftToken {
  /// Whether it is a name, or a keyword that may stand for one.
  var isWord: Bool { kind == .identifier || kind == .keyword }

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
