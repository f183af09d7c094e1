import Testing

@testable import SourceEvidence

/// The results of functions that return in several places.
struct ResultTests {
  @Test(arguments: [
    ("if isOn { return \"A\" }; return load()", "A?"),
    ("if isOn { return load() }; return \"A\"", "A?"),
    ("guard isOn else { return load() }; return \"A\"", "A?"),
    ("if isOn { if isPro { return \"A\" }; return load() } else { return load() }", "A?"),
    ("if isOn { return load() }; if isPro { return \"A\" }; return load()", "A?"),
    ("if isOn { return load() }; if isPro { return \"A\" }; return \"B\"", "unknown"),
    ("if isOn { return \"A\" }; return \"A\"", "A"),
    ("if isOn { return 1 }; return load()", "unknown"),
    ("if isOn { return load() }; return true", "unknown"),
    ("if isOn { return .home }; return load()", "unknown"),
    ("if isOn { return load() }; return .home", "unknown"),
    ("if isOn { return .home }; return .home", ".home"),
    ("return isOn ? .home : load()", "unknown"),
    ("return isOn ? load() : 1", "unknown"),
    ("return isOn ? \"A\" : load()", "A?"),
    ("if isOn { return load() }; return Store()", "Store"),
    ("if isOn { return load() }; return [1]", "[1]"),
    ("if isOn { return [1] }; return load()", "[1]"),
  ])
  func `an unknown value beside a known one`(body: String, result: String) {
    #expect(evaluated(body: body, with: "class Store {}") == result)
  }

  /// A condition that is true in one case, and unknown in another one.
  @Test func `a flag that may be another one decides nothing`() {
    let code = "enum Flags { static var isOn: Bool { if isPro { return load() }; return true } }"
    #expect(evaluated("Flags.isOn ? \"A\" : \"B\"", with: code) == "unknown")
  }
}
