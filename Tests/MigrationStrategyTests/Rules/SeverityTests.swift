import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// Severities and silences.
@Suite struct SeverityTests {
  private static let hidden = App.listAndDetail
    .with(.stack("nav", "list").with("navigationBarHidden=\"YES\""))
  private static let untitled = App.flatTabs("A", "B", "C").with(.screen("tab2"))

  @Test(arguments: [
    (
      "split-view/nested-or-pushed", App.columns.with(.screen("home", .show("split"))),
      Severity.required
    ),
    ("split-view/nested-or-pushed", App.columns.with(.stack("nav", "split")), .required),
    ("split-view/nested-or-pushed", App.columns.with(.tabs("bar", "split")), .recommended),
    ("split-view/nested-or-pushed", App.columns.with(.split("outer", "split")), .recommended),
    ("tab-bar/title-missing", untitled, .recommended),
    (
      "tab-bar/title-missing", untitled.with(.screen("tab2").navigationItem("Settings")),
      .recommended
    ),
    (
      "tab-bar/title-missing",
      untitled.with(.screen("home", .present("bar"))).with {
        $0.initial = "home"
        $0.scenes.append(contentsOf: ["x", "y", "z"].map { SceneSketch.screen($0) })
        $0.scenes.append(.screen("other", .show("x"), .show("y"), .show("z")))
      }.with(.screen("home", .present("bar"), .show("other"))), .recommended
    ),
    ("tab-bar/to-sidebar", .findMy, .recommended),
    ("tab-bar/to-sidebar", .deepScreens, .recommended),
    ("tab-bar/to-sidebar", .flatTabs("A", "B", "C", "D", "E"), .consider),
    ("tab-bar/to-segmented-control", .clock, .consider),
    ("tab-bar/to-segmented-control", .mapAndList, .recommended),
    ("project/navigation-not-in-storyboards", .sheet, .consider),
    ("navigation-stack/back-in-toolbar", .listAndDetail, .recommended),
    ("navigation-stack/hidden-nav-bar", hidden, .recommended),
    ("window/single-scene", .editor, .consider),
  ])
  func aSeverityIsRaisedWhereMoreIsAtStake(_ rule: String, _ app: App, _ severity: Severity) throws
  {
    #expect(try app.advice().recommendations(of: rule).map(\.severity) == [severity])
  }

  @Test(arguments: [true, false])
  func pageDotsOnAPresentedScreenEndTheAppInTheMacIdiom(_ isMac: Bool) throws {
    let app = App.sheet.with(.screen("sheet").holding(pageControl("dots")))
    var project = app.graph.project
    if isMac { project.apps = RuleExamples.projects(of: "project/ui-idiom").flatMap(\.apps) }
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    let found = advice.recommendations(of: "page-control/mac-idiom-crash")
    #expect(found.map(\.severity) == [isMac ? .required : .recommended])
    #expect(advice.objects(foundBy: "page-control/onboarding") == [])
    #expect(advice.objects(foundBy: "page-control/next-previous") == [])
    #expect(advice.objects(foundBy: "page-control/view-menu-commands") == [])
  }

  @Test func aStackWithoutItsBarIsReportedOnce() throws {
    let advice = try Self.hidden.advice()
    #expect(advice.objects(foundBy: "navigation-stack/hidden-nav-bar") == ["nav"])
    #expect(advice.objects(foundBy: "navigation-stack/back-in-toolbar") == [])
    #expect(advice.objects(foundBy: "navigation-stack/go-commands") == ["nav"])
  }

  @Test func aLaunchScreenAndAnAppWithoutDocumentsGetNoAdviceOnStructures() throws {
    let rules = Set(try App.deepTabs("A", "B").asLaunchScreen.advice().recommendations.map(\.rule))
    #expect(rules == ["project/navigation-not-in-storyboards"])
    let empty = App.sheet.with { $0.scenes = [] }
    #expect(try empty.advice().subjects.all.map(\.kind) == [.project, .document])
  }

  @Test func recommendationsStandInTheOrderOfTheSubjects() throws {
    let subjects = try FactTests.everything.advice().recommendations.map(\.subject)
    #expect(subjects == subjects.sorted())
  }

  @Test func numbersAndNounsAreWrittenOut() {
    #expect([-2, 0, 3].map(signed) == ["−2", "0", "+3"])
    #expect(counted(1, "scene") == "1 scene")
    #expect(counted(0, "scene") == "0 scenes")
    #expect(quoted("A") == "“A”")
  }
}
