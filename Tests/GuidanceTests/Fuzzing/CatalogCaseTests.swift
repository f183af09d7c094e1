import TestSupport
import Testing

/// What fuzzing found is read again, and must do no harm.
@Suite(.timeLimit(.minutes(60))) struct CatalogCaseTests {
  @Test(arguments: ["rule", "configuration"])
  func isRead(reader: String) {
    let cases = FuzzingCase.all(of: reader)
    #expect(!cases.isEmpty)
    for found in cases {
      let seconds = ProcessorTime.seconds {
        if reader == "rule" { RuleFuzzing.read(found.bytes) }
        ConfigurationFuzzing.read(found.bytes)
      }
      #expect(seconds < ProcessorTime.patience, "\(found)")
    }
  }
}
