import Foundation
import SourceEvidence
import TestSupport
import Testing

/// What fuzzing found is read again, and must do no harm.
@Suite(.timeLimit(.minutes(1))) struct SourceCaseTests {
  @Test(arguments: ["objective-c", "swift"])
  func isRead(reader: String) {
    let files = FuzzingCase.all(of: reader).map {
      SourceFile(path: $0.file.path, name: $0.file.lastPathComponent)
    }
    let evidence = SourceReader(threads: 2).read(files)
    #expect(!files.isEmpty)
    #expect(evidence.fileCount == files.count)
  }
}
