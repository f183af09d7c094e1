import Foundation
import TestSupport
import Testing

/// `.macward.yml`, as a team uses it.
@Suite struct TeamFilesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try copy("DeepTabs", to: "App")
  }

  private func copy(_ sample: String, to path: String) throws {
    try folder.write("", to: "\(path)/\(sample).xcodeproj/xcshareddata")
    try FileManager.default.copyItem(
      atPath: Repository.sample(sample) + "/" + sample, toPath: "\(folder.path)/\(path)/\(sample)")
  }

  private func report(_ path: String = "App", _ options: String...) async throws -> Macward.Run {
    let details = options.contains("--format") ? [] : ["--details"]
    return try await Macward.start(["report", path] + details + options, in: folder.url)
  }

  private func say(_ text: String, in path: String = "App") throws {
    try folder.write(text, to: path.isEmpty ? ".macward.yml" : "\(path)/.macward.yml")
  }

  private func json(_ run: Macward.Run) throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func projects(_ run: Macward.Run) throws -> [[String: Any]] {
    try #require(try json(run)["projects"] as? [[String: Any]])
  }

  @Test func aFileThatSaysNothingChangesNothing() async throws {
    let before = try await report()
    try say("# nothing\n")
    #expect(try await report().output == before.output)
    let json = try await report("App", "--format", "json")
    #expect(json.output.contains("\"configuration\" : \".macward.yml\""))
  }

  @Test func theFileSaysWhatOptionsSayAndOptionsWin() async throws {
    try say("platform: swiftui\nedition: 2019\nfail-on: required\n")
    let run = try await report("App", "--format", "json")
    #expect(run.status == 1)
    #expect(run.output.contains("\"platform\" : \"swiftui\""))
    #expect(run.output.contains("\"edition\" : \"2019\""))
    let other = try await report(
      "App", "--format", "json", "--platform", "appkit", "--edition", "current", "--fail-on",
      "never")
    #expect(other.status == 0)
    #expect(other.output.contains("\"platform\" : \"appkit\""))
    #expect(other.output.contains("\"edition\" : \"2027\""))
  }

  @Test func rulesStandBesideTheFile() async throws {
    let rule = """
      id: own/tabs
      title: Tabs of our own
      subject: tab-bar
      when: { isBare: false }
      equivalent: note
      severity: required
      message: Ours.
      why: Because.
      advice: Look.
      sources: [GK]
      """
    try folder.write(rule, to: "App/Guidance/rules/own/tabs.yml")
    try say("rules: Guidance\n")
    #expect(try await report().output.contains("Tabs of our own"))
    try say("rules: Nowhere\n")
    let wrong = try await report()
    #expect(wrong.status == 2 && wrong.errors.contains("App/Nowhere"))
  }

  @Test func allMistakesAreReported() async throws {
    try say("platfrm: x\nanswers: { linear-task: 1 }\n")
    let run = try await report()
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("App/.macward.yml:1:1: error: unknown key 'platfrm'"))
    #expect(run.errors.contains("App/.macward.yml:2:12: error: expected yes or no"))
    try say("answers: { linear-tsk: yes }\n")
    let name = try await report()
    #expect(name.status == 2)
    #expect(name.errors.contains("App/.macward.yml:1:12: error: there is no question"))
    #expect(name.errors.contains("did you mean 'linear-task'?"))
  }

  @Test func allMistakesAreReportedAtOnce() async throws {
    try say(
      """
      structures: [{ object: "Main.storyboard#a" }]
      answers: { linear-tsk: yes }
      decisions:
        - { outcome: sidebr, status: overridden, object: a, reason: r }
        - { rule: tab-bar/bagde, status: accepted }
      """)
    let run = try await report()
    #expect(run.status == 2 && run.output.isEmpty)
    let words = ["say what is wrong about it", "'linear-task'", "'sidebar'", "'tab-bar/badge'"]
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == words.count)
    #expect(zip(lines, words).allSatisfy { $0.contains($1) })
  }

  @Test func theOutcomesAreThoseOfTheStructure() async throws {
    try say("decisions: [{ outcome: xyzzy, status: overridden, object: project, reason: r }]")
    let project = try await report()
    #expect(project.errors.contains("no outcome 'xyzzy'; expected one of"))
    #expect(project.errors.contains("catalyst-ipad") && !project.errors.contains("sidebar"))
    try say(
      "decisions: [{ outcome: segments-and-sidebar, status: overridden, object: P01-ts-gb0, reason: r }]"
    )
    let bar = try await report()
    #expect(bar.errors.contains("did you mean 'segmented-control-and-sidebar'? Its outcomes are"))
    #expect(!bar.errors.contains("catalyst-ipad"))
  }

  @Test func whatIsNoFileIsAnError() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/App/.macward.yml", withIntermediateDirectories: true)
    let run = try await report()
    #expect(run.status == 2)
    #expect(run.errors == "App/.macward.yml:1:1: error: this is not a regular file\n")
  }

  @Test func whatAFileSaysCannotMoveTheCursor() async throws {
    try say("answers: { \"\\e[2J\": yes }\n")
    let run = try await report()
    #expect(run.status == 2 && !run.errors.contains("\u{1B}"))
    #expect(run.errors.contains("there is no question '\\u{1b}[2J'"))
  }

  @Test func whatIsDeclinedIsDistinctAndFailsNothing() async throws {
    try say(
      """
      decisions:
        - rule: tab-bar/view-menu-commands
          status: declined
          reason: Our <b>menu</b> | is `full`.
          by: https://example.com/1
      """)
    let run = try await report()
    #expect(run.output.contains("Team         1 decision in App/.macward.yml\n"))
    #expect(run.output.contains("Declined by the team\n  Tabs at the app's top level."))
    #expect(run.output.contains("https://example.com/1: Our <b>menu</b>"))
    #expect(!run.output.contains("View      Today"))
    #expect(try await report("App", "--fail-on", "required").status == 0)
    #expect(try await report("App", "--format", "xcode").output.contains("view-menu") == false)
    let markdown = try await report("App", "--format", "markdown")
    #expect(markdown.output.contains("## Declined by the team"))
    #expect(markdown.output.contains("&lt;b&gt;menu&lt;/b&gt; \\| is \\`full\\`"))
    let sarif = try await report("App", "--format", "sarif")
    #expect(sarif.output.contains("\"kind\" : \"external\""))
    #expect(sarif.output.contains("\"justification\" : \"Declined by https://example.com/1: Our"))
    let project = try #require(try projects(try await report("App", "--format", "json")).first)
    let found = try #require(project["recommendations"] as? [[String: Any]])
    let declined = try #require(found.first { $0["status"] as? String == "declined" })
    let decided = try #require(declined["decidedBy"] as? [String: String])
    #expect(decided == ["reason": "Our <b>menu</b> | is `full`.", "by": "https://example.com/1"])
  }

  @Test func baselineAndComparisonKnowWhatIsDeclined() async throws {
    let base = folder.path + "/known.json"
    _ = try await report("App", "--write-baseline", base)
    _ = try await report("App", "--format", "json", "--output", folder.path + "/old.json")
    try say(
      "decisions: [{ rule: tab-bar/view-menu-commands, status: declined, reason: No. }]\n")
    let known = try await report("App", "--baseline", base, "--fail-on", "consider")
    #expect(known.status == 0 && known.errors.isEmpty)
    #expect(known.output.contains("0 new, 6 known"))
    _ = try await report("App", "--format", "json", "--output", folder.path + "/new.json")
    let compared = try await Macward.start("compare", "old.json", "new.json", in: folder.url)
    #expect(compared.output.contains("0 done, 0 new"))
  }

  @Test func answersAndOutcomesAreReportedAsSuch() async throws {
    try say(
      """
      answers: { long-or-changing-lists: yes }
      decisions:
        - outcome: segmented-control
          object: P01-ts-gb0
          status: overridden
          reason: The window is small.
      """)
    let run = try await report()
    #expect(run.output.contains("Decided by the team: The window is small."))
    #expect(run.output.contains("→ Segmented control in the toolbar  (certain)"))
    #expect(run.output.contains("or Sidebar. It is the outcome without the team's decision."))
    let explained = try await Macward.start(
      "explain", "App/DeepTabs/Base.lproj/Main.storyboard#P01-ts-gb0", in: folder.url)
    #expect(
      explained.output.contains(
        "Decision of the team\n  ✓ Decided by the team: The window is small."))
  }

  @Test func whatIsStaleIsANote() async throws {
    try say("decisions:\n  - { rule: tab-bar/badge, object: gone, status: accepted }\n")
    let run = try await report()
    #expect(run.status == 0)
    #expect(run.output.contains(".macward.yml:2: note: The rule tab-bar/badge recommends nothing"))
  }

  @Test func documentsAreLeftOutAndBroughtBack() async throws {
    let main = "App/DeepTabs/Base.lproj/Main.storyboard"
    let text = try String(contentsOfFile: folder.path + "/" + main, encoding: .utf8)
    try folder.write(text, to: "App/Tests/Host/Host.storyboard")
    try folder.write(text, to: "App/Legacy/Old.storyboard")
    try say("include: [Tests/Host/**]\nexclude: [Legacy/**]\n")
    let run = try await report()
    #expect(run.output.contains("Tests/Host/Host.storyboard"))
    #expect(!run.output.contains("Legacy/Old.storyboard"))
    let json = try await report("App", "--format", "json")
    #expect(json.output.contains("because it matches Legacy/**, which is excluded"))
    let options = try await report(
      "App", "--include", "Legacy", "--exclude", "Tests/**", "--exclude", "Other")
    #expect(options.output.contains("Legacy/Old.storyboard"))
    #expect(!options.output.contains("Tests/Host/Host.storyboard:"))
  }

  @Test func tabsThatCodeMakesAreInTheReport() async throws {
    try folder.write(storyboard(initial: "bar", .tabs("bar")), to: "Code/Main.storyboard")
    #expect(try await report("Code").output.contains("they are made at run time"))
    try say(
      "tabs:\n  - object: Main.storyboard#bar\n    titles: [Today, Plants, Beds]\n", in: "Code")
    let run = try await report("Code")
    #expect(
      run.output.contains(
        "Tab bar: Today · Plants · Beds\nCode/Main.storyboard#bar · line 3 · top level"))
    #expect(run.output.contains("Its tabs are those that .macward.yml names."))
    #expect(run.output.contains("Today                         ⌘1"))
  }

  @Test func eachProjectHasItsOwnFileOrThatOfThePath() async throws {
    try copy("FlatTabs", to: "Other")
    try say("edition: 2019\ndecisions: [{ rule: tab-bar/view-menu-commands, status: accepted }]\n")
    try say(
      "platform: appkit\ndecisions: [{ rule: tab-bar/view-menu-commands, status: declined, "
        + "reason: No. }]\n", in: "")
    let run = try await report(".", "--format", "json")
    #expect(run.output.contains("\"platform\" : \"appkit\""))
    #expect(run.output.contains("\"edition\" : \"2027\""))
    let projects = try projects(run)
    #expect(projects.map { $0["configuration"] as? String } == [".macward.yml", "../.macward.yml"])
    let statuses = projects.map { project in
      (project["recommendations"] as? [[String: Any]] ?? [])
        .first { $0["rule"] as? String == "tab-bar/view-menu-commands" }?["status"] as? String
    }
    #expect(statuses == ["accepted", "declined"])
  }

  @Test func whatIsAcceptedFailsNothing() async throws {
    var state = try json(try await report("App", "--format", "json"))
    let all = try projects(try await report("App", "--format", "json"))
    let required = (all[0]["recommendations"] as? [[String: Any]] ?? [])
      .filter { $0["severity"] as? String == "required" }.compactMap { $0["rule"] as? String }
    #expect(!required.isEmpty)
    let decisions = Set(required).sorted()
      .map { "  - rule: \($0)\n    status: accepted\n    reason: r" }
    try say("decisions:\n" + decisions.joined(separator: "\n") + "\n")
    #expect(try await report("App", "--fail-on", "required").status == 0)
    let audit = ["audit", "App", "--output", "out", "--fail-on", "required", "--quiet"]
    #expect(try await Macward.start(audit, in: folder.url).status == 0)
    // Beside a report without any findings all are new.
    state["projects"] = all.map { $0.merging(["recommendations": [Any]()]) { $1 } }
    try JSONSerialization.data(withJSONObject: state)
      .write(to: folder.url.appending(path: "old.json"))
    _ = try await report("App", "--format", "json", "--output", "new.json")
    let compared = try await Macward.start(
      "compare", "old.json", "new.json", "--fail-on", "required", in: folder.url)
    #expect(compared.status == 0 && !compared.output.contains(" 0 new"))
  }

  @Test func anAuditFailsAsEachTeamWants() async throws {
    try copy("FlatTabs", to: "Other")
    let audit = ["audit", "App", "Other", "--output", "out", "--quiet"]
    #expect(try await Macward.start(audit, in: folder.url).status == 0)
    try say("fail-on: required\n")
    #expect(try await Macward.start(audit, in: folder.url).status == 1)
    #expect(try await Macward.start(audit + ["--fail-on", "never"], in: folder.url).status == 0)
  }

  @Test func anAuditReportsEachProjectAsItsTeamWants() async throws {
    try copy("FlatTabs", to: "Other")
    try say("platform: swiftui\n")
    let audit = ["audit", "App", "Other", "--output", "out", "--resume"]
    #expect(try await Macward.start(audit, in: folder.url).status == 0)
    func platform(_ name: String) throws -> String {
      let file = folder.path + "/out/projects/\(name)/report.json"
      let text = try String(contentsOfFile: file, encoding: .utf8)
      return String(text.firstMatch(of: /\n  "platform" : "([a-z-]+)"/)?.1 ?? "")
    }
    #expect(try platform("App") == "swiftui" && platform("Other") == "mac-catalyst")
    let again = try await Macward.start(audit, in: folder.url)
    #expect(again.errors.contains("/2] DeepTabs (App): unchanged"))
    try say("platform: appkit\n")
    let changed = try await Macward.start(audit, in: folder.url)
    #expect(!changed.errors.contains("/2] DeepTabs (App): unchanged"))
    #expect(changed.errors.contains("/2] FlatTabs (Other): unchanged"))
    #expect(try platform("App") == "appkit")
  }
}
