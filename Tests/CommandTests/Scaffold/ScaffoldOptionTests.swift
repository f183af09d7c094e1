import Foundation
import TestSupport
import Testing

/// The options that choose what is written.
@Suite struct ScaffoldOptionTests {
  private func scaffold(_ options: String...) async throws -> Macward.Run {
    try await Macward.run(["scaffold", Repository.sample("DeepTabs")] + options)
  }

  @Test func withoutDecisionsNothingIsWritten() async throws {
    let run = try await scaffold()
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix("Nothing to write. Accept decisions in .macward.yml, or add --all"))
    #expect(try await scaffold("--format", "patch").output == "")
  }

  @Test func anAcceptedDecisionIsCarriedOut() async throws {
    let project = try await ScaffoldProject("DeepTabs", isRepository: false)
    try project.write(
      """
      decisions:
        - { rule: tab-bar/view-menu-commands, object: P01-ts-gb0, status: accepted }

      """, to: ".macward.yml")
    let run = try await project.run("scaffold")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("tab-bar/view-menu-commands"))
    #expect(!run.output.contains("icons/outline-in-sidebar"))
    #expect(run.output.contains("  + DeepTabs/Mac/AppSection.swift"))
  }

  @Test func aDeclinedDecisionIsNot() async throws {
    let project = try await ScaffoldProject("DeepTabs", isRepository: false)
    try project.write(
      "decisions:\n  - { rule: icons/outline-in-sidebar, status: declined, reason: No. }\n",
      to: ".macward.yml")
    let run = try await project.run("scaffold", "--all")
    #expect(run.output.contains("tab-bar/to-sidebar"))
    #expect(!run.output.contains("icons/outline-in-sidebar"))
  }

  @Test(arguments: ["icons/outline-in-sidebar", "icons", "icons/*"])
  func aRuleIsCarriedOutAlone(_ rule: String) async throws {
    let run = try await scaffold("--all", "--risky", "--rule", rule)
    #expect(run.status == 0)
    #expect(run.output.contains("icons/outline-in-sidebar"))
    #expect(!run.output.contains("tab-bar/"))
  }

  @Test func aStructureIsCarriedOutAlone() async throws {
    let run = try await scaffold("--all", "--risky", "--structure", "P01-ts-gb0")
    #expect(run.output.contains("tab-bar/to-sidebar"))
    // A tab is a part of the tab bar.
    #expect(run.output.contains("icons/outline-in-sidebar"))
    #expect(!run.output.contains("window/single-scene"))
  }

  @Test func anAppIsChosen() async throws {
    let run = try await Macward.run(
      "scaffold", Repository.sample("DeepTabs"), Repository.sample("FlatTabs"), "--all", "--app",
      "flattabs")
    #expect(run.status == 0 && run.output.hasPrefix("FlatTabs"))
    #expect(!run.output.contains("DeepTabs"))
  }

  @Test func theDeploymentTargetDecidesWhatIsChecked() async throws {
    let old = try await scaffold("--all", "--format", "patch", "--deployment-target", "16.4")
    let new = try await scaffold("--all", "--format", "patch", "--deployment-target", "18")
    #expect(old.output.contains("#available(macCatalyst 18.0, *)"))
    #expect(!new.output.contains("#available") && new.output.contains("mode = .tabSidebar"))
  }

  @Test func riskyEditsAreWrittenOnRequest() async throws {
    let project = try await ScaffoldProject("PostRoom", isRepository: false) {
      $0.replacing(" style=\"tripleColumn\"", with: "").replacing(
        " style=\"doubleColumn\"", with: ""
      )
      .replacing(" allowDoubleColumnStyle=\"YES\"", with: "")
    }
    let rule = ["--rule", "split-view/classic-style"]
    let options = ["scaffold", project.path, "--all"] + rule
    let careful = try await Macward.start(options, in: project.root)
    let risky = try await Macward.start(options + ["--risky"], in: project.root)
    #expect(!careful.output.contains("allowDoubleColumnStyle"))
    #expect(risky.output.contains("(risky)") && risky.output.contains("allowDoubleColumnStyle"))
    // The patch for everything has nothing that is risky.
    let patch = try await Macward.start(
      options + ["--risky", "--format", "patch"], in: project.root)
    #expect(!patch.output.contains("allowDoubleColumnStyle"))
  }

  @Test(arguments: [
    ("--rule", "tab-bar/to-sidebr", "there is no rule “tab-bar/to-sidebr”; did you mean"),
    ("--rule", "menues", "there is no rule “menues”"),
    ("--app", "Deep", "there is no app “Deep” here; there are DeepTabs."),
    ("--app", "Shallow", "there is no app “Shallow” here"),
    ("--structure", "P01-ts-gb1", "there is no structure “P01-ts-gb1” here; did you mean"),
    ("--deployment-target", "new", "“new” is not a version; write one such as 16 or 16.4."),
    ("--deployment-target", "16.x", "is not a version"),
    ("--platform", "uikit", "uikit"), ("--format", "html", "html"),
  ])
  func unknownNamesAreErrors(_ option: String, _ value: String, _ message: String) async throws {
    let run = try await scaffold("--all", option, value)
    #expect(run.status != 0 && run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
