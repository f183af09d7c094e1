import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// The facts that the advice for iPad and Apple Watch asks for.
struct TargetFactTests {
  @Test(arguments: [
    FactCase(.topics, .tabBar, "bar", .sectionedTabs, .count(1)),
    FactCase(.topics, .tab, "tab4", .leadsToList, .flag(true)),
    FactCase(.topics, .tab, "tab1", .leadsToList, .flag(false)),
    FactCase(.topics, .tabBar, "bar", .deepListShare, .word("half")),
    FactCase(.deepTabs("A", "B"), .tabBar, "bar", .sectionedTabs, .count(0)),
    FactCase(.deepTabs("A", "B"), .tabBar, "bar", .deepListShare, .word("none")),
    FactCase(.topics, .tab, "tab4", .fixedRows, .count(2)),
    FactCase(.followedTopics, .tab, "tab4", .fixedRows, .count(0)),
    FactCase(.recipes, .navigationStack, "nav", .rootIsCollection, .flag(true)),
    FactCase(.mailboxes, .navigationStack, "nav", .rootIsCollection, .flag(false)),
    FactCase(.flatTabs("Timer", "Other"), .tab, "tab1", .isGlance, .flag(true)),
    FactCase(.flatTabs("Timer", "Other"), .tab, "tab2", .isGlance, .flag(false)),
  ])
  func sections(_ entry: FactCase) throws { try entry.check() }

  private static let fixedRows =
    "<tableView key=\"view\" dataMode=\"static\" id=\"t\"><cells>"
    + (1...3).map { row in
      "<tableViewCell id=\"c\(row)\"><connections>"
        + "<segue kind=\"\(row < 3 ? "show" : "presentation")\" destination=\"d\" id=\"s\(row)\"/>"
        + "</connections></tableViewCell>"
    }.joined() + "</cells></tableView>"

  @Test func rowsThatTheDocumentFixes() throws {
    let app = App(
      .tabs("bar", "rows", "d"),
      SceneSketch(element: "tableViewController", id: "rows", items: [Self.fixedRows]).tab("Rows"),
      .screen("d").tab("D"))
    try FactCase(app, .tab, "rows", .fixedRows, .count(2)).check()
    try FactCase(app, .tab, "d", .fixedRows, .count(0)).check()
  }

  @Test func disabledTextFieldsTakeNoText() throws {
    let fields = "<textField id=\"a\"/><textField enabled=\"NO\" id=\"b\"/>"
    try FactCase(
      App(.screen("home").holding(fields)), .scene, "home", .textFields, .count(1)
    ).check()
  }

  @Test(arguments: [
    ("<segmentedControl key=\"titleView\" id=\"s\"/>", "segments"),
    ("<searchBar key=\"titleView\" id=\"s\"/>", "search-field"),
    ("<view key=\"titleView\" id=\"s\"/>", "other"), ("", "none"),
  ])
  func whatStandsInPlaceOfATitle(_ view: String, _ word: String) throws {
    let app = App(
      .tabs("bar", "nav", "two"), .stack("nav", "root").tab("One"),
      .screen("root").navigationItem("A title of its own", view), .screen("two").tab("Two"))
    try FactCase(app, .tab, "nav", .titleView, .word(word)).check()
    try FactCase(app, .tab, "nav", .titleLength, .count(18)).check()
  }

  @Test func theFullerSideOfABar() throws {
    let items = ["A", "B", "C"].map { "<barButtonItem title=\"\($0)\" id=\"i\($0)\"/>" }.joined()
    let app = App(
      .tabs("bar", "nav", "two"), .stack("nav", "root").tab("One"),
      .screen("root").navigationItem(
        nil,
        "<barButtonItem key=\"leftBarButtonItem\" title=\"L\" id=\"l\"/>"
          + "<rightBarButtonItems>\(items)</rightBarButtonItems>"),
      .screen("two").tab("Two"))
    try FactCase(app, .tab, "nav", .sideItems, .count(3)).check()
    try FactCase(app, .tab, "two", .sideItems, .count(0)).check()
  }

  @Test(arguments: [
    ("Camera", true), ("SignInScreen", true), ("WelcomeScreen", true), ("EditorScreen", false),
  ])
  func whatNeedsTheWholeScreen(_ name: String, _ needs: Bool) throws {
    let app = App.sheet.with(.screen("sheet").ofClass(name))
    try FactCase(app, .scene, "sheet", .needsWholeScreen, .flag(needs)).check()
  }

  @Test(arguments: [("16", "50", true, 1), ("16", "50", false, 0), ("90", "50", true, 0)])
  func viewsBelowTheWindowControls(
    _ x: String, _ y: String, _ hidesBar: Bool, _ count: Int
  ) throws {
    let button =
      "<button id=\"b\"><rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"44\" height=\"44\"/></button>"
    let stack = SceneSketch.stack("nav", "home")
    let app = App(
      hidesBar ? stack.with("navigationBarHidden=\"YES\"") : stack,
      SceneSketch.empty("home").holding(button))
    try FactCase(app, .scene, "home", .cornerViews, .count(count)).check()
  }

  @Test(arguments: [("", 1), ("widthSizable=\"YES\"", 0)])
  func scenesForOneSize(_ mask: String, _ count: Int) throws {
    let labels = (1...5).map {
      "<label id=\"l\($0)\"><autoresizingMask key=\"autoresizingMask\" \(mask)/></label>"
    }
    var scene = SceneSketch.empty("home")
    scene.views = labels
    let advice = try App(scene).advice(on: "ipad")
    #expect(try advice.subject(.document).facts[.fixedScenes] == count)
    let many = advice.objects(foundBy: "to-ipados/fixed-layout").count
    #expect(many == count)
  }

  @Test(arguments: [
    (["Portrait"], "no"),
    (["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"], "yes"),
  ])
  func orientationsOfAPropertyList(_ names: [String], _ word: String) throws {
    let values = names.map { "<string>UIInterfaceOrientation\($0)</string>" }.joined()
    let app = App.clock.saying(
      "<key>UIMainStoryboardFile</key><string>Main</string>"
        + "<key>UISupportedInterfaceOrientations~ipad</key><array>\(values)</array>")
    let facts = try app.advice().subject(.project).facts
    #expect(facts[.supportsAllOrientations] == word)
    #expect(try App.clock.advice().subject(.project).facts[.supportsAllOrientations] == "unknown")
  }
}
