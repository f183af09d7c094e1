import Testing

@testable import SourceEvidence

/// What code puts into the bars of a screen, in UIKit, SwiftUI, and Objective-C.
@Suite struct BarItemTests {
  @Test(arguments: [
    (
      "navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, "
        + "action: #selector(make))", "right @add make"
    ),
    (
      "navigationItem.leftBarButtonItem = .init(title: \"Sort\", style: .done, target: self, "
        + "action: #selector(sort))", "left Sort sort prominent"
    ),
    ("navigationItem.rightBarButtonItems = [add, editButtonItem]", "right @add make, right @edit"),
    ("navigationItem.setRightBarButton(add, animated: false)", "right @add make"),
    ("navigationItem.rightBarButtonItem = item(titled: \"Sort\")", "right Sort sort"),
    ("toolbarItems = [add, .flexibleSpace()]", "bottom @add make"),
    ("setToolbarItems([add], animated: true)", "bottom @add make"),
    (
      "navigationItem.trailingItemGroups = [UIBarButtonItemGroup(barButtonItems: [add], "
        + "representativeItem: nil)]", "right @add make"
    ),
    (
      "navigationItem.rightBarButtonItem = UIBarButtonItem(title: \"Sort\", image: nil, "
        + "primaryAction: nil, menu: UIMenu(children: [UIAction(title: \"By Name\") { _ in }]))",
      "right Sort [By Name]"
    ),
    (
      "navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UISegmentedControl())",
      "right segments"
    ),
    ("navigationItem.rightBarButtonItem = add\nadd.title = \"New\"", "right New @add make"),
    ("if isEditing { navigationItem.rightBarButtonItem = add }", "right @add make possible"),
    (
      "if #available(iOS 26, *) { navigationItem.rightBarButtonItems = [add] } else { "
        + "navigationItem.rightBarButtonItems = [item(titled: \"Add\")] }", "right @add make"
    ),
    (
      "navigationItem.rightBarButtonItem = add\nif isEditing { navigationItem.rightBarButtonItem = nil }",
      "right @add make possible"
    ),
    ("navigationItem.rightBarButtonItem = add\nnavigationItem.rightBarButtonItem = nil", ""),
  ])
  func aViewControllerHasItems(_ code: String, expected: String) throws {
    let evidence = try evidence(
      swift: """
        class HomeViewController: UIViewController {
          lazy var add = UIBarButtonItem(
            barButtonSystemItem: .add, target: self, action: #selector(make))
          override func viewDidLoad() { setUp() }
          func setUp() {
            \(code)
          }
          func item(titled title: String) -> UIBarButtonItem {
            UIBarButtonItem(title: title, style: .plain, target: self, action: #selector(sort))
          }
          @objc func make() {}
          @objc func sort() {}
        }
        """)
    #expect(evidence.bars(of: "HomeViewController") == expected)
  }

  /// What an extension adds to all controllers is in the bars of those that call it.
  @Test func anExtensionOfAFrameworksClassIsForThoseWhoCallIt() throws {
    let evidence = try evidence(
      swift: """
        class CallerViewController: UIViewController {
          override func viewDidLoad() { addItem() }
        }
        class OtherViewController: UIViewController { let field = UILabel() }
        extension UIViewController {
          func addItem() {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "Close", style: .plain, target: self, action: #selector(shut))
          }
          func ask() { view.addSubview(UITextField()) }
          @objc func shut() {}
        }
        """)
    #expect(evidence.bars(of: "CallerViewController") == "left Close shut")
    #expect(evidence.bars(of: "OtherViewController") == "")
    #expect(evidence.screens[.ofClass("OtherViewController")]?.contains(.textField) != true)
  }

  /// A modifier of the project's own that declares destinations has other screens in it.
  @Test(arguments: [
    ("navigationDestination(for: Route.self) { _ in Detail() }", ["Add"]),
    ("self.navigationDestination(for: Route.self) { _ in Detail() }", ["Add"]),
    ("toolbar { ToolbarItem { Button(\"Sort\") {} } }", ["Add", "Sort"]),
  ])
  func aModifierInAnExtensionOfViewIsOneOfTheViewItself(body: String, titles: [String]) throws {
    let evidence = try evidence(
      swift: """
        struct Root: View { var body: some View { NavigationStack { Home() } } }
        struct Home: View {
          var body: some View {
            List { Text("One") }.toolbar { ToolbarItem { Button("Add") {} } }.withRoutes()
          }
        }
        struct Detail: View {
          var body: some View { Text("Two").toolbar { ToolbarItem { Button("Share") {} } } }
        }
        extension View { func withRoutes() -> some View { \(body) } }
        """)
    let found = (evidence.screens[.ofClass("Home")]?.barItems ?? []).compactMap {
      $0.title?.literal
    }
    #expect(found.sorted() == titles)
  }

  @Test(arguments: [
    ("if Features.isOn { addItem() }", "right Share share"),
    ("if Features.isOff { addItem() }", ""),
    (
      "if Features.isOff { addItem() } else { print() }\n    load { self.addItem() }",
      "right Share share possible"
    ),
    ("if canShare { addItem() }", "right Share share possible"),
  ])
  func aBranchThatNeverRunsSetsNoItem(_ code: String, expected: String) throws {
    let evidence = try evidence(
      swift: """
        enum Features {
          static let isOn = true
          static let isOff = false
        }
        class HomeViewController: UIViewController {
          override func viewDidLoad() {
            \(code)
          }
          private func addItem() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Share", style: .plain, target: self, action: #selector(share))
          }
          @objc func share() {}
        }
        """)
    #expect(evidence.bars(of: "HomeViewController") == expected)
  }

  @Test func whatCodeSetsLaterMayBeThere() throws {
    let evidence = try evidence(
      swift: """
        class HomeViewController: UIViewController {
          func loaded() {
            navigationItem.rightBarButtonItem = UIBarButtonItem(
              title: "Share", style: .plain, target: self, action: #selector(share))
          }
          @objc func share() {}
        }
        class HomeCoordinator {
          func start() {
            let home = HomeViewController()
            home.navigationItem.leftBarButtonItem = UIBarButtonItem(
              title: "Close", style: .plain, target: self, action: #selector(close))
          }
        }
        """)
    #expect(
      evidence.bars(of: "HomeViewController") == "left Close close, right Share share possible")
  }

  @Test(arguments: [
    (
      "self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] "
        + "initWithBarButtonSystemItem:UIBarButtonSystemItemCompose target:self action:@selector(write:)];",
      "right @compose write:"
    ),
    (
      "self.navigationItem.leftBarButtonItems = @[[[UIBarButtonItem alloc] initWithTitle:@\"Sort\" "
        + "style:UIBarButtonItemStyleDone target:self action:@selector(sort)]];",
      "left Sort sort prominent"
    ),
    (
      "[self setToolbarItems:@[[[UIBarButtonItem alloc] initWithImage:[UIImage "
        + "systemImageNamed:@\"trash\"] style:UIBarButtonItemStylePlain target:self "
        + "action:@selector(remove)]] animated:NO];", "bottom trash remove"
    ),
  ])
  func aViewControllerOfObjectiveCHasItems(_ code: String, expected: String) throws {
    let evidence = try evidence(
      objectiveC: """
        @interface HomeViewController : UIViewController
        @end
        @implementation HomeViewController
        - (void)viewDidLoad {
          \(code)
        }
        @end
        """)
    #expect(evidence.bars(of: "HomeViewController") == expected)
  }

  @Test(arguments: [
    (".toolbar { Button(\"Add\", systemImage: \"plus\") { add() } }", "right Add plus add"),
    (".toolbar { ToolbarItem(placement: .topBarLeading) { EditButton() } }", "left @edit"),
    (
      ".toolbar { ToolbarItemGroup(placement: .bottomBar) { Button(\"Delete\") { discard() }\nSpacer() } }",
      "bottom Delete discard"
    ),
    (
      ".toolbar { Button { add() } label: { Image(systemName: \"plus\") }.accessibilityLabel(\"New\") }",
      "right plus add (New)"
    ),
    (
      ".toolbar { ToolbarItem(placement: .cancellationAction) { Button(\"Cancel\") { dismiss() } } }",
      "left Cancel cancels"
    ),
    (
      ".toolbar { ToolbarItem(placement: .confirmationAction) { Button(\"Save\") { save() } } }",
      "right Save save confirms"
    ),
    (".toolbar { Menu(\"Sort\") { Button(\"By Name\") { sort() } } }", "right Sort [By Name]"),
    (".toolbar { NavigationLink(\"History\") { HistoryView() } }", "right History"),
    (
      ".navigationBarItems(leading: Button(\"Close\") { close() }, trailing: EditButton())",
      "left Close close, right @edit"
    ),
    (".toolbar { if isOn { Button(\"Reply\") { reply() } } }", "right Reply reply possible"),
    (
      ".toolbar { if #available(iOS 26, *) { Button(\"New\") { add() } } else { Button(\"Add\") { add() } } }",
      "right New add"
    ),
    (
      ".toolbar {\n#if os(iOS)\nButton(\"New\") { add() }\n#else\nButton(\"Add\") { add() }\n#endif\n}",
      "right New add"
    ),
    (".toolbar { items }", "right Add plus add"),
    (".toolbar(content: bar)", "right Add plus add"),
    (
      ".toolbar { ToolbarTitleMenu { Group { Group { ControlGroup { if isOn { Button(\"Reply\") { reply() } } } } } } }",
      "right Reply reply possible"
    ),
    (
      ".toolbar { ForEach([\"Pen\", \"Brush\"], id: \\.self) { tool in Button(tool) { pick(tool) } } }",
      "right Brush pick, right Pen pick"
    ),
    (".toolbar { ForEach(tools) { tool in Button(tool.name) { pick(tool) } } }", "right pick"),
    (".toolbar { ToolbarItem(placement: .keyboard) { Button(\"Done\") { done() } } }", ""),
    (".bars()", "right Share share"),
    (".toolbar { Tool(name: \"Pen\"); Tool(name: \"Brush\") }", "right Brush pick, right Pen pick"),
    (".toolbar { Tree(name: \"A\") }", "right A pick, right B pick, right C pick"),
  ])
  func aViewHasItems(_ code: String, expected: String) throws {
    let evidence = try evidence(
      swift: """
        struct RootView: View {
          var body: some View { NavigationStack { HomeView() } }
        }
        struct HomeView: View {
          @State var isOn = false
          var body: some View { Text("Home")\(code) }
          let tools: [Tool]
          @ToolbarContentBuilder func bar() -> some ToolbarContent { items }
          @ToolbarContentBuilder var items: some ToolbarContent {
            ToolbarItem(placement: .primaryAction) { Button("Add", systemImage: "plus") { add() } }
          }
        }
        struct Tool: View {
          let name: String
          var body: some View { Button(name) { pick() } }
        }
        struct Tree: View {
          let name: String
          var body: some View { Button(name) { pick() }; Tree(name: "B"); Tree(name: "C") }
        }
        extension View {
          func bars() -> some View { self.toolbar { Button("Share") { share() } } }
        }
        """)
    #expect(evidence.bars(of: "HomeView") == expected)
  }

  @Test func whatIsSetOnAStackOfAViewBelongsToItsFirstScreen() throws {
    let evidence = try evidence(
      swift: """
        struct HomeView: View {
          var body: some View {
            NavigationStack {
              Text("Home").navigationTitle("Home").toolbar { Button("Add") { add() } }
            }
          }
        }
        """)
    let contents = evidence.screens.filter { if case .inside = $0.key { true } else { false } }
    #expect(contents.values.map { $0.title?.literal } == ["Home"])
    #expect(contents.values.first?.barItems.map(\.words) == ["right Add add"])
    #expect(evidence.screens[.ofClass("HomeView")] == nil)
  }
}

extension SourceEvidence {
  /// The bar items of a class in words.
  fileprivate func bars(of name: String) -> String {
    (screens[.ofClass(name)]?.barItems ?? []).map(\.words).sorted().joined(separator: ", ")
  }
}

extension CodeBarItem {
  fileprivate var words: String {
    let symbol: String? = if case .symbol(let name)? = image { name } else { nil }
    let parts = [
      side.rawValue, title?.literal, systemItem.map { "@" + $0 }, symbol, selector,
      label?.literal.map { "(\($0))" }, content == .button ? nil : "\(content)",
      menu.isEmpty ? nil : "[\(menu.compactMap(\.literal).joined(separator: ", "))]",
      isProminent ? "prominent" : nil, purpose.map { "\($0)" }, isPossible ? "possible" : nil,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }
}
