import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Facts of projects, scenes and views.
@Suite struct ViewFactTests {
  private static func project(_ app: App, _ fact: AnyFact, _ value: FactValue) -> FactCase {
    FactCase(app, .project, "", fact, value)
  }

  private static func scene(_ app: App, _ fact: AnyFact, _ value: FactValue) -> FactCase {
    FactCase(app, .scene, "sheet", fact, value)
  }

  private static let main = "<key>UIMainStoryboardFile</key><string>Main</string>"
  private static let extended = "<key>NSExtension</key><dict/>"

  private static func holding(_ views: String, _ name: String = "Photos") -> App {
    App(SceneSketch.screen("home").ofClass(name).holding(views))
  }

  @Test(arguments: [
    project(.sheet, .hasIOSScenes, .flag(true)), project(.sheet, .hasTVOSScenes, .flag(false)),
    project(App.sheet.onTV, .hasTVOSScenes, .flag(true)),
    project(App.sheet.asLaunchScreen, .hasIOSScenes, .flag(false)),
    project(App.sheet.asLaunchScreen, .contents, .text("only launch screens")),
    project(App.sheet.and("Panel.xib"), .contents, .text("2 scenes in 1 storyboard and 1 xib")),
    project(.sheet, .showsNavigation, .flag(false)),
    project(.listAndDetail, .showsNavigation, .flag(true)),
    project(.sheet, .entryIsKnown, .flag(true)),
    project(App.sheet.with { $0.initial = nil }, .entryIsKnown, .flag(false)),
    project(.sheet, .supportsMultipleScenes, .word("unknown")),
    project(App.sheet.withWindows(true), .supportsMultipleScenes, .word("yes")),
    project(App.sheet.withWindows(false), .supportsMultipleScenes, .word("no")),
    project(
      App.sheet.withWindows(false).withWindows(true), .supportsMultipleScenes, .word("yes")),
    project(
      App.sheet.withWindows(true, tabs: true).withWindows(true, tabs: false),
      .supportsTabbedScenes, .word("no")),
    project(App.sheet.withWindows(true), .opensDocuments, .flag(false)),
    project(
      App.sheet.saying(
        "<key>UIMainStoryboardFile</key><string>Main</string>"
          + "<key>CFBundleDocumentTypes</key><array/>"), .opensDocuments, .flag(true)),
  ])
  func aProjectIsKnownByItsDocumentsAndPropertyLists(_ entry: FactCase) throws { try entry.check() }

  @Test(arguments: [
    scene(.sheet, .hasTitle, .flag(false)), scene(.sheet, .isModal, .flag(true)),
    scene(App.sheet.with(.screen("sheet").navigationItem("New")), .title, .text("New")),
    scene(App.sheet.with(.screen("sheet").titled("Préférences")), .isSettings, .flag(true)),
    scene(.sheet, .isWindowRoot, .flag(false)),
    FactCase(.sheet, .scene, "home", .isWindowRoot, .flag(false)),
    FactCase(.sheet.saying(main), .scene, "home", .isWindowRoot, .flag(true)),
    FactCase(.sheet.saying(main + extended), .scene, "home", .isWindowRoot, .flag(false)),
    FactCase(
      .listAndDetail.saying(main), .scene, "nav", .isWindowRoot, .flag(false)),
    FactCase(
      .listAndDetail.saying(main), .scene, "list", .isWindowRoot, .flag(true)),
    FactCase(.listAndDetail, .scene, "detail", .opensFromList, .flag(true)),
    FactCase(.listAndDetail, .scene, "list", .opensFromList, .flag(false)),
    scene(
      App.sheet.with(
        .screen("sheet").beside("<swipeGestureRecognizer direction=\"left\" id=\"swipe\"/>")),
      .hasSwipe, .flag(true)),
  ])
  func aSceneIsKnownByItsTitleAndHowItIsReached(_ entry: FactCase) throws { try entry.check() }

  @Test(arguments: [
    FactCase(holding(pageControl("p", pages: 5)), .pageControl, "p", .pageCount, .count(5)),
    FactCase(holding(pageControl("p")), .pageControl, "p", .pageCount, .count(0)),
    FactCase(
      holding(pageControl("p"), "IntroPage"), .pageControl, "p", .isOnboarding, .flag(true)),
    FactCase(holding(pageControl("p")), .pageControl, "p", .isOnboarding, .flag(false)),
    FactCase(
      holding(paging("s", height: 300) + pageControl("p")), .pageControl, "p", .isCarousel,
      .flag(true)),
    FactCase(holding(paging("s", height: 399)), .pagingView, "s", .isCarousel, .flag(true)),
    FactCase(holding(paging("s", height: 400)), .pagingView, "s", .isCarousel, .flag(false)),
    FactCase(
      holding(container("book", height: 200)).with(.pages("book")), .pageView, "book",
      .isCarousel, .flag(true)),
    FactCase(
      holding(container("book", height: 600)).with(.pages("book")), .pageView, "book",
      .isCarousel, .flag(false)),
  ])
  func pagesAreKnownByTheirNumberTheirNamesAndTheirSize(_ entry: FactCase) throws {
    try entry.check()
  }

  @Test func aPageControlSpeaksForTheViewThatMovesBesideIt() throws {
    let advice = try Self.holding(paging("scroll") + pageControl("dots")).advice()
    #expect(advice.subjects.ids(of: .pagingView).isEmpty)
  }

  @Test(arguments: [
    FactCase(
      holding(segments("c", "A", "B", "C")), .segmentedControl, "c", .segmentCount, .count(3)),
    FactCase(
      holding(segments("c", "A", "B", attributes: "momentary=\"YES\"")), .segmentedControl, "c",
      .isMomentary, .flag(true)),
    FactCase(
      holding(segments("c", "A", "B") + container("x") + container("y")), .segmentedControl, "c",
      .swapsViews, .flag(true)),
    FactCase(
      holding(segments("c", "A", "B") + container("x")), .segmentedControl, "c", .swapsViews,
      .flag(false)),
    FactCase(
      App(.screen("home").navigationItem(nil, segments("c", "A"))), .segmentedControl, "c",
      .isInTitleBar, .flag(true)),
    FactCase(holding(segments("c", "", "B")), .segmentedControl, "c", .titles, .list(["B"])),
  ])
  func aSegmentedControlIsKnownByItsSegmentsAndItsPlace(_ entry: FactCase) throws {
    try entry.check()
  }

  /// A view with a frame, or without one.
  private static func view(_ name: String, _ top: Int?, height: Int = 20) -> String {
    let frame = top.map {
      "<rect key=\"frame\" x=\"0\" y=\"\($0)\" width=\"9\" height=\"\(height)\"/>"
    }
    return "<\(name) id=\"\(name)\(top ?? 0)\">\(frame ?? "")</\(name)>"
  }

  @Test(arguments: [
    ([view("label", 100)], 0), ([view("label", 220)], 1), ([view("label", 221)], 0),
    ([view("label", 180)], 1), ([view("label", 179)], 0), ([view("label", nil)], 1), ([], 0),
    // A tall one reaches further down than those that begin below its top.
    ([view("label", 10), view("label", 0, height: 500), view("label", 100)], 1),
  ])
  func aSwitchHasALabelWhereOneStandsBesideIt(_ labels: [String], _ count: Int) throws {
    let views = labels.joined() + Self.view("switch", 200)
    let box = "<view id=\"box\"><subviews>\(views)</subviews></view>"
    let document = try Self.holding(box).advice().subject(.document)
    #expect(document.facts[.labelledSwitches] == .count(count))
  }
}
