import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// How people turn pages (How-Decisions-Are-Made.md#pages).
@Suite struct WorkedPages {
  private static func pages(
    _ description: String, _ gate: String, _ app: App, _ outcome: Outcome,
    _ confidence: DecisionConfidence = .likely, _ kind: SubjectKind = .pageControl,
    _ object: String = "dots"
  ) -> DecisionCase {
    DecisionCase(
      "\(description): \(outcome)", app, kind, object, is: outcome, confidence, by: gate)
  }

  private static func dots(_ count: Int? = nil, besides views: String...) -> App {
    App(SceneSketch.screen("home").holding(views.joined() + pageControl("dots", pages: count)))
  }

  private static let buttons = "page-control/next-previous"
  private static let commands = "page-control/view-menu-commands"
  private static let own = ["pages-by-the-user": true]

  @Test(arguments: [
    pages(
      "a first run", "first-run",
      App(.screen("intro").ofClass("Intro").holding(pageControl("dots"))), "continue"
    )
    .advising("page-control/onboarding", "note").notAdvising(buttons, commands).bringing(),
    pages(
      "a sheet", "in-sheet", App.sheet.with(.screen("sheet").holding(pageControl("dots"))),
      "arrows"
    )
    .advising("page-control/in-sheet", "next-previous-buttons").notAdvising(buttons, commands)
    .bringing("View: Next Page ⌘→", "View: Previous Page ⌘←"),
    pages("a carousel", "carousel", dots(besides: paging("s", height: 399)), "arrows")
      .notAdvising(buttons, commands).bringing(),
    pages(
      "half the screen", "turn-pages", dots(besides: paging("s", height: 400)),
      "next-and-previous"),
    pages("ten pages", "turn-pages", dots(10), "next-and-previous")
      .advising(buttons, "next-previous-buttons").advising(commands, "next-previous-commands")
      .notAdvising("page-control/too-many-pages")
      .asking("pages-by-the-user").offering("sidebar-list", "grid")
      .bringing("View: Next Page ⌘→", "View: Previous Page ⌘←"),
    pages("eleven pages", "many-pages", dots(11), "grid").offering("sidebar-list")
      .advising("page-control/too-many-pages", "note"),
    pages("made by people", "turn-pages", dots(), "sidebar-list").answering(own)
      .advising(commands, "next-previous-commands").asking()
      .bringing("View: Next Page ⌘→", "View: Previous Page ⌘←"),
    pages("made by the app", "turn-pages", dots(), "next-and-previous")
      .answering(["pages-by-the-user": false]).asking(),
    pages("on the Mac", "turn-pages", dots(), "next-and-previous")
      .advising("page-control/mac-idiom-crash", "note"),
    pages("a launch screen", "launch-screen", dots().asLaunchScreen, "none", .certain),
    pages(
      "nothing around", "nothing-around", App(.screen("home")).with(.pages("book")), "none",
      .undecided, .pageView, "book"),
    pages(
      "a class", "turn-pages", App(.screen("home")).with(.pages("book").ofClass("Book")),
      "next-and-previous", .likely, .pageView, "book"),
    pages(
      "paging", "turn-pages", App(.screen("home").holding(paging("scroll"))),
      "next-and-previous", .likely, .pagingView, "scroll"),
  ])
  func theRows(_ entry: DecisionCase) throws { try entry.checkInBothEditions() }

  @Test(arguments: [
    pages(
      "Weather's cities", "turn-pages",
      App(
        .stack("nav", "city"), SceneSketch.screen("city").holding(paging("s"), pageControl("dots"))),
      "sidebar-list"
    )
    .answering(own).bringing("View: Next Page ⌘→", "View: Previous Page ⌘←"),
    pages(
      "Stocks' stories", "turn-pages",
      App.stocks.with(SceneSketch.screen("story").holding(pageControl("dots"))), "next-and-previous"
    )
    .bringing(
      "View: Next Page ⌘→", "View: Previous Page ⌘←", "View: Back ⌘[", "View: Show Sidebar ⌃⌘S"),
  ])
  func appsOfKnownShape(_ entry: DecisionCase) throws { try entry.checkInBothEditions() }

  @Test func theCommandsAreNamedAfterWhatAPageIsSoThatIsAsked() throws {
    let found = try Self.dots().advice().recommendations(of: Self.commands).first
    #expect(found?.question?.id == "page-noun")
  }
}
