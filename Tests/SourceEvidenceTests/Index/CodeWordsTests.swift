import Testing

@testable import SourceEvidence

/// The words that the lexers find in a file.
@Suite struct CodeWordsTests {
  @Test(arguments: [
    ("let a = b", ["let", "a", "b"]),
    (#"a.`b`(c)"#, ["a", "b", "c"]),
    (##"f("one", #"t"wo"#, 1_000, 0xFF)"##, ["f", "“one”", "“t\"wo”"]),
    (#"g("a \(b("c")) d", "")"#, ["g", "b", "“c”", "“”"]),
    ("\"\"\"\nx \"y\"\n\"\"\"", ["“\nx \"y\"\n”"]),
    ("/* a /* b */ c */ d // e", ["d"]),
    ("#if os(iOS) && A\n#endif", ["if", "os", "iOS", "A", "endif"]),
    ("x.firstMatch(of: /a\"b/)", ["x", "firstMatch", "of"]),
    ("a / b / c", ["a", "b", "c"]),
    ("\"never closed\nnext", ["“never closed”", "next"]),
  ])
  func swift(code: String, found: [String]) {
    #expect(words(in: code, SwiftFileReader.self) == found)
  }

  @Test(arguments: [
    ("[self show:@\"a\" at:'b'];", ["self", "show", "“a”", "at"]),
    ("#define NAME @\"maps\"", ["define", "NAME", "“maps”"]),
    ("#import <A/B.h> // c", ["import", "A", "B", "h"]),
    ("/* a /* b */ c", ["c"]),
    ("f(10f, 0x1F, \"a\\\"b\");", ["f", "“a\\\"b”"]),
  ])
  func objectiveC(code: String, found: [String]) {
    #expect(words(in: code, ObjectiveCFileReader.self) == found)
  }

  @Test func wordsOfAPartBeginInIt() {
    let words = codeWords(of: "one two(three) four")
    #expect(words.indexes(in: 4..<14) == 1..<3)
    #expect(words.indexes(in: 18..<18).isEmpty)
  }

  private func words(in code: String, _ parser: any CodeParser.Type) -> [String] {
    let words = codeWords(of: code, parser)
    return words.all.indices.map { words.all[$0].isText ? "“\(words.text($0))”" : words.text($0) }
  }
}

/// What is around a word.
@Suite struct WordContextTests {
  @Test(arguments: [
    ("tab.§map", "isMember"), ("tab.`§map`", "isMember"), ("tab\n  .§map", "isMember"),
    ("§map(1)", "isCalled isDeclaredOrMade"), ("f(§map: 1)", "isCalled isLabel"),
    ("class §Map", "isDeclaredOrMade"),
    ("x as? §Map", "isDeclaredOrMade"), ("x is §Map", "isDeclaredOrMade"),
    ("§Map(1)", "isCalled isDeclaredOrMade"), ("§Map(coder: c)", "isCalled"),
    ("§map = 1", "isAssigned isChanged"), ("§map == 1", ""), ("§map += 1", "isChanged"),
    ("f(&§map)", "isChanged"), ("§map.toggle()", "isChanged"), ("§map.add()", ""),
    ("#§if A", "isDirective"), ("x == \"§map\"", "isCompared"), ("\"§map\" != x", "isCompared"),
    ("case \"§map\":", "isCompared"), ("[\"§map\": 1]", "isKey"), ("[1, \"§map\"]", ""),
  ])
  func swift(code: String, found: String) {
    #expect(properties(of: code, SwiftFileReader.self) == found)
  }

  @Test(arguments: [
    ("[a isEqual:@\"§map\"]", "isCompared"), ("[@\"§map\" isEqualToString:a]", "isCompared"),
    ("@{ @\"§map\" : a }", "isKey"), ("[router §push:a]", "isCalled isLabel"),
  ])
  func objectiveC(code: String, found: String) {
    #expect(properties(of: code, ObjectiveCFileReader.self) == found)
  }

  @Test(arguments: [
    ("let name = \"§map\"", "name"), ("static let name: String = \"§map\"", "name"),
    ("case one = \"§map\"", "one"), ("let name = #\"§map\"#", "name"), ("f(\"§map\")", nil),
    ("if name == \"§map\"", nil), ("name = \"§map\"", nil),
  ])
  func constantOfAText(code: String, name: String?) {
    #expect(word(in: code, SwiftFileReader.self).constant == name)
  }

  /// Returns the properties of the word after the mark, which is none for texts or for names.
  private func properties(of code: String, _ parser: any CodeParser.Type) -> String {
    let word = word(in: code, parser)
    let isText = word.words.all[word.index].isText
    let ofNames = [
      ("isMember", word.isMember), ("isCalled", word.isCalled), ("isLabel", word.isLabel),
      ("isDeclaredOrMade", word.isDeclaredOrMade), ("isAssigned", word.isAssigned),
      ("isChanged", word.isChanged), ("isDirective", word.isDirective),
    ]
    let ofTexts = [("isCompared", word.isCompared), ("isKey", word.isKey)]
    return (isText ? ofTexts : ofNames).filter(\.1).map(\.0).joined(separator: " ")
  }

  private func word(in code: String, _ parser: any CodeParser.Type) -> WordContext {
    let offset = code.utf8.distance(
      from: code.startIndex, to: code.firstIndex(of: "§") ?? code.endIndex)
    let words = codeWords(of: code.replacing("§", with: ""), parser)
    return words[words.all.firstIndex { $0.range.lowerBound == offset } ?? 0]
  }
}

/// The limits of code that is parsed.
@Suite struct NestingCheckTests {
  @Test(arguments: [
    ("[", 14, true), ("[", 15, false), ("[(", 60, true), ("(", 121, false), ("A<", 121, false),
    ("-> A ", 1_000, true), ("-> A ", 1_001, false), ("-> A, ", 1_001, true),
    ("try ", 20_000, true), ("try ", 20_001, false), ("?", 2_001, true), ("?", 2_002, false),
    ("\"[[[[[[[[[[[[[[[[\" ", 3, true), ("// [[[[[[[[[[[[[[[[\n", 3, true),
  ])
  func limits(part: String, count: Int, isRead: Bool) {
    let code = "let a: " + String(repeating: part, count: count)
    #expect((codeWords(of: code).tooDeep == nil) == isRead)
  }
}

/// The words of some code. They refer to its bytes, which stay in memory.
func codeWords(of code: String, _ parser: any CodeParser.Type = SwiftFileReader.self) -> CodeWords {
  let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: code.utf8.count, alignment: 1)
  bytes.copyBytes(from: code.utf8)
  return parser.words(in: UnsafeRawBufferPointer(bytes))
}
