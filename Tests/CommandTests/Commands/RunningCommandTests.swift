import Foundation
import TestSupport
import Testing

/// `macward running`, as a user runs it.
@Suite struct RunningCommandTests {
  private let folder: TemporaryFolder
  private let sample = Repository.sample("DeepTabs") + "/running.txt"

  init() throws { folder = try TemporaryFolder() }

  @Test func withoutAFileItExplainsItselfOnOneScreen() async throws {
    let run = try await Macward.run("running")
    let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(lines.count <= 24 && lines.allSatisfy { $0.count <= 80 })
    for line in [
      "expr -l objc -O -- [UIViewController _printHierarchy]", "let app = XCUIApplication()",
      "app.launch()", "print(app.debugDescription)", "macward running ~/Desktop/running.txt",
    ] {
      #expect(lines.contains { $0.trimmingCharacters(in: .whitespaces) == line })
    }
  }

  @Test func printsTheTreeAndWhatItMeans() async throws {
    let run = try await Macward.run("running", sample)
    #expect(run.status == 0 && run.errors.isEmpty)
    for text in [
      ": 11 view controllers, 11 elements; 3 other lines passed over\n",
      "  UITabBarController · tab bar · visible\n    UINavigationController · navigation\n",
      "      DeepTabs.PlantsViewController · table\n", "  Navigation bar  Care Notes: Plant\n",
      "  Tab bar         Today, Plants (selected), Beds, Album\n",
      "  Tab bar with 4 tabs  UITabBarController",
      "    “Plants” DeepTabs.PlantsViewController, 3 levels, now DeepTabs.CareNotesViewController, selected\n",
    ] {
      #expect(run.output.contains(text), "\(text)\(run.output)")
    }
  }

  @Test func standardInputIsAFile() async throws {
    let text = try String(contentsOfFile: sample, encoding: .utf8)
    let run = try await Macward.run("running", "-", input: text)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("standard input: 11 view controllers, 11 elements;"))
  }

  @Test func filesAddUp() async throws {
    let sheet =
      "   + <App.Sheet 0x1>, state: appeared, view: <UIView 0x2>, presented with: "
      + "<_UIPageSheetPresentationController 0x3>\n"
    try folder.write("<App.Home 0x9>, state: appeared, view: <UIView 0x8>\n" + sheet, to: "b.txt")
    let run = try await Macward.run("running", sample, folder.path + "/b.txt")
    #expect(run.status == 0)
    #expect(run.output.contains("  App.Home presents App.Sheet as page sheet\n"))
    #expect(run.output.contains("  Screens of the app: 8\n"))
  }

  @Test func jsonHasAllOfIt() async throws {
    let output = folder.path + "/running.json"
    let run = try await Macward.run("running", sample, "--format", "json", "--output", output)
    #expect(run.status == 0 && run.output.isEmpty)
    let data = try Data(contentsOf: URL(fileURLWithPath: output))
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(document["schemaVersion"] as? Int == 1)
    let summary = try #require(document["summary"] as? [String: Any])
    let containers = try #require(summary["containers"] as? [[String: Any]])
    let items = try #require(containers.first?["items"] as? [[String: Any]])
    #expect(items.map { $0["title"] as? String } == ["Today", "Plants", "Beds", "Album"])
    #expect(items.map { $0["depth"] as? Int } == [1, 3, 1, 1])
  }

  @Test func whatCannotBeReadIsReported() async throws {
    try folder.write("nothing\nat all\n", to: "log.txt")
    let log = folder.path + "/log.txt"
    let nothing = try await Macward.run("running", log)
    #expect(nothing.status == 2 && nothing.output.isEmpty)
    #expect(
      nothing.errors
        == "\(log):1: error: There are no view controllers and no elements in 2 lines; "
        + "macward running explains how to copy them.\n")
    let missing = try await Macward.run("running", folder.path + "/none.txt", sample)
    #expect(missing.status == 2 && missing.output.contains("Tab bar with 4 tabs"))
    #expect(missing.errors.hasPrefix("macward: \(folder.path)/none.txt: It cannot be opened: "))
  }

  @Test func missingLinesAreWarnings() async throws {
    try folder.write(
      "<A 0x1>, state: appeared\n\n   |    |    | <B 0x2>, state: appeared\n", to: "gap.txt")
    let run = try await Macward.start("running", "gap.txt", in: folder.url)
    #expect(run.status == 0)
    #expect(run.errors == "gap.txt:3: warning: Lines before this one seem to be missing.\n")
  }

  @Test(arguments: [["-", "-"], ["--format", "json"], ["--format", "xml", "a"]])
  func wrongUsageIsRefused(arguments: [String]) async throws {
    #expect(try await Macward.run(["running"] + arguments).status == 64)
  }

  @Test func controlSequencesAreNotPrinted() async throws {
    try folder.write("TabBar, 0x1\n  Button, 0x2, label: 'a\u{202E}b\u{7}'\n", to: "a.txt")
    let run = try await Macward.start("running", "a.txt", in: folder.url)
    #expect(run.output.contains("a\\u{202e}b\\u{7}"))
  }
}
