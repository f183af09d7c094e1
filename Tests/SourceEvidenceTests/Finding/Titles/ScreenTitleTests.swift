import Testing

@testable import SourceEvidence

/// The titles of the screens of some code, by class; `?` for one that is unknown.
private func titles(_ evidence: SourceEvidence) -> [String: String] {
  Dictionary(
    uniqueKeysWithValues: evidence.screenTitles.map { ($0.className, $0.text?.shown ?? "?") })
}

/// The title of a view controller with some members; nil if it has none.
private func title(swift members: String, besides other: String = "") throws -> String? {
  titles(try evidence(swift: "class Home: UIViewController {\n\(members)\n}\n\(other)"))["Home"]
}

@Suite struct ControllerTitleTests {
  @Test(arguments: [
    "override func viewDidLoad() { title = \"Plants\" }",
    "override func viewDidLoad() { super.viewDidLoad(); self.title = \"Plants\" }",
    "override func viewWillAppear(_ animated: Bool) { navigationItem.title = \"Plants\" }",
    "override func loadView() { self.navigationItem.title = \"Plants\" }",
    "init() { super.init(nibName: nil, bundle: nil); title = \"Plants\" }",
    "override func viewDidLoad() { setUp() }; func setUp() { bar() }; func bar() { title = \"Plants\" }",
    "override func viewDidLoad() { show(\"Plants\") }; func show(_ name: String) { title = name }",
    "override var title: String? { get { \"Plants\" } set {} }",
    "override func viewDidLoad() { title = \"…\"; title = \"Plants\" }",
  ])
  func aScreenGivesItselfATitle(members: String) throws {
    #expect(try title(swift: members) == "Plants")
  }

  @Test(arguments: [
    "override func viewDidLoad() { title = item.name }",
    "override func viewDidLoad() { title = item.name ?? \"Plants\" }",
    "override func viewDidLoad() { title = isNew ? \"New\" : \"Edit\" }",
    "override func viewDidLoad() { title = isNew ? \"New\" : item.name }",
    "override func viewDidLoad() { if isNew { title = \"New\" } else { title = \"Edit\" } }",
    "override func viewDidLoad() { var t = \"Edit\"; if isNew { t = \"New\" }; title = t }",
    "override func viewDidLoad() { title = name() }\n"
      + "func name() -> String { if isNew { return \"New\" }; return \"Edit\" }",
    "override func viewDidLoad() { title = name() }\n"
      + "func name() -> String { if isNew { return item.name } else { return \"Edit\" } }",
    "func show(_ item: Item) { title = item.name }",
    "func finish() { title = \"Done\" }",
  ])
  func aScreenHasATitleOfWhichOneDoesNotKnowWhich(members: String) throws {
    #expect(try title(swift: "var isNew: Bool\nvar item: Item!\n" + members) == "?")
  }

  @Test(arguments: [
    "override func viewDidLoad() { view.backgroundColor = .white }",
    "override func viewDidLoad() { let title = \"Plants\"; print(title) }",
    "override func viewDidLoad() { button.title = \"Plants\"; item.title = \"Plants\" }",
    "override func viewDidLoad() { button.setTitle(\"Plants\", for: .normal) }",
    "override func viewDidLoad() { let alert = UIAlertController(); alert.title = \"Plants\" }",
    "override func viewDidLoad() { title = nil; navigationItem.title = \"\" }",
    "override func viewDidLoad() { if title == \"Plants\" { print(1) } }",
    "let model = Model(); override func viewDidLoad() { model.title = \"Plants\" }",
  ])
  func titlesOfOtherThingsAreNone(members: String) throws {
    #expect(try title(swift: "let button = UIBarButtonItem()\n" + members) == nil)
  }

  @Test func aTitleComesFromSuperclassesAndExtensions() throws {
    let found = try evidence(
      swift: """
        class Base: UIViewController {
          var name: String { "" }
          override func viewDidLoad() { super.viewDidLoad(); title = name }
        }
        class Plants: Base { override var name: String { "Plants" } }
        class Beds: Base {
          override var name: String { "Beds" }
          override func viewDidLoad() { super.viewDidLoad(); print(1) }
        }
        class Silent: Base { override func viewDidLoad() { print(1) } }
        class Map: UIViewController { override func viewDidLoad() { setUp() } }
        extension Map { func setUp() { setBar("Map") } }
        extension UIViewController { func setBar(_ text: String) { navigationItem.title = text } }
        class Other: UIViewController { override func viewDidLoad() { print(1) } }
        """)
    #expect(titles(found) == ["Plants": "Plants", "Beds": "Beds", "Map": "Map"])
  }

  @Test(arguments: [
    "- (void)viewDidLoad { [super viewDidLoad]; self.title = @\"Plants\"; }",
    "- (void)viewDidLoad { [self setTitle:@\"Plants\"]; }",
    "- (void)viewDidLoad { self.navigationItem.title = @\"Plants\"; }",
    "- (void)viewDidLoad { [self setUp]; }\n- (void)setUp { self.title = @\"Plants\"; }",
    "- (instancetype)init { self = [super init]; if (self) { self.title = @\"Plants\"; } return self; }",
  ])
  func objectiveCHasTitlesToo(method: String) throws {
    let found = try evidence(
      objectiveC: "@interface Home : UIViewController\n@end\n@implementation Home\n\(method)\n@end")
    #expect(titles(found) == ["Home": "Plants"])
  }

  @Test func aKeyIsLookedUpWhateverTranslatesIt() throws {
    let helper = "func tr(key: String) -> String { table[key] ?? key }"
    let found = try evidence(
      swift: """
        class Home: UIViewController { override func viewDidLoad() { title = Texts.of("home_title") } }
        class Map: UIViewController {
          override func viewDidLoad() { title = NSLocalizedString("Map", comment: "") }
        }
        enum Texts { static func of(_ key: String) -> String { let text = key; return text } }
        \(helper)
        """)
    #expect(found.screenTitles.map(\.text?.key) == ["home_title", "Map"])
    #expect(found.screenTitles[0].text?.readable == nil)
  }

  @Test func eachFileMayHaveTypesForItself() throws {
    let file = { (name: String) in
      """
      class \(name): UIViewController { override func viewDidLoad() { title = Texts.title } }
      private enum Texts { static let title = "Title of \(name)" }
      """
    }
    let found = try evidence(["A.swift": file("A"), "B.swift": file("B"), "C.swift": file("C")])
    #expect(titles(found) == ["A": "Title of A", "B": "Title of B", "C": "Title of C"])
  }

  @Test func onlyAConditionalTitleIsMarked() throws {
    let found = try evidence(
      swift: """
        class A: UIViewController { override func viewDidLoad() { if isNew { title = "New" } } }
        class B: UIViewController {
          override func viewDidLoad() { title = "Item"; if isNew { title = "New" } }
        }
        """)
    #expect(titles(found) == ["A": "New", "B": "Item"])
    #expect(found.screenTitles.map(\.isConditional) == [true, false])
  }
}

@Suite struct ViewTitleTests {
  private func title(_ body: String, besides members: String = "") throws -> String? {
    titles(
      try evidence(
        swift: "struct Home: View {\n\(members)\nvar body: some View {\n\(body)\n}\n}"))["Home"]
  }

  @Test(arguments: [
    "List { Text(\"a\") }.navigationTitle(\"Plants\")",
    "NavigationStack { List { }.navigationTitle(Text(\"Plants\")) }",
    "NavigationView { List { }.navigationBarTitle(\"Plants\", displayMode: .inline) }",
    "Group { if isNew { A().navigationTitle(\"Plants\") } else { B().navigationTitle(\"Plants\") } }",
    "content", "make()",
  ])
  func aViewGivesItselfATitle(body: String) throws {
    let members = """
      var content: some View { List { }.navigationTitle("Plants") }
      func make() -> some View { List { }.navigationTitle("Plants") }
      """
    #expect(try title(body, besides: members) == "Plants")
  }

  @Test(arguments: [
    "List { }.navigationTitle(item.name)", "List { }.navigationTitle($name)",
    "List { }.navigationTitle(isNew ? \"New\" : \"Edit\")",
    "if isNew { A().navigationTitle(\"New\") } else { B().navigationTitle(\"Edit\") }",
  ])
  func itsTitleMayBeUnknown(body: String) throws { #expect(try title(body) == "?") }

  @Test(arguments: [
    "NavigationLink { Text(\"a\").navigationTitle(\"Plants\") } label: { Text(\"b\") }",
    "Text(\"a\").sheet(isPresented: $shows) { Text(\"b\").navigationTitle(\"Plants\") }",
    "TabView { Text(\"a\").navigationTitle(\"Plants\") }",
    "Text(\"a\").navigationDestination(for: Int.self) { _ in Text(\"b\").navigationTitle(\"B\") }",
    "Text(\"a\").navigationTitle(\"\")",
  ])
  func titlesOfOtherScreensAreNone(body: String) throws { #expect(try title(body) == nil) }

  /// A modifier of the project may present with UIKit.
  @Test(arguments: [
    ("presented: $model.shows", "presented: Binding<Bool>, ", nil),
    ("while: $model.shows", "while condition: Binding<Bool>, ", nil),
    ("of: $model.plant", "of plant: Binding<Plant?>, ", nil),
    ("of: plant", "of plant: Plant, ", "Plants"), ("", "", "Plants"),
  ])
  func whatABindingPresentsHasATitleOfItsOwn(
    argument: String, parameter: String, expected: String?
  ) throws {
    let found = try evidence(
      swift: """
        extension View {
          func detent<A: View>(\(parameter)@ViewBuilder content: () -> A) -> some View {
            modifier(Detent())
          }
        }
        struct Home: View {
          var body: some View {
            Text("a").detent(\(argument)) { Text("b").navigationTitle("Plants") }
          }
        }
        """)
    #expect(titles(found)["Home"] == expected)
  }

  @Test func aKeyInATextViewIsLookedUp() throws {
    let found = try evidence(
      swift:
        "struct Home: View { var body: some View { A().navigationTitle(Text(\"home.title\")) } }")
    #expect(found.screenTitles.first?.text?.key == "home.title")
    #expect(found.screenTitles.first?.text?.readable == nil)
  }
}
