import RunningEvidence

/// Dumps as running apps print them, for tests.
enum Dumps {
  /// An app in Swift with three tabs, of which the first shows the second level of a stack, and a sheet
  /// on top.
  static let tabs = """
    <Mail.MainTabBarController 0x101>, state: appeared, view: <UILayoutContainerView 0x201>
       | <UINavigationController 0x102>, state: appeared, view: <UILayoutContainerView 0x202>
       |    | <Mail.InboxViewController 0x103>, state: disappeared, view: <UITableView 0x203> not in the window
       |    | <Mail.MessageViewController 0x104>, state: appeared, view: <UIView 0x204>
       | <UINavigationController 0x105>, state: disappeared, view: (view not loaded)
       |    | <Mail.ContactsViewController 0x106>, state: disappeared, view: (view not loaded)
       | <Mail.SettingsViewController 0x107>, state: disappeared, view:  (view not loaded)
       + <UINavigationController 0x108>, state: appeared, view: <UILayoutContainerView 0x208>, presented with: <_UIPageSheetPresentationController 0x308>
       |    | <Mail.ComposeViewController 0x109>, state: appeared, view: <UIView 0x209>
    """

  /// The elements of the same app.
  static let tabElements = """
    Attributes: Application, 0x1, pid: 12, label: 'Mail'
    Element subtree:
     →Application, 0x1, pid: 12, label: 'Mail'
        Window (Main), 0x2, {{0.0, 0.0}, {390.0, 844.0}}
          NavigationBar, 0x3, {{0.0, 47.0}, {390.0, 44.0}}, identifier: 'Tea at 4'
            Button, 0x4, {{0.0, 47.0}, {90.0, 44.0}}, label: 'Back'
          TabBar, 0x5, {{0.0, 761.0}, {390.0, 83.0}}, label: 'Tab Bar'
            Button, 0x6, {{2.0, 762.0}, {126.0, 48.0}}, label: 'Inbox', Selected
              Image, 0x7, {{50.0, 765.0}, {24.0, 24.0}}, identifier: 'tray'
            Button, 0x8, {{132.0, 762.0}, {126.0, 48.0}}, label: 'People'
            Button, 0x9, {{262.0, 762.0}, {126.0, 48.0}}, label: 'Anna's Settings'
    Path to element:
     →Application, 0x1, pid: 12, label: 'Mail'
    Query chain:
     →Find: Target Application 'com.example.Mail'
      Output: {
        Application, pid: 12, label: 'Mail'
      }
    """

  /// An app of SwiftUI with two tabs.
  static let swiftUI = """
    <_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentV6Garden8RootViewVS_12_TapModifier__ 0x1>, state: appeared, view: <_TtGC7SwiftUI14_UIHostingViewV6Garden8RootView_: 0x2>
       | <SwiftUI.UIKitTabBarController 0x3>, state: appeared, view: <UILayoutContainerView: 0x4>
       |    | <_TtGC7SwiftUI19UIHostingControllerVVS_7TabItem8RootView_ 0x5>, state: appeared, view: <UIView: 0x6>
       |    |    | <SwiftUI.UIKitNavigationController 0x7>, state: appeared, view: <UILayoutContainerView: 0x8>
       |    |    |    | <_TtGC7SwiftUI32NavigationStackHostingControllerV6Garden9PlantList_ 0x9>, state: appeared, view: <UIView: 0xa>
       |    | <SwiftUI.UIHostingController<Garden.AlbumView> 0xb>, state: disappeared, view: (view not loaded)
    """

  /// Reads a text.
  static func read(_ text: String) -> RunningDump {
    RunningDump(Array(text.utf8), file: "running.txt")
  }

  /// Describes trees with one line for each controller.
  static func outline(_ dump: RunningDump) -> [String] {
    dump.controllers.flatMap { outline($0, 0) }
  }

  private static func outline(_ controller: RunningController, _ level: Int) -> [String] {
    let mark = controller.presentation.map { "+\($0.rawValue) " } ?? ""
    let line =
      String(repeating: " ", count: level) + mark + controller.name.name
      + " \(controller.kind.rawValue)"
    return [line] + (controller.children + controller.presented).flatMap { outline($0, level + 1) }
  }
}
