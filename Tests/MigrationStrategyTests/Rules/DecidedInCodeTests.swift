import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

/// What documents say and code takes back.
@Suite struct DecidedInCodeTests {
  private static func judge(_ app: App, _ code: String, in file: String = "App.swift") throws
    -> Advice
  {
    var project = app.graph.project
    project.source = try evidence(of: code, in: file)
    return Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
  }

  private static func item(_ key: String, _ attributes: String) -> String {
    "<barButtonItem key=\"\(key)\" id=\"\(key)\" \(attributes)><connections>"
      + "<action selector=\"act:\" destination=\"sheet\" id=\"act-\(key)\"/></connections>"
      + "</barButtonItem>"
  }

  private static func screen(_ id: String, _ items: String, _ views: String...) -> SceneSketch {
    var scene = SceneSketch.screen(id).ofClass("Card").named("Card").navigationItem(nil, items)
    scene.views += views
    return scene
  }

  // MARK: Bars

  static let done = App.sheet.with(
    screen("sheet", item("rightBarButtonItem", "systemItem=\"done\"")))

  @Test(arguments: [
    ("override func viewDidLoad() { navigationItem.rightBarButtonItem = nil }", 0),
    (
      """
      override func viewDidLoad() {
        let edit = UIBarButtonItem(customView: a)
        navigationItem.rightBarButtonItems = [edit]
      }
      """, 1
    ),
    (
      """
      override func viewWillAppear(_ animated: Bool) {
        button = UIBarButtonItem(systemItem: .edit)
        self.navigationItem.rightBarButtonItem = self.button
      }
      """, 0
    ),
    ("override func viewDidLoad() { if a { navigationItem.rightBarButtonItem = nil } }", 1),
    ("override func viewDidLoad() { navigationItem.leftBarButtonItem = nil }", 1),
    ("override func viewDidLoad() { other.navigationItem.rightBarButtonItem = nil }", 1),
    ("override func viewDidLoad() { navigationItem.rightBarButtonItem = doneOutlet }", 1),
    ("func hide() { navigationItem.rightBarButtonItem = nil }", 1),
  ])
  func itemsThatCodeAlwaysReplacesAreGone(_ function: String, _ count: Int) throws {
    let advice = try Self.judge(Self.done, "class Card: UIViewController { \(function) }")
    #expect(advice.recommendations(of: "modal/dismiss-position").count == count)
  }

  @Test func itemsThatObjectiveCReplacesAreGone() throws {
    let code = """
      @implementation Card
      - (void)viewDidLoad {
        self.edit = [[UIBarButtonItem alloc] initWithBarButtonSystemItem:UIBarButtonSystemItemEdit target:self action:nil];
        self.navigationItem.rightBarButtonItem = self.edit;
      }
      @end
      """
    let advice = try Self.judge(Self.done, code, in: "App.m")
    #expect(advice.objects(foundBy: "modal/dismiss-position").isEmpty)
  }

  @Test(arguments: [
    ("toolbarItems?.insert(item, at: 2)", "6 buttons in the storyboard, and code changes them"),
    ("toolbarItems = [a, b]", "6 buttons in the storyboard, and code changes them"),
    ("list.insert(item, at: 2)", "6 buttons in all"),
  ])
  func codeThatChangesBarsLeavesNoExactCount(_ statement: String, _ extent: String) throws {
    let items = (1...6).map { Self.item("rightBarButtonItem\($0)", "title=\"B\($0)\"") }
    let app = App(Self.screen("home", items.joined()))
    let advice = try Self.judge(app, "class Card: UIViewController { func a() { \(statement) } }")
    #expect(
      advice.recommendations(of: "toolbar/overcrowded").map(\.message)
        == ["The bars of Card hold \(extent)."])
  }

  /// What people see in a bar item is unknown where code gives it a view.
  @Test(arguments: [("button.customView = badge", 0), ("other.customView = badge", 1)])
  func itemsWithAViewFromCodeAreNotNamed(_ statement: String, _ count: Int) throws {
    let item = "<barButtonItem key=\"rightBarButtonItem\" id=\"item\" title=\"People\"/>"
    var scene = Self.screen("home", item)
    scene.items.append(
      "<connections><outlet property=\"button\" destination=\"item\" id=\"o\"/></connections>")
    let code = "class Card: UIViewController { func a() { \(statement) } }"
    let advice = try Self.judge(App(scene), code)
    #expect(advice.recommendations(of: "menu/toolbar-items-in-menu").count == count)
  }

  /// A title that code takes from data is replaced, but the class may say that it fits.
  @Test(arguments: [("RegionTVC", "Region"), ("PlaceTVC", "PlaceTVC")])
  func aTitleThatTheClassIsNamedAfterDescribesTheScreen(_ name: String, _ shown: String) throws {
    let app = App(.screen("home").ofClass(name).navigationItem("Region"))
    var project = app.graph.project
    project.source = try evidence(
      of: "class \(name): UIViewController { func viewDidLoad() { title = region.name } }")
    let graph = NavigationGraph(project)
    #expect(graph.name(of: try #require(graph.nodes.indices.first)) == shown)
  }

  @Test(arguments: [("GoneController", 0), ("Card", 1)])
  func aXibOfNoClassHasNoControls(_ owner: String, _ count: Int) throws {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch">
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
          <view id="view"><subviews><label id="l" text="Sound"/><switch id="s"/></subviews></view>
        </objects>
      </document>
      """
    guard case .document(let document) = DocumentReader().read(Array(xib.utf8), as: "Old.xib")
    else { throw CancellationError() }
    var project = App(.screen("home")).graph.project
    project.kind = .app
    project.documents.append(document)
    project.source = try evidence(of: "class Card: UIViewController {}")
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    #expect(advice.recommendations(of: "project/switch-as-checkbox").count == count)
  }

  @Test(arguments: [("forward", "Forward", ["Back", "Forward"]), ("act", "Open", ["Open"])])
  func backBesideForwardIsACommand(_ id: String, _ title: String, _ titles: [String]) throws {
    let bar =
      "<toolbar id=\"bar\"><items>\(Self.item("back", "title=\"Back\""))"
      + "\(Self.item(id, "title=\"\(title)\""))</items></toolbar>"
    let advice = try App(.screen("home").holding(bar)).advice()
    #expect(advice.recommendations(of: "menu/toolbar-items-in-menu").map(\.titles) == [titles])
  }

  @Test(
    arguments: [
      (["done"], nil, true), (["cancel", "save"], nil, false), (["cancel", "done"], nil, false),
      (["done"], "saveCard", false), (["done"], "close", true),
    ] as [([String], String?, Bool)])
  func whatPeopleCanSaveTakesInput(_ systemItems: [String], _ unwind: String?, _ isFound: Bool)
    throws
  {
    let segue = unwind.map {
      "<connections><segue destination=\"exit\" kind=\"unwind\" identifier=\"\($0)\" id=\"u\"/></connections>"
    }
    let items = systemItems.map {
      "<barButtonItem key=\"\($0)\" id=\"\($0)\" systemItem=\"\($0)\">\(segue ?? "")</barButtonItem>"
    }
    let sheet = Self.screen("sheet", items.joined())
      .with(attribute("modalPresentationStyle", "fullScreen"))
    let found = try App.sheet.with(sheet).advice()
      .objects(foundBy: "modal/full-screen-without-input")
    #expect(found == (isFound ? ["sheet"] : []))
  }

  @Test(arguments: [("formSheet", false), ("fullScreen", true)])
  func aStyleThatCodeSetsForIPadIsThatOfTheMac(_ style: String, _ isFound: Bool) throws {
    let app = App.sheet.sheet(SceneSketch.screen("sheet").ofClass("Note").coveringAll)
    let advice = try app.adviceWithCode(markers: [
      .sketch(.ownPresentationStyle, style, in: "Note")
    ])
    #expect(advice.objects(foundBy: "modal/full-screen") == (isFound ? ["sheet"] : []))
  }

  @Test func tabsThatTurnIntoASidebarKeepTheirState() throws {
    let app = App.deepTabs("Inbox", "Sent", "Drafts")
    let rule = "navigation-stack/keep-state"
    #expect(try app.adviceWithCode().objects(foundBy: rule) == ["bar"])
    let markers = [Marker.sketch(.tabBarMode, "tabSidebar")]
    #expect(try app.adviceWithCode(markers: markers).objects(foundBy: rule) == [])
  }

  // MARK: Segments

  @Test(arguments: [
    ("control.removeAllSegments()", "choices that code makes", 0),
    ("control.insertSegment(withTitle: a, at: 0, animated: false)", "choices that code makes", 0),
    ("control.selectedSegmentIndex = 0", "2 choices", 2),
  ])
  func segmentsThatCodeMakesAreNotThoseOfTheDocument(
    _ statement: String, _ choices: String, _ titles: Int
  ) throws {
    let control =
      "<segmentedControl key=\"titleView\" id=\"choice\"><segments><segment title=\"A\"/>"
      + "<segment title=\"B\"/></segments></segmentedControl>"
    let code = """
      class Base: UIViewController { func fill() { \(statement) } }
      class Card: Base {}
      """
    let found = try Self.judge(App(Self.screen("home", control)), code)
      .recommendations(of: "toolbar/segmented-title-view")
    #expect(
      found.map(\.message) == ["A segmented control in the navigation bar offers \(choices)."])
    #expect(found.map(\.titles.count) == [titles])
  }

  @Test(arguments: [
    ("Library.Pages", "", "choices that code makes"), ("UIViewController", "", "2 choices"),
    ("Pages", "@IBOutlet var control: UISegmentedControl!", "2 choices"),
  ])
  func aControlOfAClassThatIsNotReadMayHaveOtherSegments(
    _ parent: String, _ member: String, _ choices: String
  ) throws {
    let control =
      "<segmentedControl key=\"titleView\" id=\"choice\"><segments><segment title=\"A\"/>"
      + "<segment title=\"B\"/></segments><connections><action selector=\"a:\" "
      + "destination=\"home\" id=\"act\"/></connections></segmentedControl>"
    let app = App(Self.screen("home", control))
    let found = try Self.judge(app, "class Card: \(parent) { \(member) }")
      .recommendations(of: "toolbar/segmented-title-view")
    #expect(
      found.map(\.message) == ["A segmented control in the navigation bar offers \(choices)."])
  }

  // MARK: Searching

  private static let noUse = "func searchBarTextDidEndEditing(_ bar: UISearchBar) { hide() }"
  private static let change = "func searchBar(_ bar: UISearchBar, textDidChange text: String) {}"
  private static let delegate =
    "<connections><outlet property=\"delegate\" destination=\"home\" id=\"d\"/></connections>"

  @Test(arguments: [
    (delegate, "class Card: UIViewController", noUse, false),
    (delegate, "class Card: UIViewController", change, true),
    (
      delegate, "class Card: UIViewController",
      "func searchBarTextDidEndEditing(_ bar: UISearchBar) { find(bar.text) }", true
    ),
    (delegate, "class Other: UIViewController", noUse, true),
    (delegate, "class Card: Unknown", noUse, true),
    ("", "class Card: UIViewController", noUse, true),
  ])
  func aSearchBarWhoseTextNobodyUsesIsNoSearch(
    _ connections: String, _ type: String, _ function: String, _ isFound: Bool
  ) throws {
    let bar = "<searchBar id=\"search\">\(connections)</searchBar>"
    let advice = try Self.judge(
      App(Self.screen("home", "", bar)), "\(type), UISearchBarDelegate { \(function) }")
    #expect(advice.objects(foundBy: "menu/find-command") == (isFound ? ["home"] : []))
    #expect(advice.objects(foundBy: "toolbar/search-field") == (isFound ? ["search"] : []))
  }

  // MARK: Refreshing

  private static func refreshing(_ code: String) throws -> [String] {
    try judge(App(.screen("home")), code).recommendations(of: "menu/refresh-command").map(\.object)
  }

  @Test func theScreenThatPeopleRefreshHasItsOwnName() throws {
    let code = "class Card: UIViewController { let control = UIRefreshControl() }"
    let app = App(.screen("home").ofClass("Card").navigationItem("Recipes"))
    #expect(
      try Self.judge(app, code).recommendations(of: "menu/refresh-command").map(\.message)
        == ["People refresh “Recipes” by pulling its content down."])
  }

  /// The name of a file looks like no title, unless it is one.
  @Test(arguments: [("A", "Card"), ("Card", "“Card”")])
  func aScreenWithoutATitleIsCalledAfterItsFile(_ title: String, _ name: String) throws {
    let code = "class Card: UIViewController { let control = UIRefreshControl() }"
    let app = App(.screen("home").navigationItem(title))
    #expect(
      try Self.judge(app, code, in: "Card.swift").recommendations(of: "menu/refresh-command")
        .map(\.message) == ["People refresh \(name) by pulling its content down."])
  }

  private static let list = "class List: UIViewController"
  private static let make = "let refreshControl = UIRefreshControl();"

  @Test(arguments: [
    ("reload", ["List"]), ("loadOlderEntries", []), ("loadMoreMessages", []), ("showHistory", []),
    ("refreshMovies", ["List"]),
  ])
  func aControlThatLoadsOlderEntriesRefreshesNothing(_ name: String, _ found: [String]) throws {
    let add = "refreshControl.addTarget(self, action: #selector(\(name)), for: .valueChanged)"
    #expect(try Self.refreshing("\(Self.list) { func a() { \(Self.make) \(add) } }") == found)
    let code = """
      @implementation List
      - (void)viewDidLoad {
        UIRefreshControl *refreshControl = [UIRefreshControl new];
        [refreshControl addTarget:self action:@selector(\(name):) forControlEvents:UIControlEventValueChanged];
      }
      @end
      """
    let advice = try Self.judge(App(.screen("home")), code, in: "App.m")
    #expect(advice.objects(foundBy: "menu/refresh-command").count == found.count)
  }

  @Test func aSubclassIsARefreshControlAsWell() throws {
    let code = "class Pull: UIRefreshControl {}; \(Self.list) { let pull = Pull() }"
    #expect(try Self.refreshing(code) == ["List"])
  }

  @Test(arguments: [
    ("", ["List"]), ("tableView.refreshControl = UIRefreshControl()", []),
    (
      "tableView.refreshControl = UIRefreshControl(); "
        + "tableView.refreshControl?.addTarget(self, action: #selector(load), for: .valueChanged)",
      ["List"]
    ),
  ])
  func aControlWithoutAnActionMayTakeThePlaceOfAnother(_ body: String, _ found: [String]) throws {
    let code = """
      \(Self.list) {
        init() {
          refreshControl = UIRefreshControl()
          refreshControl.addTarget(self, action: #selector(load), for: .valueChanged)
        }
        override func viewDidLoad() {
          \(body)
        }
      }
      """
    #expect(try Self.refreshing(code) == found)
  }

  @Test(arguments: [
    ("class List: UIViewController { let helper = Helper() }", ["List"]),
    ("class List: UIViewController { var helper: Helper? }", ["List"]), ("", []),
  ])
  func aHelperIsReportedAtTheScreensThatHoldOne(_ screens: String, _ found: [String]) throws {
    let helper = "class Helper: NSObject { let control = UIRefreshControl() }"
    #expect(try Self.refreshing("\(helper)\n\(screens)") == found)
  }
}

// MARK: - Tabs

extension DecidedInCodeTests {
  @Test func sectionsThatCodeListsAreNotNone() throws {
    let code = """
      struct Root: View {
        let groups = [Group(title: "A"), Group(title: "B")]
        var body: some View {
          TabView {
            ForEach(groups) { group in
              TabSection(group.title) { ForEach(group.tabs) { Tab($0.title) { Page() } } }
            }
          }
        }
      }
      struct Group { let title: String; var tabs: [Place] { server.tabs } }
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      """
    let found = try advice(onCode: ["App.swift": code]).recommendations(of: "tab-bar/to-sidebar")
    #expect(
      found.map { $0.message.hasPrefix("Sections of this tab bar: listed in code.") } == [true])
  }

  @Test(arguments: [("{}", "“tab 2”"), ("{ func a() {} }", "Blank")])
  func aTabIsNotCalledAfterAClassThatOnlyHoldsAPlace(_ body: String, _ name: String) throws {
    let code = """
      class Home: UIViewController {}
      class Blank: UIViewController \(body)
      class Tabs: UITabBarController, UITabBarControllerDelegate {
        override func viewDidLoad() {
          let home = Home()
          home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
          let blank = Blank()
          blank.tabBarItem = UITabBarItem(title: nil, image: icon, tag: 1)
          viewControllers = [home, blank]
        }
        func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool {
          if v is Blank {
            present(A(), animated: true)
            return false
          }
          return true
        }
      }
      """
    let found = try advice(onCode: ["App.swift": code]).recommendations(of: "tab-bar/action-tab")
    #expect(found.map { $0.message.hasPrefix("The tab \(name) looks") } == [true])
  }
}
