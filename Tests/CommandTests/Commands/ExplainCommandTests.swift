import Foundation
import TestSupport
import Testing

@Suite struct ExplainCommandTests {
  @Test func explainsADecision() async throws {
    let file = Repository.sample("DeepTabs") + "/DeepTabs/Base.lproj/Main.storyboard"
    let run = try await Macward.run(
      "explain", file + "#P01-ts-gb0", Repository.sample("DeepTabs"))
    #expect(run.status == 0)
    for word in [
      "✓ +2  prior:", "score +5", "compact column", "? +2  own categories: Do", "(listRoots)",
    ] {
      #expect(run.output.contains(word))
    }
  }

  @Test func findsADocumentByItsPathInTheProject() async throws {
    let run = try await Macward.run(
      "explain", "DeepTabs/Base.lproj/Main.storyboard#P01-ts-gb0",
      Repository.sample("DeepTabs"))
    #expect(run.status == 0 && run.output.contains("→ Sidebar"))
  }

  /// Marks have a legend, outcomes their titles, facts a meaning, and no step is listed twice.
  @Test func isReadableWithoutTheRules() async throws {
    let sample = Repository.sample("DeepTabs")
    let run = try await Macward.run(
      "explain", sample + "/DeepTabs/Base.lproj/Main.storyboard#P01-ts-gb0", sample)
    let output = run.output
    for text in [
      "✓ applies   · does not apply   ? depends on an answer of the team",
      "  → Sidebar  (likely, score +5)\n", "  ✓ +3 or more: Sidebar (likely)\n",
      "  · −1 or less, depending on",
      "  “Today” → A place in the app (certain)\n",
      "  How many tabs the files show: 4 (tabCount)\n",
    ] { #expect(output.contains(text), "\(text)") }
    #expect(!output.contains("verd") && !output.contains("(undecided, undecided)"))
    let steps = output.split(separator: "\n").filter { $0.contains("  · ") }
    #expect(Set(steps).count == steps.count)
    #expect(output.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func explainsWithoutNamingTheProject() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Repository.sample("DeepTabs") + "/DeepTabs", toPath: folder.path + "/DeepTabs")
    let file = folder.path + "/DeepTabs/Base.lproj/Main.storyboard"
    let run = try await Macward.run("explain", file + "#P01-ts-gb0")
    #expect(run.status == 0)
    #expect(run.output.contains("→ Sidebar"))
  }

  /// An app in the repository of a Swift package has the decision of its report.
  @Test func explainsAnAppBesideAPackage() async throws {
    let file = Repository.sample("DeepTabs") + "/DeepTabs/Base.lproj/Main.storyboard"
    let run = try await Macward.run("explain", file + "#P01-ts-gb0")
    #expect(run.status == 0)
    #expect(run.output.contains("→ Sidebar  (likely, score +5)"))
  }

  @Test func explainsTheFileThatIsNamed() async throws {
    let folder = try TemporaryFolder()
    for (sample, place) in [("FlatTabs", "P"), ("DeepTabs", "P/Sub")] {
      let text = try String(
        contentsOfFile: Repository.sample(sample) + "/\(sample)/Base.lproj/Main.storyboard",
        encoding: .utf8)
      try folder.write(text, to: "\(place)/Main.storyboard")
    }
    let run = try await Macward.start(
      "explain", "P/Sub/Main.storyboard#P01-ts-gb0", ".", in: folder.url)
    #expect(run.status == 0 && run.output.contains("P/Sub/Main.storyboard"))
    try folder.write("", to: "Q/A.storyboard")
    let other = try await Macward.start(
      "explain", "P/Main.storyboard#P01-ts-gb0", "Q", in: folder.url)
    #expect(other.status == 2)
  }

  @Test func anObjectThatIsNotThereIsAnError() async throws {
    let file = Repository.sample("DeepTabs") + "/DeepTabs/Base.lproj/Main.storyboard"
    let run = try await Macward.run(
      "explain", file + "#nonsense", Repository.sample("DeepTabs"))
    #expect(run.status == 2)
    #expect(run.errors.contains("P01-ts-gb0 (tab-bar)"))
  }
}
