import FileReading
import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Every real document, damaged in many ways. It takes minutes, so it runs only where
/// `MACWARD_STRESS` says how often to damage each.
@Suite(.enabled(if: Mutator.rounds != nil, "MACWARD_STRESS asks for stress tests"))
struct StoryboardStressTests {
  @Test func damagedDocumentsAreReadOrReported() throws {
    let files = Corpus.files(endingIn: ".storyboard", ".xib")
    try #require(!files.isEmpty, "MACWARD_CORPUS names no folder of real projects")
    let reader = DocumentReader()
    var counts = (unreadable: 0, read: 0)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: file))
      var mutator = Mutator(seed: file.lastPathComponent)
      for _ in 0..<(Mutator.rounds ?? 0) {
        for damaged in [mutator.truncated(bytes), mutator.mutated(bytes)] {
          guard case .unreadable(let problem) = reader.read(damaged, as: "a.storyboard") else {
            StoryboardFuzzing.read(damaged)
            counts.read += 1
            continue
          }
          counts.unreadable += 1
          #expect(!problem.message.isEmpty && problem.location.line >= 1, "\(file.path)")
        }
      }
    }
    print("\(files.count) documents: \(counts.unreadable) unreadable, \(counts.read) read")
    #expect(counts.unreadable > counts.read)
  }
}
