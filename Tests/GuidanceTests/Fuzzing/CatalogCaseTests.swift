import TestSupport
import Testing

/// Reads the inputs that fuzzing found: none may crash or hang.
@Suite(.guardsAgainstHanging) struct CatalogCaseTests {
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
