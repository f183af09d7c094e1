import Foundation
import TestSupport
import Testing

/// `--for`: advice for other targets than the Mac, and for those of a team.
@Suite struct TargetsTests {
  private static let sample = Repository.sample("FieldNotes")

  @Test func aReviewForSeveralTargetsBeginsWithATableOfThem() async throws {
    let run = try await Macward.run(
      "report", Self.sample, "--for", "tv,mac", "--format", "markdown")
    #expect(run.status == 0 && run.errors.isEmpty)
    let headings = run.output.split(separator: "\n").filter { $0.hasPrefix("# ") }
    #expect(
      headings.prefix(3) == [
        "# FieldNotes on each target", "# FieldNotes on the Mac", "# FieldNotes on Apple TV",
      ])
    #expect(run.output.contains("| What it is | Mac "))
  }

  @Test func theReportForTheMacIsThatWithoutTargets() async throws {
    for format in ["markdown", "json", "sarif", "terminal"] {
      let plain = try await Macward.run("report", Self.sample, "--format", format)
      let named = try await Macward.run(
        "report", Self.sample, "--format", format, "--for", "mac")
      #expect(plain.output == named.output, "\(format)")
    }
  }

  @Test func jsonHasTheAdviceForOtherTargetsInEachProject() async throws {
    let run = try await Macward.run("report", Self.sample, "--format", "json", "--for", "all")
    let json = try JSONValue(Data(run.output.utf8))
    let project = try #require(json["projects"]?.array?.first)
    #expect(project["target"] == nil)
    let others = try #require(project["otherTargets"]?.array)
    #expect(
      others.map { $0["target"]?["id"]?.string } == ["ipad", "tv", "vision", "watch", "iphone"])
    #expect(others.allSatisfy { $0["fit"]?["outcome"] != nil })
  }

  @Test func anUnknownTargetIsAnErrorThatNamesAll() async throws {
    let run = try await Macward.run("report", Self.sample, "--for", "car")
    #expect(run.status != 0)
    #expect(
      run.errors.contains("there is no target car; name one or several of mac, ipad, tv, vision"))
  }

  @Test func aTechnologyOfAnotherTargetIsAnError() async throws {
    let run = try await Macward.run("report", Self.sample, "--platform", "uikit")
    #expect(run.status != 0)
    #expect(run.errors.contains("an app for Mac is not built with uikit"))
  }

  @Test func whatATeamSaysAboutOneTargetDoesNotDisturbAnother() async throws {
    let folder = try TemporaryFolder()
    let app = URL(fileURLWithPath: Self.sample)
    try FileManager.default.copyItem(at: app, to: URL(fileURLWithPath: folder.path + "/App"))
    let team = """
      platform: mac-catalyst
      decisions:
        - { rule: to-tvos/big-screen-layout, status: declined, reason: Later. }
      """
    try folder.write(team, to: "App/.macward.yml")
    for target in ["mac", "ipad", "tv"] {
      let run = try await Macward.run(
        "report", folder.path + "/App", "--for", target, "--format", "json")
      #expect(run.status == 0 && run.errors.isEmpty, "\(target): \(run.errors)")
      let project = try JSONValue(Data(run.output.utf8))["projects"]?.array?.first
      #expect(project?["problems"]?.array?.contains { $0["file"] == ".macward.yml" } == false)
      #expect((project?["platform"] == "mac-catalyst") == (target == "mac"))
    }
  }

  @Test func theFileThatInitWritesNamesItsTarget() async throws {
    let folder = try TemporaryFolder()
    let app = URL(fileURLWithPath: Self.sample)
    try FileManager.default.copyItem(at: app, to: URL(fileURLWithPath: folder.path + "/App"))
    let written = try await Macward.run("init", folder.path + "/App", "--for", "tv")
    #expect(written.status == 0)
    let run = try await Macward.run("report", folder.path + "/App", "--format", "markdown")
    let title = run.output.split(separator: "\n").first
    #expect(run.status == 0 && title?.hasSuffix(" on Apple TV") == true, "\(run.errors)")
  }

  @Test func aTeamAddsATargetWithYAMLAlone() async throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.car { try folder.write(text, to: path) }
    let run = try await Macward.run(
      "report", Self.sample, "--rules", folder.path, "--for", "car", "--format", "markdown",
      "--details")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.hasPrefix("# FieldNotes in the car\n"))
    #expect(run.output.contains("→ List of sections"))
    #expect(run.output.contains("### Recommended: Tabs in a car"))
    #expect(run.output.contains("**How to build it:** [List template](#list-template)"))
    let all = try await Macward.run(
      "report", Self.sample, "--rules", folder.path, "--for", "all")
    #expect(all.output.contains("Apple Watch") && all.output.contains("Dashboard"))
  }

  @Test func aFolderOfNoTargetIsAnError() async throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.car["car/rules/car/tabs.yml"] ?? "", to: "boat/rules/car/tabs.yml")
    let run = try await Macward.run("report", Self.sample, "--rules", folder.path)
    #expect(run.status != 0)
    #expect(run.errors.contains("there is no target 'boat'; a new one needs boat/target.yml"))
  }

  /// A made-up target: what people see of an app on the dashboard of a car.
  private static let car = [
    "car/target.yml": """
    id: car
    title: Dashboard
    system: CarSystem
    phrase: in the car
    position: 9
    forms: [uikit]
    """,
    "car/decisions/tab-bar.yml": """
    id: tab-bar
    title: What takes the place of a tab bar
    subject: tab-bar
    decides: outcome
    outcomes: { list: List of sections }
    sources: [GK]
    gates:
      - { id: always, outcome: list, confidence: likely, reason: A driver reads one list., sources: [GK] }
    """,
    "car/equivalents/list-template.yml": """
    id: list-template
    title: List template
    summary: A list with large rows.
    apis: { uikit: [{ api: CPListTemplate }] }
    steps: { uikit: [Make a list template.] }
    sources: [GK]
    """,
    "car/rules/car/tabs.yml": """
    id: car/tabs
    title: Tabs in a car
    subject: tab-bar
    when: { outcome: list }
    equivalent: list-template
    severity: recommended
    message: The tab bar has several tabs.
    why: A driver looks at the road.
    advice: Show one list.
    sources: [GK]
    """,
  ]
}
