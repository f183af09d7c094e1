import FileReading
import Testing

@testable import SourceEvidence

struct MarkerTests {
  /// A statement in a method, and the markers it is.
  static let statements: [(String, [String])] = [
    ("let bar = NSToolbar(identifier: \"main\")", ["windowToolbar"]),
    (
      "let g = NSToolbarItemGroup(itemIdentifier: .init(\"g\"), titles: [])", ["toolbarItemGroup"]
    ),
    ("let s = NSSearchToolbarItem(itemIdentifier: .search)", ["searchToolbarItem"]),
    ("let all: [NSToolbarItem.Identifier] = [.toggleSidebar]", ["toggleSidebar"]),
    ("split.perform(#selector(UISplitViewController.toggleSidebar(_:)))", ["toggleSidebar"]),
    ("navigationItem.trailingItemGroups = []", ["itemGroups"]),
    ("tabs.mode = .tabSidebar", ["tabBarMode tabSidebar"]),
    ("let w = UIScreen.main.bounds.width", ["screenRead UIScreen.main.bounds"]),
    ("let w = UIScreen.main.nativeBounds", ["screenRead UIScreen.main.nativeBounds"]),
    ("let w = UIScreen.main.scale", []),
    ("let w = window?.bounds ?? UIScreen.main.bounds", ["screenFallback UIScreen.main.bounds"]),
    ("navigationItem.renameDelegate = self", ["renaming renameDelegate"]),
    ("window = UIWindow(frame: UIScreen.main.bounds)", []),
    ("let o = UIDevice.current.orientation; AVCaptureVideoOrientation.self", []),
    ("let w = view.window?.screen.bounds; UIScreen.self", []),
    ("let o = UIDevice.current.orientation", ["screenRead UIDevice.current.orientation"]),
    ("let o = image.orientation", []),
    (
      "let o = UIApplication.shared.statusBarOrientation", ["screenRead statusBarOrientation"]
    ),
    (
      "present(UIDocumentPickerViewController(forOpeningContentTypes: []), animated: true)",
      ["filePanel UIDocumentPickerViewController"]
    ),
    ("let p = NSOpenPanel()", ["filePanel NSOpenPanel"]),
    ("window.setFrameAutosaveName(\"main\")", ["windowFrame setFrameAutosaveName"]),
    ("scene.requestGeometryUpdate(a)", ["windowFrame requestGeometryUpdate"]),
    ("scene.activationConditions = a", ["externalEvents activationConditions"]),
    (
      "let c = UIMainMenuSystem.Configuration(); c.sidebarPreference = .removed",
      ["mainMenuSystem", "menuRemoved sidebar"]
    ),
    ("c.documentPreference = .included", []),
    (
      "let k = UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: a)",
      ["escape inputEscape"]
    ),
    ("Button(\"A\") {}.keyboardShortcut(.cancelAction)", ["escape cancelAction"]),
    ("Button(\"A\") {}.keyboardShortcut(.escape)", ["escape keyboardShortcut"]),
    ("Button(\"A\") {}.keyboardShortcut(\"a\")", []),
    ("v.onExitCommand { close() }", ["escape onExitCommand"]),
    ("v.onOpenURL { _ in }", ["openURL onOpenURL"]),
    (
      "v.handlesExternalEvents(preferring: [], allowing: [])",
      ["externalEvents handlesExternalEvents"]
    ),
    (
      "v.fileImporter(isPresented: a, allowedContentTypes: []) { _ in }",
      ["filePanel fileImporter"]
    ),
    ("tabs.customizableViewControllers = nil", ["customizableViewControllers none"]),
    ("tabs.customizableViewControllers = [a]", ["customizableViewControllers"]),
    ("a.tabBarItem.badgeValue = \"3\"", ["badge badgeValue"]),
    ("a.tabBarItem.isEnabled = false", ["disabledTab"]),
    (
      "let c = UICollectionLayoutListConfiguration(appearance: .sidebar)",
      ["sidebarListAppearance sidebar"]
    ),
    ("let c = UICollectionLayoutListConfiguration(appearance: .insetGrouped)", []),
    ("split.primaryBackgroundStyle = .sidebar", ["sidebarBackground"]),
    ("split.preferredDisplayMode = .secondaryOnly", ["displayMode secondaryOnly"]),
    ("split.maximumPrimaryColumnWidth = 400", ["columnWidth maximumPrimaryColumnWidth"]),
    (
      "split.maximumPrimaryColumnWidth = 700",
      ["columnWidth maximumPrimaryColumnWidth", "wideColumn"]
    ),
    ("tableView.selectionFollowsFocus = true", ["selectionFollowsFocus"]),
    ("clearsSelectionOnViewWillAppear = false", ["keepsSelection"]),
    (
      "app.requestSceneSessionActivation(nil, userActivity: nil, options: nil)",
      ["sceneActivation requestSceneSessionActivation"]
    ),
    ("let a = UIWindowScene.ActivationAction { _ in nil }", ["sceneActivation ActivationAction"]),
    (
      "scene.sizeRestrictions?.minimumSize = CGSize(width: 1, height: 1)",
      ["sizeRestrictions", "sizeRestrictions minimumSize"]
    ),
    ("windowScene.title = \"A\"; UIWindowSceneDelegate.self", ["sceneTitle"]),
    ("windowScene.title = \"A\"", ["sceneTitle"]),
    ("let s: UIScene = a(); s.title = \"A\"", ["sceneTitle"]),
    ("let s = a as? UIWindowScene; s?.title = \"A\"", ["sceneTitle"]),
    ("let s: UIView = a(); s.title = \"A\"; UIScene.self", []),
    (
      "row.addInteraction(UIContextMenuInteraction(delegate: self))",
      ["contextMenu UIContextMenuInteraction"]
    ),
    (
      "view.addGestureRecognizer(UILongPressGestureRecognizer())",
      ["longPress UILongPressGestureRecognizer"]
    ),
    (
      "let p = UILongPressGestureRecognizer(); tableView.addGestureRecognizer(p)",
      ["longPress UILongPressGestureRecognizer"]
    ),
    ("recordButton.addGestureRecognizer(UILongPressGestureRecognizer())", []),
    (
      """
      let p = UILongPressGestureRecognizer()
      p.numberOfTouchesRequired = 3
      tableView.addGestureRecognizer(p)
      """, []
    ),
    ("grid.beginInteractiveMovementForItem(at: i)", ["reordering beginInteractiveMovementForItem"]),
    (
      "view.addGestureRecognizer(UISwipeGestureRecognizer())",
      ["swipeGesture UISwipeGestureRecognizer"]
    ),
    (
      "let s = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)",
      ["actionSheet UIAlertController"]
    ),
    ("let s = UIAlertController(title: nil, message: nil, preferredStyle: .alert)", []),
    (
      "present(UIActivityViewController(activityItems: [a], applicationActivities: nil), animated: true)",
      ["actionSheet UIActivityViewController"]
    ),
    (
      "let s = UIActivityViewController(activityItems: [a], applicationActivities: nil); show(s)",
      []
    ),
    (
      "let s = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet); show(s)",
      []
    ),
    (
      "if a { let s = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet); "
        + "show(s) } else { let s = Other(); show(s) }", []
    ),
    (
      "let s = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet); "
        + "present(s, animated: true)", ["actionSheet UIAlertController"]
    ),
    (
      "let s = UIAlertController(title: a, message: b, preferredStyle: v.isPad ? .alert : .actionSheet)",
      []
    ),
    (
      "let s = UIAlertController(title: nil, message: nil, preferredStyle: pad ? .alert : .actionSheet)",
      ["actionSheet UIAlertController"]
    ),
    (
      "sheet.popoverPresentationController?.sourceView = view",
      ["popoverSource popoverPresentationController", "popoverSource sourceView"]
    ),
    (
      "anchor(sheet.popoverPresentationController, to: view)",
      ["popoverSource popoverPresentationController"]
    ),
    (
      "let s = UIAlertController(title: nil, message: nil, preferredStyle: UIDevice.current.userInterfaceIdiom == .pad ? .alert : .actionSheet)",
      []
    ),
    ("let s: Layout = .actionSheet(title: nil)", []),
    ("self.appSettings = appSettings", []),
    (
      "navigationController?.setNavigationBarHidden(true, animated: false)",
      ["hiddenNavigationBar own"]
    ),
    (
      "navigationController?.setNavigationBarHidden(false, animated: false)",
      ["shownNavigationBar"]
    ),
    ("other.setNavigationBarHidden(true, animated: false)", ["hiddenNavigationBar"]),
    ("navigationController?.isNavigationBarHidden = isFull", ["shownNavigationBar"]),
    ("dots.numberOfPages = 12", ["pageCount 12"]),
    ("dots.numberOfPages = pages.count", []),
    ("tabBar.tintColor = .red", ["fixedTint"]),
    ("tabBar.tintColor = nil", []),
    ("UITabBar.appearance().tintColor = .red", ["fixedTint all"]),
    ("UINavigationBar.appearance().tintColor = .red; tabBar.isHidden = true", []),
    ("look.stackedLayoutAppearance.selected.iconColor = .red", ["fixedTint all"]),
    ("look.stackedLayoutAppearance.normal.iconColor = .red", []),
    ("a.image = b.withRenderingMode(.alwaysOriginal); UITabBar.self", []),
    ("tabBarItem.image = b.withRenderingMode(.alwaysOriginal)", ["fixedTint image", "tabImage"]),
    ("navigationController?.isNavigationBarHidden = true", ["hiddenNavigationBar own"]),
    ("let s = UISearchController(searchResultsController: nil)", ["search UISearchController"]),
    (
      "let r = UIRefreshControl()",
      ["forbiddenControl UIRefreshControl", "refresh UIRefreshControl"]
    ),
    ("let p = UIPickerView()", ["forbiddenControl UIPickerView"]),
    ("let p = UIStepper.init(frame: .zero)", ["forbiddenControl UIStepper"]),
    ("picker.preferredDatePickerStyle = .wheels", ["forbiddenControl UIDatePicker"]),
    ("picker.preferredDatePickerStyle = .inline", []),
    ("let w = UIWebView()", ["unavailableClass UIWebView"]),
    ("let w = GLKView(frame: .zero)", ["unavailableClass GLKView"]),
    ("tabItem.tab.isHidden = true; UITab.self", ["disabledTab"]),
    ("tabBarController?.tabBar.isHidden = true", []),
    ("item.action = #selector(showNext(_:)); NSToolbarItem.self", ["toolbarAction showNext"]),
    ("navigationItem.leftBarButtonItem?.action = #selector(goBack(_:))", []),
    ("let s = UISplitViewController(style: .doubleColumn)", ["splitViewStyle doubleColumn"]),
    (
      "UITabBarItem(title: nil, image: a.withRenderingMode(.alwaysOriginal), tag: 0)",
      ["fixedTint image"]
    ),
    ("// let w = UIWebView()", []),
    ("let w = \"UIWebView()\"", []),
  ]

  @Test(arguments: statements.indices)
  func `a statement`(_ index: Int) throws {
    let (statement, expected) = Self.statements[index]
    #expect(Self.described(try evidence(inMethod: statement)) == expected)
  }

  /// Members of a class, and the markers they are.
  static let members: [(String, [String])] = [
    (
      "func applicationShouldHandleReopen(_ a: NSApplication, hasVisibleWindows: Bool) -> Bool { true }",
      ["reopening applicationShouldHandleReopen"]
    ),
    (
      "func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }",
      ["windowFrame stateRestorationActivity"]
    ),
    (
      "func windowScene(_ s: UIWindowScene, didUpdateEffectiveGeometry g: Any) {}",
      ["windowFrame didUpdateEffectiveGeometry"]
    ),
    (
      "func scene(_ s: UIScene, openURLContexts c: Set<UIOpenURLContext>) {}",
      ["openURL openURLContexts"]
    ),
    ("func cancelOperation(_ sender: Any?) {}", ["escape cancelOperation"]),
    (
      "override func buildMenu(with builder: UIMenuBuilder) { builder.remove(menu: .format) }",
      ["buildMenu", "menuRemoved format"]
    ),
    (
      "override func buildMenu(with builder: any UIMenuBuilder) { builder.insertChild(a, atStartOfMenu: .preferences) }",
      ["buildMenu", "menuFilled preferences", "settingsCommand preferences"]
    ),
    (
      "override func buildMenu(with builder: any UIMenuBuilder) { builder.replace(menu: .preferences, with: builder.menu(for: .newScene)!) }",
      [
        "buildMenu", "menuFilled preferences", "menuRemoved preferences",
        "settingsCommand preferences", "newSceneMenu",
      ]
    ),
    (
      "func a(_ builder: any UIMenuBuilder) { builder.replaceChildren(ofMenu: .preferences) { _ in [] } }",
      ["menuFilled preferences", "menuRemoved preferences", "settingsCommand preferences"]
    ),
    (
      "func tableView(_ t: UITableView, contextMenuConfigurationForRowAt i: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { menu }",
      ["contextMenu contextMenuConfigurationForRowAt"]
    ),
    (
      "func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath) -> UISwipeActionsConfiguration? { actions }",
      ["swipeActions trailingSwipeActionsConfigurationForRowAt"]
    ),
    (
      "func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath) -> UISwipeActionsConfiguration? { nil }",
      []
    ),
    (
      "func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: []) }",
      []
    ),
    (
      "func tableView(_ t: UITableView, trailingSwipeActionsConfigurationForRowAt i: IndexPath) -> UISwipeActionsConfiguration? { if i.row == 0 { return nil }; return actions }",
      ["swipeActions trailingSwipeActionsConfigurationForRowAt"]
    ),
    (
      "func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { t.deselectRow(at: i, animated: true) }",
      ["deselectsRow"]
    ),
    (
      "func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) { if narrow { t.deselectRow(at: i, animated: true) } }",
      []
    ),
    (
      "func application(_ a: UIApplication, configurationForConnecting s: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { b }",
      ["sceneLifeCycle configurationForConnecting"]
    ),
    (
      "func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool { if v is A { present(A(), animated: true); return false }; return true }",
      []
    ),
    (
      "func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool { if v == t.viewControllers?[2] { present(A(), animated: true); return false }; return true }",
      ["actionTab"]
    ),
    (
      "func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool { if let all = t.viewControllers { if all.firstIndex(of: v) == 2 { makeOne(); return false } }; return true }",
      ["actionTab"]
    ),
    (
      "func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool { if let tab = Tab(rawValue: v.tabBarItem.tag), tab == .compose { open(t); return false }; return true }",
      ["actionTab"]
    ),
    (
      "func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool { if v == t.viewControllers?[2] { scrollToTop(); return false }; return true }",
      []
    ),
    (
      "func tabBarController(_ t: UITabBarController, shouldSelect v: UIViewController) -> Bool { true }",
      []
    ),
    (
      "func tabBarController(_ t: UITabBarController, didSelect v: UIViewController) { splitViewController?.showDetailViewController(a, sender: nil) }",
      ["tabSelectionDrivesDetail"]
    ),
    (
      "func apply() { snapshot.append(roots); snapshot.append(folders, to: root); snapshot.append(feeds, to: folders); UICollectionLayoutListConfiguration.self }",
      ["sidebarLevels 3"]
    ),
    ("@IBOutlet var web: UIWebView!", ["unavailableClass UIWebView"]),
  ]

  @Test(arguments: members.indices)
  func `a member`(_ index: Int) throws {
    let (member, expected) = Self.members[index]
    let found = try evidence(swift: "class Screen: UIViewController {\n\(member)\n}")
    #expect(Self.described(found) == expected)
  }

  /// SwiftUI's modifiers and scenes.
  static let views: [(String, [String])] = [
    (
      "WindowGroup { A() }.commands { SidebarCommands() }",
      ["windowGroup WindowGroup", "commands", "sidebarCommands"]
    ),
    ("Settings { A() }", ["settingsScene"]),
    ("Settings { EmptyView() }", []), ("Settings {}", []),
    ("Settings(name: \"a\").sheet()", []),
    ("A().windowResizability(.contentSize)", ["windowResizability windowResizability"]),
    ("A().contextMenu { B() }", ["contextMenu contextMenu"]),
    ("A().swipeActions { B() }", ["swipeActions swipeActions"]),
    ("A().searchable(text: $text)", ["search searchable"]),
    ("A().refreshable { load() }", ["refresh refreshable"]),
    // The system shows these where the view is.
    ("A().confirmationDialog(\"a\", isPresented: $shown) { B() }", []),
    ("A().actionSheet(isPresented: $shown) { ActionSheet(title: Text(\"a\")) }", []),
    (
      "A().navigationBarHidden(true).searchable(text: $text)",
      ["hiddenNavigationBar", "search searchable"]
    ),
    (
      "DatePicker(\"\", selection: $date).datePickerStyle(.wheel).searchable(text: $t)",
      ["forbiddenControl UIDatePicker", "search searchable"]
    ),
    (
      "CommandGroup(replacing: .appSettings) { B() }",
      ["menuFilled appSettings", "menuRemoved appSettings", "settingsCommand appSettings"]
    ),
  ]

  @Test(arguments: views.indices)
  func `a view`(_ index: Int) throws {
    let (view, expected) = Self.views[index]
    let found = try evidence(swift: "struct A: View { var body: some View { \(view) } }")
    #expect(Self.described(found) == expected)
  }

  /// The same in Objective-C.
  static let messages: [(String, [String])] = [
    (
      "UIActionSheet *s = [[UIActionSheet alloc] initWithTitle:@\"a\" delegate:self];",
      ["actionSheet UIActionSheet"]
    ),
    (
      "UIAlertController *a = [UIAlertController alertControllerWithTitle:nil message:nil preferredStyle:UIAlertControllerStyleActionSheet];",
      ["actionSheet UIAlertController"]
    ),
    ("UIWebView *w = [[UIWebView alloc] init];", ["unavailableClass UIWebView"]),
    (
      "self.refreshControl = [[UIRefreshControl alloc] init];",
      ["forbiddenControl UIRefreshControl", "refresh UIRefreshControl"]
    ),
    (
      "[self.navigationController setNavigationBarHidden:YES animated:NO];",
      ["hiddenNavigationBar own"]
    ),
    (
      "split.preferredDisplayMode = UISplitViewControllerDisplayModeAllVisible;",
      ["displayMode allVisible"]
    ),
    ("[builder removeMenuForIdentifier:UIMenuFormat]; UIKeyCommand *k;", ["menuRemoved format"]),
    ("tab.tabBarItem.badgeValue = @\"1\";", ["badge badgeValue"]),
  ]

  @Test(arguments: messages.indices)
  func `a message`(_ index: Int) throws {
    let (message, expected) = Self.messages[index]
    let found = try evidence(
      objectiveC: "@implementation Screen\n- (void)run {\n\(message)\n}\n@end\n")
    #expect(Self.described(found) == expected)
  }

  /// Code that makes an action sheet, and whether it is judged there.
  static let sheets: [(String, Int)] = [
    ("func make() -> UIViewController { let a = \(sheet); return a }", 0),
    ("func make() -> UIAlertController { \(sheet) }", 0),
    ("func make() -> Int { let a = \(sheet); present(a, animated: true); return 1 }", 1),
    ("func make() { let a = \(sheet); present(a, animated: true); return }", 1),
  ]
  private static let sheet =
    "UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)"

  @Test(arguments: sheets.indices)
  func whoCallsAFactorySaysWhereItsSheetAppears(_ index: Int) throws {
    let (code, count) = Self.sheets[index]
    let found = try evidence(swift: "class A: UIViewController { \(code) }")
    #expect(found.markers.count { $0.kind == .actionSheet } == count)
  }

  @Test func aPropertyAndItsValueAreOneUse() throws {
    let found = try evidence(
      objectiveC: """
        @interface Screen ()
        @property UIWebView *web;
        @end
        @implementation Screen
        - (void)run {
          self.web = [[UIWebView alloc] init];
          UIWebView *other = [[UIWebView alloc] init];
        }
        @end
        """)
    #expect(found.markers.map(\.place.line) == [2, 7])
  }

  static func described(_ found: SourceEvidence) -> [String] {
    found.markers.map { marker in
      marker.detail.map { "\(marker.kind) \($0)" } ?? "\(marker.kind)"
    }
  }
}
