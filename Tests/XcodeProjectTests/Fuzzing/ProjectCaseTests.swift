import TestSupport
import Testing

/// Reads the inputs that fuzzing found: none may crash or hang.
@Suite(.guardsAgainstHanging) struct ProjectCaseTests {
  private static let readers: [(name: String, read: @Sendable ([UInt8]) -> Void)] = [
    ("project", ProjectFuzzing.read), ("property-list", PropertyListFuzzing.read),
    ("strings", StringsFuzzing.read), ("string-catalog", StringCatalogFuzzing.read),
  ]

  @Test(arguments: readers.map(\.name))
  func isRead(reader: String) throws {
    let read = try #require(Self.readers.first { $0.name == reader }).read
    let cases = FuzzingCase.all(of: reader)
    #expect(!cases.isEmpty)
    for found in cases {
      read(found.bytes)
    }
  }
}
