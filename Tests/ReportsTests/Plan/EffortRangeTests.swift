import Guidance
import MigrationStrategy
import Testing

@testable import Reports

@Suite struct EffortRangeTests {
  @Test(arguments: [
    (0.25, 1.0, "½ to 1 day"), (0.25, 0.3, "½ day"), (2, 5, "2 to 5 days"),
    (2.3, 5.6, "2½ to 6 days"), (9.6, 12.2, "10 to 13 days"), (3, 3, "3 days"),
  ])
  func aRangeHasWords(from: Double, to: Double, words: String) {
    #expect(EffortRange(from: from, to: to).words == words)
  }

  @Test func aFurtherPlaceAddsATenth() throws {
    let plan = try Catalog.builtIn().plan
    #expect(EffortRange(.small, places: 1, plan) == EffortRange(from: 0.25, to: 1))
    let twenty = EffortRange(.small, places: 20, plan)
    #expect(abs(twenty.from - 0.725) < 0.001 && abs(twenty.to - 2.9) < 0.001)
  }

  @Test func noRangesHaveNoSum() {
    #expect(EffortRange.sum([]) == nil)
    let sum = EffortRange.sum([EffortRange(from: 1, to: 2), EffortRange(from: 2, to: 5)])
    #expect(sum == EffortRange(from: 3, to: 7))
  }
}
