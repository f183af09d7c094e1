import Foundation
import TestSupport
import Testing

@Suite struct ExplainCommandTests {
  @Test func explainsADecision() async throws {
    let file = Repository.sample("DeepTabs") + "/DeepTabs/Base.lproj/Main.storyboard"
    let run = try await Macward.run(
      "explain", file + "#P01-ts-gb0", "--in", Repository.sample("DeepTabs"))
    #expect(run.status == 0)
    for word in ["✓ term +2  prior", "score +5", "compact-column", "own-categories", "listRoots"] {
      #expect(run.output.contains(word))
    }
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

  @Test func explainsTheFileThatIsNamed() async throws {
    let folder = try TemporaryFolder()
    for (sample, place) in [("FlatTabs", "P"), ("DeepTabs", "P/Sub")] {
      let text = try String(
        contentsOfFile: Repository.sample(sample) + "/\(sample)/Base.lproj/Main.storyboard",
        encoding: .utf8)
      try folder.write(text, to: "\(place)/Main.storyboard")
    }
    let run = try await Macward.run(
      "explain", "P/Sub/Main.storyboard#P01-ts-gb0", "--in", ".", in: folder.url)
    #expect(run.status == 0 && run.output.contains("P/Sub/Main.storyboard"))
    try folder.write("", to: "Q/A.storyboard")
    let other = try await Macward.run(
      "explain", "P/Main.storyboard#P01-ts-gb0", "--in", "Q", in: folder.url)
    #expect(other.status == 2)
  }

  @Test func anObjectThatIsNotThereIsAnError() async throws {
    let file = Repository.sample("DeepTabs") + "/DeepTabs/Base.lproj/Main.storyboard"
    let run = try await Macward.run(
      "explain", file + "#nonsense", "--in", Repository.sample("DeepTabs"))
    #expect(run.status == 2)
    #expect(run.errors.contains("P01-ts-gb0 (tab-bar)"))
  }
}
