import Foundation
import TestSupport
import Testing

/// The examples of the README and the articles are true: each block that begins with `$ ` is run
/// with the real binary, and prints what the page shows.
@Suite struct ExampleTests {
  static let pages: [String] = {
    let articles = "Sources/macward/macward.docc/Articles"
    let names = try? FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: articles).path)
    return ["README.md"] + (names ?? []).sorted().map { "\(articles)/\($0)" }
  }()

  @Test(arguments: pages)
  func theExamplesOfAPageAreTrue(page: String) async throws {
    let blocks = Transcript.blocks(
      in: try String(contentsOf: Repository.root.appending(path: page), encoding: .utf8))
    guard !blocks.isEmpty else { return }
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Repository.root.appending(path: "Samples"), to: folder.url.appending(path: "Samples"))
    for block in blocks {
      switch block {
      case .file(let name, let text): try folder.write(text, to: name)
      case .steps(let steps): try await run(steps, in: folder, page)
      }
    }
  }

  @Test func thereAreExamples() throws {
    let texts = try Self.pages.map {
      try String(contentsOf: Repository.root.appending(path: $0), encoding: .utf8)
    }
    let commands = texts.flatMap(Transcript.blocks).flatMap { block in
      if case .steps(let steps) = block { steps.map(\.command) } else { [String]() }
    }
    #expect(commands.count { $0.hasPrefix("macward ") } > 20)
  }

  @Test(arguments: [
    (["a", "b"], "a\nb\n", true), (["a"], "a\nb\n", false), (["a", "…"], "a\nb\nc\n", true),
    (["…", "c"], "a\nb\nc\n", true), (["a", "…", "c"], "a\nc\n", true), (["…", "b"], "a\n", false),
    (["a", "  …", "c", "…"], "a\nb\nc\nd\n", true), ([], "", true), ([], "a\n", false),
    (["a", "", "b"], "a\n\nb\n\n", true),
  ])
  func ellipsesStandForLines(shown: [String], printed: String, fits: Bool) {
    #expect(Transcript.matches(shown, printed) == fits)
  }

  /// Runs the commands of a block. A command must end with 0, unless `echo $?` says otherwise.
  private func run(_ steps: [Transcript.Step], in folder: TemporaryFolder, _ page: String)
    async throws
  {
    for (index, step) in steps.enumerated() where step.command != "echo $?" {
      let next = index + 1 < steps.count ? steps[index + 1] : nil
      let status = next?.command == "echo $?" ? next?.lines.first.flatMap { Int($0) } : 0
      let run = try await Shell.run(step.command, in: folder.url)
      #expect(run.status == status, "\(page): \(step.command)\n\(run.output)")
      #expect(
        Transcript.matches(step.lines, run.output), "\(page): \(step.command)\n\(run.output)")
    }
  }
}
