import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What bars hold.
@Suite struct BarFactTests {
  private static func item(_ attributes: String, _ inside: String = "") -> String {
    "<barButtonItem key=\"rightBarButtonItem\" id=\"item\" \(attributes)>\(inside)</barButtonItem>"
  }
  private static let action =
    "<connections><action selector=\"act:\" destination=\"home\" id=\"act\"/></connections>"

  private static func home(_ item: String, _ scene: SceneSketch = .screen("home")) -> App {
    App(scene.navigationItem("Home", item))
  }

  @Test(
    arguments: [
      (home(item("title=\"Go\"", action)), "“Go”"),
      (home(item("title=\"Go\"")), nil),
      (home(item("title=\"Go\""), outlet), "“Go”"),
      (home(item("title=\"Go\" enabled=\"NO\""), outlet), nil),
      (home(item("systemItem=\"edit\"", action)), "“Edit”"),
      (home(item("systemItem=\"edit\"", action), .list("home")), nil),
      (home(item("title=\"Settings\"", action)), nil),
      (
        home(
          item("title=\"Go\"", action),
          .screen("home").holding("<view customClass=\"MapARView\" id=\"ar\"/>")), nil
      ),
    ] as [(App, String?)])
  func aButtonDoesSomethingWhenItIsConnectedOrWhenCodeHasAnOutletToIt(
    _ app: App, _ expected: String?
  ) throws {
    let facts = try app.advice().subject(.scene, "home").facts
    #expect(facts[.barItems] == .count(expected == nil ? 0 : 1))
    if let expected { #expect(facts[.barButtons] == .text(expected)) }
  }

  private static let outlet = SceneSketch.screen("home").withOutlet(to: "item")

  @Test func viewsInABottomBarAreNamedByTheirKindAndOnlyButtonsCount() throws {
    let slider = Self.item("", "<slider key=\"customView\" id=\"s\"/>")
    let segments = Self.item(
      "",
      "<segmentedControl key=\"customView\" id=\"c\"><segments><segment title=\"A\"/>"
        + "<segment title=\"B\"/></segments></segmentedControl>")
    let bar =
      "<toolbar id=\"bar\"><items>\(Self.item("title=\"Mode\"", Self.action))\(slider)"
      + "\(segments)</items></toolbar>"
    let facts = try App(.screen("home").holding(bar)).advice().subject(.scene, "home").facts
    #expect(facts[.bottomBarItems] == .count(1))
    #expect(
      facts[.bottomBarTitles]
        == .text("the toolbar holds “Mode”, a slider and segments (“A”, “B”)"))
  }

  @Test func besideCancelWhatIsDrawnAsTheOneThatConfirmsEndsASheet() throws {
    let items =
      "<barButtonItem key=\"leftBarButtonItem\" systemItem=\"cancel\" id=\"c\"/>"
      + Self.item("title=\"Apply\" style=\"done\"")
    let facts = try App.sheet.with(.screen("sheet").navigationItem("S", items)).advice()
      .subject(.scene, "sheet").facts
    #expect(
      facts[.endingItems] == .text("these buttons in its navigation bar: Cancel, Apply"))
  }

  @Test func whatAScreenEmbedsIsAPartOfItAndNoFurtherScreen() throws {
    let app = App.sheet.with(.screen("sheet").holding(container("one"), container("two")))
      .with(.screen("one")).with(.screen("two"))
    #expect(try app.advice().subject(.scene, "sheet").facts[.modalScreens] == .count(1))
  }

  @Test func settingsOfWhatIsShownStayWithItAPopoverBringsNoSettingsWindow() throws {
    let segue = connections([SegueSketch(kind: "popoverPresentation", destination: "sheet")])
    let app = App.sheet.with(
      .screen("home").navigationItem("H", Self.item("title=\"Settings\"", segue)))
    #expect(try app.advice().objects(foundBy: "toolbar/settings-button") == [])
  }
}

extension SceneSketch {
  /// The scene with an outlet of its controller.
  fileprivate func withOutlet(to id: String) -> SceneSketch {
    var scene = self
    scene.items.append(
      "<connections><outlet property=\"button\" destination=\"\(id)\" id=\"outlet\"/></connections>"
    )
    return scene
  }
}
