import TestSupport
import Testing

/// Reads the inputs that fuzzing starts from or found: none may crash or hang.
@Suite(.guardsAgainstHanging) struct RunningCaseTests {
  @Test func areRead() {
    let cases = FuzzingCase.all(of: "running")
    #expect(!cases.isEmpty)
    for found in cases { RunningFuzzing.read(found.bytes) }
  }
}
