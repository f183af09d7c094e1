import Guidance
import Testing

@testable import Reports

@Suite struct BudgetTests {
  private func open(_ required: Int, _ recommended: Int, _ consider: Int) -> OpenFindings {
    var open = OpenFindings()
    (open.required, open.recommended, open.consider) = (required, recommended, consider)
    return open
  }

  @Test(arguments: [
    ("required=0", "3 required (0 allowed)"), ("required=3", nil), ("consider=9", nil),
    ("recommended=4,required=2", "3 required (2 allowed), 5 recommended (4 allowed)"),
    ("consider=0", "1 to consider (0 allowed)"),
  ])
  func saysWhatExceedsIt(text: String, excess: String?) throws {
    #expect(try #require(Budget(text)).excess(of: open(3, 5, 1)) == excess)
  }

  @Test(arguments: [
    "", "required", "required=", "required=-1", "required=1.5", "wrong=1", "required=0,",
    "required=0,required=1", "required=0 , consider=1", "required=99999999999999999999",
  ])
  func anythingElseIsNoBudget(text: String) { #expect(Budget(text) == nil) }
}
