import Foundation
import TestSupport
import Testing

/// `macward check`, and the tasks of `macward plan`.
@Suite struct CheckCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Repository.sample("DeepTabs"), toPath: folder.path + "/App")
  }

  @Test func aTaskIsDoneOnceTheCodeIsThereAndReached() async throws {
    let old = try await Macward.start("report", "App", "--format", "json", in: folder.url)
    try folder.write(old.output, to: "old.json")
    let open = try await Macward.start("check", "App", "--since", "old.json", in: folder.url)
    #expect(open.status == 0 && !open.output.contains("\n  done "))
    let one = try await Macward.start(
      "check", "App", "--since", "old.json", "--task", "tab-bar/to-sidebar", in: folder.url)
    #expect(one.status == 1 && one.output.contains("open"))
    let unknown = try await Macward.start(
      "check", "App", "--since", "old.json", "--task", "tab-bar/to-sidebr", in: folder.url)
    #expect(unknown.status == 2 && unknown.errors.contains("did you mean tab-bar/to-sidebar?"))
  }

  @Test func macwardsOwnFilesAloneMakeNothingDone() async throws {
    let old = try await Macward.start("report", "App", "--format", "json", in: folder.url)
    try folder.write(old.output, to: "old.json")
    let scaffold = try await Macward.start(
      "scaffold", "App", "--all", "--output", "Mac", in: folder.url)
    #expect(scaffold.status == 0, "\(scaffold.errors)")
    try FileManager.default.moveItem(
      atPath: folder.path + "/Mac", toPath: folder.path + "/App/DeepTabs/Mac")
    let check = try await Macward.start("check", "App", "--since", "old.json", in: folder.url)
    #expect(!check.output.contains("\n  done "), "\(check.output)")
  }

  @Test func tasksAreJSONAndMarkdown() async throws {
    let json = try await Macward.start("plan", "App", "--format", "tasks", in: folder.url)
    #expect(json.status == 0 && json.output.contains("\"tab-bar/to-sidebar\""))
    let page = try await Macward.start("plan", "App", "--format", "briefs", in: folder.url)
    #expect(page.output.contains("# App: the tasks"))
  }
}
