import Foundation
import TestSupport
import Testing

@testable import SourceEvidence

/// The same code gives the same evidence, whatever the order of its files and the names of its types.
@Suite struct ShuffleTests {
  @Test(arguments: ShuffledApps.all.keys.sorted(), UInt64(1)...6)
  func theEvidenceOfAnAppIsStable(_ name: String, _ seed: UInt64) throws {
    let app = ShuffledApp(files: ShuffledApps.all[name] ?? [:])
    let plain = try app.plainLines()
    #expect(!plain.isEmpty)
    let shuffled = try app.shuffledLines(seed: seed)
    #expect(Self.difference(plain, shuffled) == [])
  }

  /// With `MACWARD_CORPUS`, the same for real projects.
  @Test(.needsCorpus, arguments: Corpus.projects)
  func theEvidenceOfARealProjectIsStable(_ project: URL) throws {
    let app = ShuffledApp(files: try Self.files(of: project))
    let plain = try app.plainLines()
    let shuffled = try app.shuffledLines(seed: 1)
    let difference = Self.difference(plain, shuffled)
    #expect(difference.isEmpty, "\(difference.prefix(20).joined(separator: "\n"))")
  }

  private static func files(of project: URL) throws -> [String: String] {
    let paths = FileManager.default.subpaths(atPath: project.path) ?? []
    let sources = paths.filter { path in
      [".swift", ".m", ".h"].contains { path.hasSuffix($0) }
    }
    return try sources.reduce(into: [:]) { files, path in
      let data = try Data(contentsOf: project.appending(path: path))
      files[path] = String(decoding: data, as: UTF8.self)
    }
  }

  /// The lines that are only in one of two lists, with a mark.
  private static func difference(_ plain: [String], _ shuffled: [String]) -> [String] {
    let (one, other) = (Set(plain), Set(shuffled))
    return (one.subtracting(other).map { "- " + $0 } + other.subtracting(one).map { "+ " + $0 })
      .sorted { $0.dropFirst(2) < $1.dropFirst(2) }
  }
}
