import Testing

@testable import Scaffold

@Suite struct SystemVersionTests {
  @Test(arguments: [("14", "16"), ("16.0", "16.4"), ("9.3.1", "10"), ("16.4", "16.10")])
  func versionsAreOrdered(_ low: String, _ high: String) throws {
    let (a, b) = (try #require(SystemVersion(low)), try #require(SystemVersion(high)))
    #expect(a < b && !(b < a) && a != b)
  }

  @Test func zerosAtTheEndMeanNothing() {
    #expect(SystemVersion("16") == SystemVersion("16.0.0"))
  }

  @Test(arguments: ["", "new", "."]) func otherTextsAreNone(_ text: String) {
    #expect(SystemVersion(text) == nil)
  }
}
