import Foundation
import TestSupport
import Testing

@Suite struct RulesNewCommandTests {
  @Test(arguments: ["scene", "tab-bar", "navigation-stack", "split-view"])
  func aNewRulePassesItsTest(subject: String) async throws {
    let folder = try TemporaryFolder()
    for (id, more) in [("team/plain", []), ("team/base", ["BaseThing"])] {
      let run = try await Macward.run(
        ["rules", "new", id, "--rules", folder.path, "--subject", subject] + more)
      #expect(run.status == 0 && run.errors.isEmpty)
      #expect(run.output.contains("macward rules test \(folder.path)\n"))
    }
    let test = try await Macward.run("rules", "test", folder.path)
    #expect(
      test.output == """
        team/base: passed, with 1 counter-example
        team/plain: passed, with 1 counter-example

        """)
  }

  @Test func findsTheScreensOfAClassOfTheTeam() async throws {
    let folder = try TemporaryFolder()
    let written = try await Macward.run(
      "rules", "new", "team/base-screens", "BaseViewController", "--rules",
      folder.path + "/Rules")
    #expect(written.status == 0)
    try folder.write(
      """
      import UIKit
      class BaseViewController: UIViewController {}
      class ListViewController: BaseViewController {}
      class OtherViewController: UIViewController {}
      """, to: "App/App.swift")
    try folder.write(
      storyboard(
        .stack("nav", "list"), .screen("list", .show("other")).ofClass("ListViewController"),
        .screen("other").ofClass("OtherViewController")), to: "App/Main.storyboard")
    let run = try await Macward.run(
      "report", folder.path + "/App", "--rules", folder.path + "/Rules", "--rule", "team")
    #expect(run.output.contains("inherits from BaseViewController."))
    #expect(!run.output.contains("OtherViewController"))
  }

  @Test func nothingIsReplaced() async throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "rules/team/few-tabs.counter.storyboard")
    let run = try await Macward.run("rules", "new", "team/few-tabs", "--rules", folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("few-tabs.counter.storyboard already exists"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path + "/rules/team").count == 1)
    let builtIn = try await Macward.run(
      "rules", "new", "tab-bar/to-sidebar", "--rules", folder.path)
    #expect(builtIn.status == 2 && builtIn.errors.contains("is a built-in rule"))
  }

  @Test(arguments: [
    ["few-tabs"], ["Team/few-tabs"], ["team/../few"], ["team/few tabs"],
    ["team/few-tabs", "a b"], ["team/few-tabs", "--subject", "project"],
  ])
  func aNameThatCannotBeOneIsRefused(arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let run = try await Macward.run(["rules", "new"] + arguments + ["--rules", folder.path])
    #expect(run.status == 64)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
  }

  @Test func theFolderOfTheTeamIsThatOfItsFile() async throws {
    let folder = try TemporaryFolder()
    let without = try await Macward.start("rules", "new", "team/few-tabs", in: folder.url)
    #expect(without.status == 2 && without.errors.contains("name the folder of your rules"))
    try folder.write("rules: Guidance\n", to: ".macward.yml")
    let run = try await Macward.start("rules", "new", "team/few-tabs", in: folder.url)
    #expect(run.status == 0)
    let path = folder.path + "/Guidance/rules/team/few-tabs.yml"
    #expect(FileManager.default.fileExists(atPath: path))
  }
}
