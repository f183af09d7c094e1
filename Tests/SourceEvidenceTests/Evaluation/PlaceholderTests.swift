import Testing

@testable import SourceEvidence

struct PlaceholderTests {
  @Test(arguments: [
    ("Hello %@!", "%@"), ("%1$@ of %2$@", "%1$@"), ("%d", "%d"), ("a %lu b", "%lu"),
    ("%lld", "%lld"), ("100 %%", "%%"), ("5 % of %d", "%d"), ("%1 %u", "%u"), ("%llld %%", "%%"),
  ])
  func `finds the first placeholder`(_ text: String, _ expected: String) {
    let text = text[...]
    #expect(Placeholder.first(in: text).map { String(text[$0]) } == expected)
  }

  @Test(arguments: ["", "100 %", "%s", "%1$", "%l", "% d"])
  func `passes over other percent signs`(_ text: String) {
    #expect(Placeholder.first(in: text[...]) == nil)
  }
}
