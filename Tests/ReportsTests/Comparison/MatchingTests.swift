import Testing

@testable import Reports

/// What two lists have in common.
@Suite struct MatchingTests {
  @Test(arguments: [
    ("abc", "abc", "", "", "abc"), ("abc", "cb", "a", "", "cb"), ("", "ab", "", "ab", ""),
    ("ab", "", "ab", "", ""), ("aab", "a", "ab", "", "a"), ("ab", "aca", "b", "ca", "a"),
    ("", "", "", "", ""),
  ])
  func elementsAreMatched(old: String, new: String, gone: String, added: String, both: String) {
    let matching = Matching(Array(old), Array(new), by: \.self)
    #expect(String(matching.gone) == gone)
    #expect(String(matching.added) == added)
    #expect(String(matching.both.map(\.new)) == both)
  }

  @Test func whatHasOneKeyIsMatchedInOrder() {
    let matching = Matching(["a1", "a2", "a3"], ["a4", "a5"], by: \.first)
    #expect(matching.both.map(\.old) == ["a1", "a2"])
    #expect(matching.both.map(\.new) == ["a4", "a5"])
    #expect(matching.gone == ["a3"])
  }
}
