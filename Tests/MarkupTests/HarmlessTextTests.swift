import Testing

@testable import Markup

@Suite struct HarmlessTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\u{1B}[31mb", "a\\u{1b}[31mb"), ("a\nb\tc", "a b c"),
    ("\u{202E}x", "\\u{202e}x"), ("a\u{2028}b", "a\\u{2028}b"),
  ])
  func controlCharactersAreSpelledOut(text: String, expected: String) {
    #expect(harmless(text) == expected)
  }
}
