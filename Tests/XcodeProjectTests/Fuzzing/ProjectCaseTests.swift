import TestSupport
import Testing

/// What fuzzing found is read again, and must do no harm.
@Suite(.timeLimit(.minutes(60))) struct ProjectCaseTests {
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
      let seconds = ProcessorTime.seconds { read(found.bytes) }
      #expect(seconds < ProcessorTime.patience, "\(found)")
    }
  }
}
