/// Reads an Objective-C file into code: the declarations, statements and expressions that this tool
/// looks at. Whatever it does not know it passes over.
struct ObjectiveCFileReader {
  /// How deep expressions and statements may be nested before what is inside is passed over.
  static let deepest = 100

  var file: CodeFile
  let tokens: [ObjectiveCToken]
  var index = 0
  var depth = 0

  /// Reads a file.
  static func read(_ bytes: UnsafeRawBufferPointer, name: String) -> CodeFile {
    let (tokens, regions) = ObjectiveCTokenizer.read(bytes)
    var reader = ObjectiveCFileReader(file: CodeFile(name: name, bytes: bytes), tokens: tokens)
    reader.file.regions = regions
    reader.file.isObjectiveC = true
    while reader.index < tokens.count { reader.topLevel() }
    reader.file.arrangeConditions()
    return reader.file
  }

  /// The text of the word that comes next; empty at the end.
  var next: String { text(0) }

  /// The text of a word further on, or behind.
  func text(_ ahead: Int) -> String {
    tokens.indices.contains(index + ahead) ? tokens[index + ahead].text : ""
  }

  /// Whether a word further on is a name.
  func isWord(_ ahead: Int = 0) -> Bool {
    tokens.indices.contains(index + ahead) && tokens[index + ahead].kind == .word
  }

  /// Whether a sign comes next: a string of the same text does not count.
  func isSign(_ text: String, _ ahead: Int = 0) -> Bool {
    tokens.indices.contains(index + ahead) && tokens[index + ahead].kind == .sign
      && tokens[index + ahead].text == text
  }

  /// Where the next word stands, in bytes.
  var offset: Int {
    index < tokens.count ? tokens[index].offset : (tokens.last?.offset ?? 0)
  }

  /// Takes a sign, if it comes next.
  mutating func take(_ sign: String) -> Bool {
    guard isSign(sign) else { return false }
    index += 1
    return true
  }

  /// Takes a name, if one comes next.
  mutating func takeWord() -> String? {
    guard isWord() else { return nil }
    index += 1
    return tokens[index - 1].text
  }

  /// Passes over what stands between brackets, if they come next.
  mutating func skipBrackets() {
    var depth = 0
    repeat {
      if isSign("(") || isSign("[") || isSign("{") { depth += 1 }
      if isSign(")") || isSign("]") || isSign("}") { depth -= 1 }
      index += 1
    } while depth > 0 && index < tokens.count
  }

  /// Passes over all up to a sign outside of brackets, and the sign.
  mutating func skip(past sign: String) {
    while index < tokens.count, !isSign(sign) {
      if isSign("}") { return }
      if isSign("(") || isSign("[") || isSign("{") { skipBrackets() } else { index += 1 }
    }
    index += 1
  }

  /// Goes one level deeper, or passes over what is inside.
  mutating func deeper<Result>(
    _ fallback: Result, _ body: (inout ObjectiveCFileReader) -> Result
  ) -> Result {
    guard depth < Self.deepest else {
      file.passOver()
      skipBrackets()
      return fallback
    }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}
