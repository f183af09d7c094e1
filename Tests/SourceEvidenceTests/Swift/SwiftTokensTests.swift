import Testing

@testable import SourceEvidence

/// The tokens of Swift code with their bytes.
@Suite struct SwiftTokensTests {
  private func tokens(_ text: String) -> SwiftTokens { SwiftTokens(Array(text.utf8)) }

  private func texts(_ tokens: SwiftTokens) -> [String] {
    tokens.all.map { String(decoding: tokens.bytes[$0.range], as: UTF8.self) }
  }

  @Test func everyTokenHasItsBytes() {
    let all = tokens("let ä = \"x\\(y(1))\" // a { comment\n  f([1.5])\n")
    #expect(texts(all) == ["let", "ä", "=", "\"x\\(y(1))\"", "f", "(", "[", "1.5", "]", ")"])
    #expect(
      all.all.map(\.startsLine) == [true] + Array(repeating: false, count: 3)
        + [true] + Array(repeating: false, count: 5))
  }

  @Test func kindsAreToldApart() {
    let all = tokens("@a func b \"c\" + 1 + /d/\n")
    #expect(
      all.all.map(\.kind) == [
        .sign(UInt8(ascii: "@")), .word, .word, .word, .string, .other, .other, .other, .other,
      ])
  }

  @Test(arguments: [
    ("#if os(iOS) && !DEBUG", "#if os(iOS) && !DEBUG"),
    ("#elseif swift(>=5.9) // new", "#elseif swift(>=5.9)"), ("#else", "#else"),
    ("#endif", "#endif"),
  ])
  func aDirectiveHasItsCondition(_ line: String, _ expected: String) {
    let all = tokens("a\n\(line)\nb\n")
    #expect(texts(all) == ["a", expected, "b"])
    #expect(all.all.map(\.kind) == [.word, .directive, .word])
  }

  @Test func bracketsHaveTheirOthers() {
    let all = tokens("a(b[0], { c })")
    let partners = all.partners.map { [$0, $1].sorted() }.sorted { $0[0] < $1[0] }
    #expect(partners == [[1, 10], [1, 10], [3, 5], [3, 5], [7, 9], [7, 9]])
    #expect(all.isBalanced)
  }

  @Test(arguments: ["a(b", "a)", "(]", "{ \"}\"", "#if A\nf {\n#else\ng {\n#endif\n}\n"])
  func aBracketCanLackItsOther(_ text: String) {
    #expect(!tokens(text).isBalanced)
  }

  @Test(arguments: ["", "\n\n", "// {\n", "/* ( */"]) func codeCanHaveNoTokens(_ text: String) {
    #expect(tokens(text).all.isEmpty && tokens(text).isBalanced)
  }

  @Test func carriageReturnsEndLines() {
    #expect(tokens("a\r\nb\r\n").all.map(\.startsLine) == [true, true])
  }
}
