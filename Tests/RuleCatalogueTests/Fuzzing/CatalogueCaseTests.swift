import TestSupport
import Testing

/// What fuzzing found is read again, and must do no harm.
@Suite(.timeLimit(.minutes(1))) struct CatalogueCaseTests {
  @Test(arguments: ["rule", "configuration"])
  func isRead(reader: String) {
    let cases = FuzzingCase.all(of: reader)
    #expect(!cases.isEmpty)
    for found in cases {
      if reader == "rule" { RuleFuzzing.read(found.bytes) }
      ConfigurationFuzzing.read(found.bytes)
    }
  }
}
