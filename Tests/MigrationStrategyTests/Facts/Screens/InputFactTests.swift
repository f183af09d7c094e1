import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// How people operate screens, and how much room things take.
@Suite struct InputFactTests {
  private static let tap = "<tapGestureRecognizer id=\"tap\"/>"
  private static let gestures =
    "<connections><outletCollection property=\"gestureRecognizers\" destination=\"tap\"/></connections>"

  private static func scene(
    _ view: String, beside: String = tap, _ fact: AnyFact, _ value: FactValue
  ) -> FactCase {
    FactCase(
      App(.screen("screen").holding(view).beside(beside)), .scene, "screen", fact, value)
  }

  @Test(arguments: [
    scene("<imageView id=\"image\">\(gestures)</imageView>", .gesturedViews, .count(1)),
    scene("<imageView id=\"image\"/>", .gesturedViews, .count(0)),
    scene("<button id=\"button\">\(gestures)</button>", .gesturedViews, .count(0)),
    scene(
      "<view customClass=\"Card\" id=\"card\">\(gestures)</view>", .gesturedViews, .count(0)),
    scene("<button id=\"button\"/>", .isFocusable, .flag(true)),
    scene("<imageView id=\"image\"/>", .isFocusable, .flag(false)),
    scene(
      "<view id=\"x\"/>", beside: "<rotationGestureRecognizer id=\"tap\"/>", .multiTouchGestures,
      .count(1)),
    scene("<view id=\"x\"/>", .multiTouchGestures, .count(0)),
    scene(
      "<textField id=\"x\"><textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/></textField>",
      .hasSecureField, .flag(true)),
    scene("<textField id=\"x\"/>", .hasSecureField, .flag(false)),
    scene("<textField id=\"x\"/>", .textFields, .count(1)),
    scene("<button id=\"b\">\(height(30))</button>", .smallControls, .count(1)),
    scene("<button id=\"b\">\(height(60))</button>", .smallControls, .count(0)),
  ])
  func documentsShowHowPeopleOperateScreens(_ entry: FactCase) throws { try entry.check() }

  private static func height(_ points: Int) -> String {
    "<constraints><constraint firstAttribute=\"height\" constant=\"\(points)\" id=\"c\"/></constraints>"
  }

  @Test(arguments: [
    FactCase(.flatTabs("Live", "DVR", "Movies"), .tabBar, "bar", .liveTabs, .count(2)),
    FactCase(.flatTabs("Live", "DVR", "Movies"), .tabBar, "bar", .hasLiveTabsFirst, .flag(true)),
    FactCase(.flatTabs("Movies", "Live"), .tabBar, "bar", .hasLiveTabsFirst, .flag(false)),
    FactCase(.flatTabs("Films", "Music"), .tabBar, "bar", .tabRowWidth, .count(290)),
    FactCase(.flatTabs("Films", "Music"), .tab, "tab1", .hasTabImage, .flag(false)),
    FactCase(.flatTabs("Films", "Music"), .tab, "tab1", .tabTitleLength, .count(5)),
  ])
  func titlesShowHowMuchRoomTheyTake(_ entry: FactCase) throws { try entry.check() }

  @Test func twoTabsMayHaveTheSameImage() throws {
    let app = App.flatTabs("One", "Two").with(.screen("tab1").tab("One", image: "star"))
      .with(.screen("tab2").tab("Two", image: "star"))
    #expect(try app.advice().subject(.tab, "tab1").facts[.sharesTabImage] == true)
  }

  @Test(arguments: [
    ("white=\"1\" alpha=\"1\"", true), ("red=\"0.5\" green=\"0\" blue=\"0\" alpha=\"1\"", true),
    ("white=\"0\" alpha=\"0.0\"", false), ("systemColor=\"systemBackgroundColor\"", false),
  ])
  func aFixedColorHidesWhatIsBehind(_ attributes: String, _ isOpaque: Bool) throws {
    let view = "<view key=\"view\" id=\"v\"><color key=\"backgroundColor\" \(attributes)/></view>"
    let app = App(SceneSketch(element: "viewController", id: "screen", items: [view]))
    #expect(try app.advice().subject(.scene, "screen").facts[.hasOpaqueBackground] == isOpaque)
  }
}
