import Foundation
import TestSupport
import Testing

/// The folder that `--output` names, and what is in it.
@Suite struct ScaffoldFolderTests {
  @Test func itHoldsFilesPatchesAndAPage() async throws {
    let project = try await ScaffoldProject("DeepTabs", isRepository: false)
    let before = project.contents
    let run = try await project.run("scaffold", "--all", "--output", "out")
    #expect(run.status == 0 && run.output == "")
    let names = project.repository?.names(in: "out") ?? []
    #expect(names.contains("HandOver.md") && names.contains("all.patch"))
    #expect(names.contains("01-tab-bar-view-menu-commands.patch"))
    #expect(
      project.repository?.names(in: "out/new/DeepTabs/Mac").contains("AppSection.swift") == true)
    // Nothing in the project has changed.
    #expect(before == project.contents)
  }

  @Test func onlyRiskyChangesHaveNoPatchOfAll() async throws {
    let project = try await ScaffoldProject("PostRoom", isRepository: false)
    let run = try await project.run(
      "scaffold", "--all", "--rule", "split-view/classic-style", "--risky", "--output", "out")
    #expect(run.status == 0, "\(run.errors)")
    let patch = "01-split-view-classic-style.patch"
    #expect(project.repository?.names(in: "out") == [patch, "HandOver.md"])
    let file = project.root.appending(path: "out/HandOver.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.contains("git apply --check \(patch)") && !page.contains("all.patch"))
  }

  @Test func aPageWithoutPatchesSaysThatNoFileChanges() async throws {
    let project = try await ScaffoldProject("DeepTabs", isRepository: false)
    let run = try await project.run(
      "scaffold", "--all", "--rule", "navigation-stack/back-in-toolbar", "--output", "out")
    #expect(run.status == 0, "\(run.errors)")
    #expect(project.repository?.names(in: "out").contains { $0.hasSuffix(".patch") } == false)
    let file = project.root.appending(path: "out/HandOver.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page.contains("No decision changes a file") && !page.contains("risky"))
  }

  @Test func thePatchAndThePageAreTheSameEachTimeAndNameNoComputer() async throws {
    let project = try await ScaffoldProject("DeepTabs", isRepository: false)
    for folder in ["out1", "out2"] {
      _ = try await project.run("scaffold", "--all", "--risky", "--output", folder)
    }
    let names = project.repository?.names(in: "out1") ?? []
    #expect(!names.isEmpty && names == project.repository?.names(in: "out2"))
    for name in names where name != "new" {
      let first = try Data(contentsOf: project.root.appending(path: "out1/\(name)"))
      #expect(first == (try Data(contentsOf: project.root.appending(path: "out2/\(name)"))))
      let text = String(decoding: first, as: UTF8.self)
      #expect(!text.contains(project.root.path) && !text.contains(NSHomeDirectory() + "/"))
      #expect(!text.contains("\(Calendar.current.component(.year, from: .now))"))
      #expect(!text.contains("@\(ProcessInfo.processInfo.hostName)"))
    }
  }

  @Test func aFolderThatIsNotEmptyIsRefused() async throws {
    let project = try await ScaffoldProject("DeepTabs", isRepository: false)
    try project.repository?.write("mine", to: "out/Notes.txt")
    let run = try await project.run("scaffold", "--all", "--output", "out")
    #expect(run.status == 2 && run.errors.contains("out is not empty"))
    #expect(project.repository?.names(in: "out") == ["Notes.txt"])
  }

  @Test(arguments: ["App/out", "App", "App/DeepTabs/../new/out", "link/out"])
  func aFolderInsideTheProjectIsRefused(_ folder: String) async throws {
    let project = try await ScaffoldProject("DeepTabs", isRepository: false)
    try project.repository?.write("", to: "link -> App/DeepTabs")
    let before = project.contents
    let run = try await project.run("scaffold", "--all", "--output", folder)
    #expect(run.status == 2 && !run.errors.isEmpty)
    #expect(project.contents == before)
  }

  @Test func nothingIsWrittenForNothing() async throws {
    let project = try await ScaffoldProject("DeepTabs", isRepository: false)
    let run = try await project.run("scaffold", "--output", "out")
    #expect(run.status == 0)
    #expect(project.repository?.names() == ["App"])
  }

  @Test func everyAppHasAFolderOfItsOwn() async throws {
    let folder = try TemporaryFolder()
    let run = try await Macward.start(
      "scaffold", Repository.sample("DeepTabs"), Repository.sample("FlatTabs"), "--all",
      "--output", "out", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.names(in: "out") == ["DeepTabs", "FlatTabs"])
  }

  @Test func twoAppsMayHaveTheSameName() async throws {
    let folder = try TemporaryFolder()
    for path in ["a", "b"] {
      try folder.write("", to: "\(path)/Garden/")
      try FileManager.default.copyItem(
        atPath: Repository.sample("DeepTabs") + "/DeepTabs",
        toPath: "\(folder.path)/\(path)/Garden/App")
    }
    let run = try await Macward.start(
      "scaffold", "a/Garden", "b/Garden", "--all", "--output", "out", in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.names(in: "out") == ["Garden", "Garden-2"])
  }
}
