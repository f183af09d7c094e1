import TestSupport
import Testing

/// What fuzzing found is read again, and must do no harm.
@Suite(.timeLimit(.minutes(60))) struct SourceCaseTests {
  @Test(arguments: ["objective-c", "swift"])
  func isRead(reader: String) {
    let cases = FuzzingCase.all(of: reader)
    #expect(!cases.isEmpty)
    for found in cases {
      let seconds = ProcessorTime.seconds {
        reader == "swift" ? SwiftFuzzing.read(found.bytes) : ObjectiveCFuzzing.read(found.bytes)
      }
      #expect(seconds < ProcessorTime.patience, "\(found)")
    }
  }
}
