import Foundation
import TestSupport
import Testing
import XcodeProject

/// Every real project file, table and property list, damaged in many ways. It takes minutes, so it
/// runs only where `MACWARD_STRESS` says how often to damage each.
@Suite(.enabled(if: Mutator.rounds != nil, "MACWARD_STRESS asks for stress tests"))
struct ProjectStressTests {
  private static let readers: [(ending: String, read: @Sendable ([UInt8]) -> Void)] = [
    (".xcodeproj/project.pbxproj", ProjectFuzzing.read), (".plist", PropertyListFuzzing.read),
    (".strings", StringsFuzzing.read), (".xcstrings", StringCatalogFuzzing.read),
  ]

  @Test func damagedFilesDoNoHarm() throws {
    for (ending, read) in Self.readers {
      let files = Corpus.files(endingIn: ending)
      for file in files {
        let bytes = [UInt8](try Data(contentsOf: file))
        var mutator = Mutator(seed: String(file.path.suffix(80)))
        for _ in 0..<(Mutator.rounds ?? 0) {
          read(mutator.truncated(bytes))
          read(mutator.mutated(bytes))
        }
      }
      print("\(files.count) files ending in \(ending)")
    }
    #expect(!Corpus.files(endingIn: ".xcodeproj/project.pbxproj").isEmpty)
  }

  @Test func damagedProjectFilesAreProblemsWithAPlace() throws {
    for file in Corpus.files(endingIn: ".xcodeproj/project.pbxproj") {
      let bytes = [UInt8](try Data(contentsOf: file))
      var mutator = Mutator(seed: "truncated " + file.path.suffix(80))
      for _ in 0..<(Mutator.rounds ?? 0) {
        let damaged = mutator.truncated(bytes)
        do throws(ProjectError) {
          _ = try ProjectFile(Data(damaged), file: "a.xcodeproj/project.pbxproj")
          // Only the newline at its end can be missing without harm.
          #expect(damaged.count >= bytes.count - 2, "\(file.path)")
        } catch {
          #expect(error.line >= 1 && !error.message.isEmpty)
        }
      }
    }
  }
}
