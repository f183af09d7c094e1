import Foundation
import Testing

/// Real projects, where there are some: `MACWARD_CORPUS` names their folder.
@Suite struct CorpusTests {
  /// The folder, or `nil` where there is none: the tests then say that they are skipped.
  private static let corpus: URL? = {
    let named = ProcessInfo.processInfo.environment["MACWARD_CORPUS"]
    let folder = URL(fileURLWithPath: named ?? Macward.root.path + "/../shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  @Test(.enabled(if: corpus != nil, "there is no corpus of real projects here"))
  func everyFileIsReadOrToldOf() async throws {
    let corpus = try #require(Self.corpus)
    let run = try await Macward.run("report", corpus.path, "--format", "json")
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
    #expect((counted + others).reduce(0, +) + unread.count == Self.files(in: corpus).count)
  }

  @Test(.enabled(if: corpus != nil, "there is no corpus of real projects here"))
  func noSegueIsLost() async throws {
    let corpus = try #require(Self.corpus)
    let run = try await Macward.run("report", corpus.path, "--format", "json")
    let report = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let statistics = try #require(report["statistics"] as? [String: Any])
    let segues = try #require(statistics["segues"] as? [String: Int])
    #expect(segues.values.reduce(0, +) == Self.files(in: corpus).map(Self.segues).reduce(0, +))
  }

  private static func files(in folder: URL) -> [URL] {
    let names = FileManager.default.subpaths(atPath: folder.path) ?? []
    return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
      .filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
      .map { folder.appending(path: $0) }
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
