/// Reads the condition of an `#if` of Swift or Objective-C as an expression. A check such as `os(iOS)` is a
/// name.
struct DirectiveReader {
  private var rest: Substring
  private var depth = 0

  private static let deepest = 32

  /// Returns the condition in the rest of a line, or an unknown one if it cannot be read.
  static func expression(_ text: String) -> Expression {
    var reader = DirectiveReader(rest: text[...])
    let found = reader.operation()
    reader.skipBlanks()
    return reader.rest.isEmpty ? found : unknown
  }

  private static let unknown = Expression(.other([]), at: 0)

  private init(rest: Substring) { self.rest = rest }

  private mutating func operation() -> Expression {
    var line = OperandSequence()
    line.parts.append(.operand(operand(), start: 0))
    while let (name, precedence) = takeOperator() {
      line.parts.append(.operator(name, precedence))
      line.parts.append(.operand(operand(), start: 0))
    }
    return line.folded(at: 0)
  }

  private mutating func takeOperator() -> (String, Precedence)? {
    skipBlanks()
    for length in [2, 1] {
      let name = String(rest.prefix(length))
      guard let precedence = Precedence.ofObjectiveC(name) else { continue }
      rest = rest.dropFirst(length)
      return (name, precedence)
    }
    return nil
  }

  private mutating func operand() -> Expression {
    skipBlanks()
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest, let first = rest.first else { return Self.unknown }
    switch first {
    case "!":
      rest = rest.dropFirst()
      return Expression(.operation([operand()], ["!"]), at: 0)
    case "(":
      rest = rest.dropFirst()
      let inner = operation()
      skipBlanks()
      if rest.first == ")" { rest = rest.dropFirst() }
      return inner
    default: return check()
    }
  }

  /// Reads a name, a number, or a check with an argument.
  private mutating func check() -> Expression {
    let name = takeWord()
    switch name {
    case "": return Self.unknown
    case "true", "1": return Expression(.literal("true"), at: 0)
    case "false", "0": return Expression(.literal("false"), at: 0)
    case "defined":
      skipBlanks()
      let argument = rest.first == "(" ? takeArgument().dropFirst().dropLast() : takeWord()[...]
      return Expression(.name(String(argument)), at: 0)
    default:
      if name.first?.isNumber == true { return Expression(.literal(name), at: 0) }
      return Expression(.name(name + takeArgument()), at: 0)
    }
  }

  private mutating func takeWord() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest[word.endIndex...]
    return String(word)
  }

  /// Reads an argument with its parentheses, without blanks. Returns an empty text if none is next.
  private mutating func takeArgument() -> String {
    guard rest.first == "(" else { return "" }
    var depth = 0
    let end = rest.indices.first { index in
      if rest[index] == "(" { depth += 1 }
      if rest[index] == ")" { depth -= 1 }
      return depth == 0
    }
    let argument = end.map { rest[...$0] } ?? rest
    rest = rest[argument.endIndex...]
    return argument.filter { !$0.isWhitespace }
  }

  /// Skips blanks, and a comment up to the end of the line.
  private mutating func skipBlanks() {
    rest = rest.drop { $0.isWhitespace }
    if rest.hasPrefix("//") || rest.hasPrefix("/*") { rest = "" }
  }
}
