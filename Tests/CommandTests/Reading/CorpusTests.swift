import Foundation
import TestSupport
import Testing

@Suite(.needsCorpus) struct CorpusTests {
  @Test func everyFileIsReadOrReported() async throws {
    let corpus = try #require(Corpus.folder)
    let run = try await Macward.start("report", corpus.path, "--format", "json")
    #expect(run.status == 0 || run.status == 2)
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let statistics = try #require(report["statistics"] as? [String: Any])
    let projects = try #require(report["projects"] as? [[String: Any]])
    let counted = ["storyboards", "xibs", "launchScreens"].compactMap { statistics[$0] as? Int }
    let others = (statistics["otherPlatforms"] as? [String: Int] ?? [:]).values
    let unread = projects.flatMap { $0["problems"] as? [[String: Any]] ?? [] }
      .compactMap { $0["message"] as? String }
      .filter { $0.contains("not a document of") || $0.contains("empty") || $0.contains("archive") }
    #expect((counted + others).reduce(0, +) + unread.count == Self.documents.count)
  }

  @Test func noSegueIsLost() async throws {
    let corpus = try #require(Corpus.folder)
    let run = try await Macward.start("report", corpus.path, "--format", "json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let statistics = try #require(report["statistics"] as? [String: Any])
    let segues = try #require(statistics["segues"] as? [String: Int])
    #expect(segues.values.reduce(0, +) == Self.documents.map(Self.segues).reduce(0, +))
  }

  /// The documents outside of hidden folders.
  private static var documents: [URL] {
    let root = Corpus.folder?.path ?? ""
    return Corpus.files(endingIn: ".storyboard", ".xib")
      .filter { !$0.path.dropFirst(root.count).contains("/.") }
  }

  /// The segues of an iOS document, counted in its text.
  private static func segues(in file: URL) -> Int {
    guard let text = try? String(contentsOf: file, encoding: .utf8),
      let root = text.firstMatch(of: /<document [^>]*>/)?.output,
      root.contains("targetRuntime=\"iOS"), !root.contains("launchScreen=\"YES\"")
    else { return 0 }
    return text.matches(of: /<segue [^>]*>/).count {
      $0.output.contains(" kind=\"") && $0.output.contains(" destination=\"")
    }
  }
}
