import MigrationStrategy
import RuleCatalogue
import Testing

@Suite("Back, pages and segments")
struct BackAndPageTests {
  private static func back(
    _ gate: String, _ app: App, _ outcome: String, _ confidence: Confidence = .certain
  ) -> DecisionCase {
    var entry = DecisionCase(
      "\(gate): \(outcome)", app, .navigationStack, "nav", is: outcome, confidence, by: gate)
    entry.procedure = "deep-stack"
    return entry
  }

  private static func pages(
    _ gate: String, _ app: App, _ outcome: String, _ confidence: Confidence = .likely
  ) -> DecisionCase {
    DecisionCase(
      "\(gate): \(outcome)", app, .pageControl, "dots", is: outcome, confidence, by: gate)
  }

  private static func segmented(
    _ gate: String, _ app: App, _ outcome: String, _ confidence: Confidence = .likely
  ) -> DecisionCase {
    DecisionCase(gate, app, .segmentedControl, "choice", is: outcome, confidence, by: gate)
  }

  private static let steps = App(
    .stack("nav", "a"), .screen("a", .show("b")), .screen("b", .show("c")),
    .screen("c", .show("d")), .screen("d"))

  private static func dots(_ count: Int? = nil, besides views: String...) -> App {
    App(Piece.screen("home").holding(views.joined() + pageControl("dots", pages: count)))
  }

  @Test(
    "How people get back hangs on what lies below the first screen",
    arguments: [
      back("nothing-pushed", App.listAndDetail.with(.list("list")), "none"),
      back("back", .listAndDetail, "back"), back("one-way", steps, "wizard", .likely),
      back("far-too-deep", steps.with(.list("a", .show("b"))), "flatten", .likely),
      back("far-too-deep", steps.with(.screen("a", .show("b"), .show("c"))), "flatten", .likely),
      back("back", steps.with(.screen("c")), "back"),
      back(
        "list-in-between",
        App.listAndDetail.with(.list("list", .show("two"))).with(.list("two", .show("detail"))),
        "third-column", .likely),
      back(
        "back",
        App.twoLists.with(.split("split", "nav", "detail")).with(.stack("nav", "list")), "back"),
      back(
        "not-a-window",
        App.listAndDetail.with(.screen("home", .present("nav"))).with { $0.initial = "home" },
        "none"),
      back(
        "not-a-window", App.listAndDetail.with(.stack("nav", "list").titled("Settings")), "none"),
      back("back", App.listAndDetail.with(.stack("nav", nil)), "back"),
      back("ring", App.listAndDetail.with(.screen("detail", .show("list"))), "back"),
      back("ring", App.listAndDetail.with(.list("list", .show("list"))), "back"),
    ])
  func deepStack(_ entry: DecisionCase) throws { try entry.check() }

  @Test(
    "How people turn pages hangs on what the pages are",
    arguments: [
      pages("launch-screen", dots().asLaunchScreen, "none", .certain),
      pages("turn-pages", dots(), "next-and-previous"),
      pages("turn-pages", dots(10), "next-and-previous"), pages("many-pages", dots(11), "grid"),
      pages("carousel", dots(besides: paging("scroll", height: 200)), "arrows"),
      pages(
        "first-run", App(.screen("intro").ofClass("Intro").holding(pageControl("dots"))), "continue"
      ),
      pages("first-run", App.sheet.with(.screen("sheet").holding(pageControl("dots"))), "continue"),
      DecisionCase(
        "nothing around", App(.screen("home")).with(.pages("book")), .pageView, "book", is: "none",
        .undecided, by: "nothing-around"),
      DecisionCase(
        "a class", App(.screen("home")).with(.pages("book").ofClass("Book")), .pageView, "book",
        is: "next-and-previous", .likely, by: "turn-pages"),
      DecisionCase(
        "paging", App(.screen("home").holding(paging("scroll"))), .pagingView, "scroll",
        is: "next-and-previous", .likely, by: "turn-pages"),
    ])
  func pageTurning(_ entry: DecisionCase) throws { try entry.check() }

  @Test("Pages that people make themselves could be a list in a sidebar")
  func ownPages() throws {
    let decision = try Self.dots().advice().decision(.pageControl)
    #expect(decision.alternatives.map(\.outcome) == ["sidebar-list"])
    #expect(decision.questions.map(\.id) == ["pages-by-the-user"])
  }

  @Test(
    "A segmented control becomes something else when it switches between screens",
    arguments: [
      segmented("keep", App(.screen("home").holding(segments("choice", "A", "B"))), "keep"),
      segmented(
        "momentary",
        App(.screen("home").holding(segments("choice", "A", attributes: "momentary=\"YES\""))),
        "keep", .certain),
      segmented(
        "switches-a-pane",
        App(.screen("home").holding(segments("choice", "A", "B"), container("x"), container("y")))
          .with(.screen("x")).with(.screen("y")), "tab-view-in-place"),
      segmented(
        "switches-the-window",
        App(
          .screen("home").navigationItem(nil, segments("choice", "A", "B"))
            .holding(container("x"), container("y"))), "segmented-control"),
      segmented(
        "launch-screen",
        App(.screen("home").holding(segments("choice", "A"))).asLaunchScreen, "ignore", .certain),
    ])
  func segmentedControls(_ entry: DecisionCase) throws { try entry.check() }
}
