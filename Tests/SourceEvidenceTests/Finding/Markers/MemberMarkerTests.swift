import FileReading
import Testing

@testable import SourceEvidence

/// The markers in the members of a screen's class.
struct MemberMarkerTests {
  /// Members of a view controller, and the markers they have.
  static let members: [(String, [String])] = [
    // Bars
    (
      "override func viewDidLoad() { navigationItem.rightBarButtonItem = UIBarButtonItem() }",
      ["barItems right", "replacedBarItems right"]
    ),
    (
      "override func viewDidLoad() { navigationItem.leftBarButtonItems = nil }",
      ["barItems left", "replacedBarItems left"]
    ),
    (
      """
      override func viewWillAppear(_ animated: Bool) {
        let add = UIBarButtonItem(systemItem: .add)
        self.toolbarItems = add
      }
      """, ["barItems toolbar", "replacedBarItems toolbar"]
    ),
    ("func run() { navigationItem.rightBarButtonItem = UIBarButtonItem() }", ["barItems right"]),
    (
      "override func viewDidLoad() { other.navigationItem.rightBarButtonItem = UIBarButtonItem() }",
      ["barItems right"]
    ),
    (
      "override func viewDidLoad() { navigationItem.rightBarButtonItem = item }",
      ["barItems right"]
    ),
    (
      "override func viewDidLoad() { if a { navigationItem.rightBarButtonItem = nil } }",
      ["barItems right"]
    ),
    ("func run() { toolbarItems?.insert(item, at: 0) }", ["addedBarItems toolbar"]),
    ("func run() { toolbarItems?.append(item) }", ["addedBarItems toolbar"]),
    ("func run() { items.append(item) }", []),
    ("func run() { shareItem.customView = button }", ["replacedItemView shareItem"]),
    ("func run() { navigationItem.hidesBackButton = true }", ["hiddenBackButton"]),
    ("func run() { navigationItem.hidesBackButton = isFirst }", []),
    ("func run() { modalPresentationStyle = .formSheet }", ["ownPresentationStyle formSheet"]),
    ("func run() { self.modalPresentationStyle = .popover }", ["ownPresentationStyle popover"]),
    ("func run() { next.modalPresentationStyle = .popover }", ["presentationStyle popover"]),
    // Lists
    (
      "override func viewDidLoad() { refreshControl = UIRefreshControl() }",
      ["replacedRefresh", "forbiddenControl UIRefreshControl", "refresh UIRefreshControl"]
    ),
    (
      "func run() { refreshControl = UIRefreshControl(frame: .zero) }",
      ["forbiddenControl UIRefreshControl", "refresh UIRefreshControl"]
    ),
    (
      """
      func run() {
        refreshControl?.addTarget(self, action: #selector(load(_:)), for: .valueChanged)
        UIRefreshControl.appearance()
      }
      """, ["refreshAction load"]
    ),
    (
      """
      func run() {
        button.addTarget(self, action: #selector(load), for: .touchUpInside)
        UIRefreshControl.appearance()
      }
      """, []
    ),
    ("func run() { tableView.selectRow(at: path, animated: true) }", ["selectsRow"]),
    ("func run() { grid.selectItem(at: path, animated: true) }", ["selectsRow"]),
    (
      "func tableView(_ t: UITableView, didSelectRowAt p: IndexPath) { t.deselectRow(at: p, animated: true) }",
      ["deselectsRow"]
    ),
    (
      "func searchBar(_ bar: UISearchBar, textDidChange text: String) { find(text) }",
      ["searchText"]
    ),
    ("func searchBarCancelButtonClicked(_ bar: UISearchBar) { close() }", []),
    ("func searchBarCancelButtonClicked(_ bar: UISearchBar) { find(bar.text) }", ["searchText"]),
    // Containers
    ("func run() { split.primaryEdge = .trailing }", ["trailingPrimary"]),
    ("func run() { split.primaryEdge = .leading }", []),
    (
      "func run() { split.preferredPrimaryColumnWidthFraction = 0.4 }",
      ["columnWidth preferredPrimaryColumnWidthFraction"]
    ),
    (
      "func splitViewController(_ s: UISplitViewController, collapseSecondary c: UIViewController, onto p: UIViewController) -> Bool { true }",
      ["collapse collapseSecondary"]
    ),
    (
      "func splitViewController(_ s: UISplitViewController, topColumnForCollapsingToProposedTopColumn c: Column) -> Column { c }",
      ["collapse topColumnForCollapsingToProposedTopColumn"]
    ),
    ("func run() { let tab = UISearchTab { _ in Search() } }", ["searchTab"]),
    (
      "func tabBar(_ bar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}",
      ["tabCustomization willBeginCustomizing"]
    ),
    ("func run() { show(SWRevealViewController()) }", ["drawer SWRevealViewController"]),
    // Menus
    (
      "func run() { UIMainMenuSystem.shared.setBuildConfiguration(c) }", ["mainMenuSystem"]
    ),
    ("override func buildMenu(with builder: UIMenuBuilder) {}", ["buildMenu"]),
    ("func buildMenu() {}", []),
    (
      "override func buildMenu(with builder: UIMenuBuilder) { builder.menu(for: .newScene) }",
      ["buildMenu", "newSceneMenu"]
    ),
  ]

  @Test(arguments: members.indices)
  func aMember(_ index: Int) throws {
    let (member, expected) = Self.members[index]
    let found = try evidence(swift: "class Screen: UIViewController {\n\(member)\n}")
    #expect(MarkerTests.described(found) == expected, "\(member)")
  }

  /// Settings that are the only name of a framework in their function.
  static let settings: [(String, [String])] = [
    ("tab.allowsHiding = true", ["tabCustomization allowsHiding"]),
    ("tab.allowsHiding = false", []),
    ("group.allowsReordering = true", ["tabCustomization allowsReordering"]),
    ("tab.preferredPlacement = .optional", ["tabCustomization preferredPlacement"]),
    ("tab.preferredPlacement = .fixed", []),
    ("bar.customizationIdentifier = \"main\"", ["tabCustomization customizationIdentifier"]),
    (
      "split.preferredSupplementaryColumnWidth = 1",
      ["columnWidth preferredSupplementaryColumnWidth"]
    ),
    (
      "split.maximumSupplementaryColumnWidth = 1", ["columnWidth maximumSupplementaryColumnWidth"]
    ),
    ("picker.preferredDatePickerStyle = .wheels", ["forbiddenControl UIDatePicker"]),
    ("openWindow(id: \"a\")", ["openWindow"]),
  ]

  @Test(arguments: settings.indices)
  func aSettingAlone(_ index: Int) throws {
    let (setting, expected) = Self.settings[index]
    #expect(MarkerTests.described(try evidence(inMethod: setting)) == expected, "\(setting)")
  }
}
