import TestSupport
import Testing

/// Reads the inputs that fuzzing found: none may crash or hang.
@Suite(.guardsAgainstHanging) struct SourceCaseTests {
  @Test(arguments: ["objective-c", "swift"])
  func isRead(reader: String) {
    let cases = FuzzingCase.all(of: reader)
    #expect(!cases.isEmpty)
    for found in cases {
      reader == "swift" ? SwiftFuzzing.read(found.bytes) : ObjectiveCFuzzing.read(found.bytes)
    }
  }
}
