import Guidance
import Testing

/// Bounds and weights.
@Suite struct BoundsAndWeightTests {
  @Test(arguments: [
    ("3", 3...3), ("-1", -1...(-1)), (#"{"atLeast": 2}"#, 2...Int.max),
    (#"{"atMost": -1}"#, Int.min...(-1)), (#"{"atLeast": 0, "atMost": 2}"#, 0...2),
  ])
  func boundsAreANumberOrWhatIsAtLeastAndAtMost(_ json: String, _ range: ClosedRange<Int>) throws {
    #expect(try decode(Bounds.self, json).range == range)
  }

  @Test(arguments: [
    ("3", 3, 3), ("-2", -2, -2), (#"{"current": 2, "2019": 0}"#, 2, 0),
    (#"{"2019": -1, "current": 1}"#, 1, -1),
  ])
  func aWeightIsOneNumberOrOneForEachEdition(_ json: String, _ current: Int, _ year2019: Int) throws
  {
    let weight = try decode(Weight.self, json)
    #expect(weight(in: .current) == current)
    #expect(weight(in: .year2019) == year2019)
  }

  @Test(arguments: [
    #"{"current": 2}"#, #"{"2019": 2}"#, #"{"current": 2, "2019": 0, "2020": 1}"#, #""2""#,
  ])
  func aWeightThatLeavesOutAnEditionOrNamesAnotherIsRefused(_ json: String) {
    #expect(throws: CatalogErrors.self) { try decode(Weight.self, json) }
  }

  @Test func severitiesAndEffortsHaveAnOrder() {
    #expect(Severity.allCases.sorted() == [.consider, .recommended, .required])
    #expect(Effort.allCases.sorted() == [.small, .medium, .large])
    #expect(Severity.required > .recommended)
    #expect(Effort.medium < .large)
  }

  @Test(arguments: [
    ("No braces", [], "No braces"),
    ("{a}", ["a"], "A"),
    ("The {a} of {b}.", ["a", "b"], "The A of B."),
    ("{a}{a}", ["a", "a"], "AA"),
    ("An open { brace", [], "An open { brace"),
    ("A {unknown} one", ["unknown"], "A {unknown} one"),
    ("}{a}{", ["a"], "}A{"),
  ])
  func aMessageNamesFactsInBraces(_ text: String, _ names: [String], _ filled: String) {
    let template = MessageTemplate(text)
    #expect(template.placeholders == names)
    #expect(template.filled { ["a": "A", "b": "B"][$0] } == filled)
  }

  @Test(arguments: [
    ("“{a}” pushes “{b}”.", "A pushes “B”."), ("“{a}”", "A"), ("“{a}{b}”", "“AB”"), ("{a}", "A"),
    ("“The {a}”", "“The A”"), ("“{b}{a}”", "“BA”"),
  ])
  func namesOfCodeLoseQuotationMarks(_ text: String, _ filled: String) {
    let template = MessageTemplate(text)
    #expect(template.filled(unquoting: ["A"]) { ["a": "A", "b": "B"][$0] } == filled)
  }
}
