import Testing

@testable import SourceEvidence

/// The actions that code offers on a screen outside of its bars.
@Suite struct ScreenActionTests {
  @Test(
    arguments: [
      ("let one = UIAction(title: \"Sort\") { _ in }", ["menu Sort"]),
      (
        "_ = UIContextualAction(style: .normal, title: \"Archive\") { _, _, _ in }",
        ["swipe Archive"]
      ),
      ("sheet([\"Move\"])", []),
      (
        """
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Move", style: .default))
        sheet.addAction(UIAlertAction(title: "Copy", style: .default))
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        """, ["sheet Move", "sheet Copy"]
      ),
      (
        """
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .ActionSheet)
        sheet.addAction(UIAlertAction(title: "Ask", style: .Default) { _ in })
        sheet.addAction(UIAlertAction(title: "Write", style: .Default) { _ in })
        """, ["sheet Ask", "sheet Write"]
      ),
      (
        """
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "Delete", style: .destructive))
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Move", style: .default))
        alert.addAction(UIAlertAction(title: "Copy", style: .default))
        """, []
      ),
      (
        """
        let lap = UIButton()
        lap.setTitle("Lap", for: .normal)
        lap.addTarget(self, action: #selector(takeLap), for: .touchUpInside)
        """, ["button Lap"]
      ),
      (
        """
        let next = UIButton()
        next.setTitle("Details", for: .normal)
        next.addTarget(self, action: #selector(showDetails), for: .touchUpInside)
        """, []
      ),
      ("_ = SwipeAction(style: .default, title: \"Edit\") { _, _ in }", ["swipe Edit"]),
      (
        "let name = isPinned ? \"Unpin\" : \"Pin\"; let one = UIAction(title: name) { _ in }",
        ["menu Pin"]
      ),
      ("let one = UIButton(); one.setTitle(\"Loading\", for: .disabled)", []),
      ("segments.setTitle(\"Map\", forSegmentAt: 0)", []),
      ("addButton(\"Pause\"); view.addSubview(UIButton())", ["button Pause"]),
      (
        "let one = UIButton(); one.setTitle(\"Lap\", for: UIControl.State())", ["button Lap"]
      ),
      (
        """
        let pin = UIContextualAction(style: .normal, title: nil) { _, _, _ in }
        pin.accessibilityLabel = "Pin"
        """, ["swipe Pin"]
      ),
      ("_ = UIContextualAction(style: .normal, title: nil) { _, _, _ in }", []),
      (
        "_ = Order.allCases.map { order in UIAction(title: order.title) { _ in } }",
        ["menu By Name", "menu By Date"]
      ),
      (
        """
        let orders = [Order.date, Order.name]
        for order in orders { menu.append(UIAction(title: order.title) { _ in }) }
        """, ["menu By Date", "menu By Name"]
      ),
      ("picker.add(PickAction(label: \"Mute\", icon: nil) { })", ["menu Mute"]),
      ("picker.add(PickAction(label: \"Mute\", icon: nil))", []),
      ("_ = UIAction(title: pinTitle) { _ in }", ["menu Pin"]),
      ("#if os(tvOS)\nlet one = UIAction(title: \"Sort\") { _ in }\n#endif", []),
    ] as [(String, [String])])
  func aViewControllerOffersActions(_ code: String, expected: [String]) throws {
    let evidence = try evidence(
      swift: """
        class Home: UIViewController {
          override func viewDidLoad() {
            \(code)
          }
          func addButton(_ name: String) { let button = UIButton(); button.setTitle(name, for: .normal) }
          var pinTitle: String { isPinned ? "Unpin" : "Pin" }
          @objc func takeLap() { UIView.animate(withDuration: 1) {} }
          @objc func showDetails() { navigationController?.pushViewController(Home(), animated: true) }
        }
        struct PickAction { let label: String; var icon: String?; var handler: (() -> Void)? }
        enum Order: CaseIterable {
          case name, date
          var title: String { switch self { case .name: "By Name"; case .date: "By Date" } }
        }
        """)
    #expect(evidence.actions(of: "Home") == expected)
  }

  /// The titles of buttons that no call of setTitle sets.
  @Test(arguments: [
    ("let send = UIButton()", "send.configuration?.title = \"Send\"", ["Send"]),
    ("", "var style = UIButton.Configuration.filled(); style.title = \"Send\"", ["Send"]),
    (
      "let send = UIButton()",
      "send.setAttributedTitle(NSAttributedString(string: \"Send\"), for: .normal)",
      ["Send"]
    ),
    ("let send = RoundButton()", "send.title = \"Send\"", ["Send"]),
    ("let send: RoundButton", "self.send.titleView?.title = \"Send\"", ["Send"]),
    ("let send = RoundButton(title: \"Send\")", "", ["Send"]),
    ("let send = LibraryButton()", "send.titleLabel.text = \"Send\"", ["Send"]),
    ("", "let send = RoundButton(); send.title = \"Send\"", ["Send"]),
    ("let send = RoundButton()", "send.title = name", []),
    ("let send = RoundButton()", "let text = name ?? \"New\"; send.title = text", []),
    ("let send = UILabel()", "send.text = \"Send\"", []),
    ("let send = CardButton()", "send.title = \"Send\"", []),
    ("", "var row = UIListContentConfiguration.cell(); row.text = \"Send\"", []),
  ])
  func buttonsHaveTitles(property: String, code: String, titles: [String]) throws {
    let found = try evidence(
      swift: """
        class AppController: UIViewController {
          \(property)
          override func viewDidLoad() {
            \(code)
          }
        }
        class RoundButton: UIControl { init(title: String = "") {} }
        class CardButton: UIView {}
        """)
    #expect(found.actions(of: "AppController") == titles.map { "button \($0)" })
  }

  @Test(
    arguments: [
      (
        "Text(\"a\").contextMenu { Button(\"Move\") {}; Button(\"Cancel\", role: .cancel) {} }",
        ["contextMenu Move"]
      ),
      (
        "Text(\"a\").contextMenu { Button(\"Move\") {} } preview: { Button(\"Open\") {} }",
        ["contextMenu Move"]
      ),
      ("List { Text(\"a\").swipeActions { Button(\"Archive\") {} } }", ["swipe Archive"]),
      (
        "Menu(\"Options\") { Button(\"Sort\") {}; Menu(\"More\") { Button(\"Copy\") {} } }",
        ["menu Sort", "menu Copy"]
      ),
      ("Button(action: {}) { Label(\"Add Note\", systemImage: \"plus\") }", ["button Add Note"]),
      ("NavigationLink(\"Details\") { Text(\"b\") }", []),
      (
        "Text(\"a\").confirmationDialog(\"a\", isPresented: $isOn) { Button(\"Move\") {}; Button(\"Copy\") {} }",
        ["sheet Move", "sheet Copy"]
      ),
      ("Text(\"a\").confirmationDialog(\"a\", isPresented: $isOn) { Button(\"Delete\") {} }", []),
      ("Row(title: \"a\")", ["contextMenu Rename"]),
      (
        "PillButton(text: \"Follow\") {}; PillButton(text: \"Mute\") {}",
        ["button Follow", "button Mute"]
      ),
      (
        "PillButton(style: .loud) {}; PillButton(style: .soft) {}",
        ["button Stop", "button Pause"]
      ),
      ("Button(isOn ? \"Mute\" : \"Unmute\") {}", ["button Unmute"]),
      (
        "Button {} label: { if isOn { Label(\"Unpin\", image: \"a\") } else { Label(\"Pin\", image: \"a\") } }",
        ["button Pin"]
      ),
      (
        "Button {} label: { Image(\"a\").accessibilityLabel(\"Sort\") }", ["button Sort"]
      ),
      ("IconButton {}.accessibilityLabel(isOn ? \"Pause\" : \"Play\")", ["button Play"]),
      ("IconButton {}", []),
      (
        "ForEach(Order.allCases) { order in Button(order.title) {} }",
        ["button By Name", "button By Date"]
      ),
      ("Text(\"a\").contextMenu { PillButton(text: \"Copy\") {} }", ["contextMenu Copy"]),
    ] as [(String, [String])])
  func aViewOffersActions(_ code: String, expected: [String]) throws {
    let evidence = try evidence(
      swift: """
        struct Home: View {
          @State var isOn = false
          var body: some View { NavigationStack { Screen() } }
        }
        struct Screen: View {
          @State var isOn = false
          var body: some View { \(code) }
        }
        struct Row: View {
          let title: String
          var body: some View { Text(title).contextMenu { Button("Rename") {} } }
        }
        struct IconButton: View {
          let action: () -> Void
          var body: some View { Button(action: action) { Image("a") } }
        }
        enum Order: CaseIterable {
          case name, date
          var title: String { switch self { case .name: "By Name"; case .date: "By Date" } }
        }
        enum PillStyle { case loud, soft }
        struct PillButton: View {
          var text: String?
          var style = PillStyle.soft
          let action: () -> Void
          var body: some View { Button(action: action) { HStack { label } } }
          @ViewBuilder private var label: some View {
            if let text { Text(text) } else if style == .loud { Text("Stop") } else { Text("Pause") }
          }
        }
        @main struct HomeApp: App { var body: some Scene { WindowGroup { Home() } } }
        """)
    #expect(evidence.actions(of: "Screen") == expected)
  }

  @Test func buttonsThatChooseASectionAreNoActions() throws {
    let evidence = try evidence(
      swift: """
        struct Home: View {
          var body: some View { NavigationStack { NavigationLink("Place") { Screen() } } }
        }
        struct Screen: View {
          enum Part { case media, reviews }
          @State private var part = Part.media
          var body: some View {
            VStack {
              HStack {
                Button { part = .media } label: { Text("Media") }
                Button { part = .reviews } label: { Text("Reviews") }
              }
              switch part { case .media: Media(); case .reviews: Reviews() }
              Button("Check In") { checkIn() }
            }
          }
        }
        struct Media: View { var body: some View { Text("a") } }
        struct Reviews: View { var body: some View { Text("b") } }
        @main struct HomeApp: App { var body: some Scene { WindowGroup { Home() } } }
        """)
    #expect(evidence.actions(of: "Screen") == ["button Check In"])
  }

  /// The code of a screen, that of a helper, and the actions of the screen.
  @Test(
    arguments: [
      (
        "weak var coordinator: (any ItemsRouting)?; @objc func add() { coordinator?.showAdd() }",
        "class Coordinator: ItemsRouting { func showAdd() { sheet() }; \(Self.sheet) }",
        ["sheet Scan", "sheet Type"]
      ),
      (
        "var coordinator: AnyObject?",
        "class Coordinator: ItemsRouting { func showAdd() { sheet() }; \(Self.sheet) }", []
      ),
      // Two types have such a function, and the screen knows one of them.
      (
        "let second = Second(); func add() { second.showAdd() }",
        """
        class First { func showAdd() { menu = UIMenu(children: [UIAction(title: "One") { _ in }]) } }
        class Second { func showAdd() { menu = UIMenu(children: [UIAction(title: "Two") { _ in }]) } }
        """, ["menu Two"]
      ),
      (
        "let source = Source()",
        """
        class Source: NSObject, UITableViewDelegate {
          func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath)
            -> UISwipeActionsConfiguration? {
            UISwipeActionsConfiguration(
              actions: [UIContextualAction(style: .normal, title: "Archive") { _, _, _ in }])
          }
          func other() { menu = UIMenu(children: [UIAction(title: "Other") { _ in }]) }
        }
        """, ["swipe Archive"]
      ),
      (
        "func add() { presentChoices() }",
        "extension UIViewController { func presentChoices() { sheet() }; \(Self.sheet) }",
        ["sheet Scan", "sheet Type"]
      ),
    ] as [(String, String, [String])])
  func aViewControllerHasTheActionsOfItsHelpers(
    _ screen: String, _ helper: String, expected: [String]
  ) throws {
    let evidence = try evidence(
      swift: """
        protocol ItemsRouting: AnyObject { func showAdd() }
        class Home: UIViewController { \(screen) }
        \(helper)
        """)
    #expect(evidence.actions(of: "Home") == expected)
  }

  private static let sheet = """
    private func sheet() {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      sheet.addAction(UIAlertAction(title: "Scan", style: .default))
      sheet.addAction(UIAlertAction(title: "Type", style: .default))
    }
    """
}

extension SourceEvidence {
  /// The actions of a screen, with their kinds.
  fileprivate func actions(of name: String) -> [String] {
    (screens[.ofClass(name)]?.actions ?? []).map { "\($0.kind.rawValue) \($0.title.shown ?? "?")" }
  }
}
