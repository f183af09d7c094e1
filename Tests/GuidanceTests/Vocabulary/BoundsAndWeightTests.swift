import Guidance
import Testing

@Suite("Bounds and weights")
struct BoundsAndWeightTests {
  @Test(
    "Bounds are a number, or what is at least and at most",
    arguments: [
      ("3", 3...3), ("-1", -1...(-1)), (#"{"atLeast": 2}"#, 2...Int.max),
      (#"{"atMost": -1}"#, Int.min...(-1)), (#"{"atLeast": 0, "atMost": 2}"#, 0...2),
    ])
  func bounds(_ json: String, _ range: ClosedRange<Int>) throws {
    #expect(try decode(Bounds.self, json).range == range)
  }

  @Test(
    "A weight is one number, or one for each edition",
    arguments: [
      ("3", 3, 3), ("-2", -2, -2), (#"{"current": 2, "2019": 0}"#, 2, 0),
      (#"{"2019": -1, "current": 1}"#, 1, -1),
    ])
  func weights(_ json: String, _ current: Int, _ year2019: Int) throws {
    let weight = try decode(Weight.self, json)
    #expect(weight(in: .current) == current)
    #expect(weight(in: .year2019) == year2019)
  }

  @Test(
    "A weight that leaves out an edition, or names another, is refused",
    arguments: [
      #"{"current": 2}"#, #"{"2019": 2}"#, #"{"current": 2, "2019": 0, "2020": 1}"#, #""2""#,
    ])
  func wrongWeights(_ json: String) {
    #expect(throws: CatalogErrors.self) { try decode(Weight.self, json) }
  }

  @Test("Severities and efforts have an order")
  func order() {
    #expect(Severity.allCases.sorted() == [.consider, .recommended, .required])
    #expect(Effort.allCases.sorted() == [.small, .medium, .large])
    #expect(Severity.required > .recommended)
    #expect(Effort.medium < .large)
  }

  @Test(
    "A message names facts in braces",
    arguments: [
      ("No braces", [], "No braces"),
      ("{a}", ["a"], "A"),
      ("The {a} of {b}.", ["a", "b"], "The A of B."),
      ("{a}{a}", ["a", "a"], "AA"),
      ("An open { brace", [], "An open { brace"),
      ("A {unknown} one", ["unknown"], "A {unknown} one"),
      ("}{a}{", ["a"], "}A{"),
    ])
  func templates(_ text: String, _ names: [String], _ filled: String) {
    let template = MessageTemplate(text)
    #expect(template.placeholders == names)
    #expect(template.filled { ["a": "A", "b": "B"][$0] } == filled)
  }
}
