import Testing

@testable import SourceEvidence

struct TextFormatTests {
  @Test(
    arguments: [
      ("Hello %@!", ["Kim"], "Hello Kim!"), ("%1$@ of %2$@", ["A", "B"], "A of B"),
      ("%2$@ of %1$@", ["A", "B"], "B of A"), ("%d", ["5"], "5"), ("a %lu b", ["5"], "a 5 b"),
      ("%lld", ["5"], "5"), ("100 %%", [], "100 %"), ("5 % of %d", ["9"], "5 % of 9"),
      ("%i%% of it", ["30"], "30% of it"), ("%@", [nil], nil), ("%@ and %@", ["A"], nil),
      ("%02d", ["5"], nil), ("", [], ""),
    ] as [(String, [String?], String?)])
  func `fills in what is known`(_ text: String, _ arguments: [String?], _ expected: String?) {
    #expect(TextFormat(text).filled(with: arguments) == expected)
  }

  @Test(arguments: [
    ("%@", true), ("%i", true), ("%1$lu", true), ("%.1f", true), ("100 %", false),
    ("50% of it", false), ("%1$", false), ("100 %%", false), ("%%d", false),
    ("", false),
  ])
  func `finds placeholders`(_ text: String, _ expected: Bool) {
    #expect(TextFormat(text).hasPlaceholder == expected)
  }
}
