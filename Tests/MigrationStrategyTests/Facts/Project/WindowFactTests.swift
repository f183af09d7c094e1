import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// The facts about windows, files, and the commands of the system.
@Suite struct WindowFactTests {
  private static let list = "class List: UITableViewController {}"

  private func project(
    _ code: String, _ settings: String = "", _ files: [String: String] = [:]
  ) throws -> Subject {
    var sketch = RouteSketch(
      settings: "SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\"; SUPPORTS_MACCATALYST = YES; "
        + settings)
    sketch.files = files.merging(["App/A.swift": "import UIKit\n\(code)"]) { own, _ in own }
    return try sketch.advice().subject(.project)
  }

  @Test(arguments: [
    ("", "", "no"),
    ("<key>com.apple.security.files.user-selected.read-only</key><true/>", "", "yes"),
    ("<key>com.apple.security.files.user-selected.read-write</key><false/>", "", "no"),
    ("", "ENABLE_USER_SELECTED_FILES = readonly;", "yes"),
  ])
  func theSandboxAllowsFilesThatPeopleChoose(keys: String, setting: String, access: String) throws {
    let entitlements =
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>"
      + "<key>com.apple.security.app-sandbox</key><true/>\(keys)</dict></plist>"
    let found = try project(
      Self.list, "CODE_SIGN_ENTITLEMENTS = App.entitlements; \(setting)",
      ["App.entitlements": entitlements])
    #expect(found.facts[.canOpenFiles] == access)
  }

  @Test func withoutEntitlementsNothingIsKnownAboutFiles() throws {
    #expect(try project(Self.list).facts[.canOpenFiles] == "unknown")
  }

  @Test(arguments: [
    ("", ["Duplicate", "Show Sidebar", "Show Tab Bar"]),
    ("class Letter: UIDocument {}", ["Show Sidebar", "Show Tab Bar"]),
    ("class Split: UISplitViewController {}", ["Duplicate", "Show Tab Bar"]),
    (
      "class Delegate: UIResponder {\nfunc a(_ b: any UIMenuBuilder) { b.remove(menu: .document) }\n}",
      ["Show Sidebar", "Show Tab Bar"]
    ),
    // What is put into a menu leaves the others in it.
    (
      "class Delegate: UIResponder {\nfunc a(_ b: any UIMenuBuilder) { b.insertChild(c, atStartOfMenu: .file) }\n}",
      ["Duplicate", "Show Sidebar", "Show Tab Bar"]
    ),
    (
      "class Delegate: UIResponder {\nfunc a(_ b: any UIMenuBuilder) { b.replaceChildren(ofMenu: .file) { _ in [] } }\n}",
      ["Show Sidebar", "Show Tab Bar"]
    ),
    // A screen answers Rename….
    (
      "class Item: UIViewController { func a() { navigationItem.renameDelegate = self } }",
      ["Show Sidebar", "Show Tab Bar"]
    ),
    // No group of the menu bar holds the commands of tabs.
    (
      "class Delegate: UIResponder {\nfunc a(_ b: any UIMenuBuilder) { b.remove(menu: .document); b.remove(menu: .sidebar) }\n}",
      []
    ),
  ])
  func theStockMenuBarHasCommandsWithNothingToActOn(code: String, words: [String]) throws {
    let start = """
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = \(code.contains("Split") ? "Split()" : "List()")
        }
      }
      """
    let found = try project([Self.list, code, start].joined(separator: "\n"))
    let names = found.facts[.deadCommandNames] ?? ""
    for word in ["Duplicate", "Show Sidebar", "Show Tab Bar"] {
      #expect(names.contains(word) == words.contains(word), "\(names)")
    }
    #expect(found.facts[.deadCommands] == words.count)
  }

  /// What the app opens is no document, which could be duplicated.
  @Test func typesOfFilesAreNoDocuments() throws {
    let types = """
      <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleDocumentTypes</key>
      <array><dict><key>CFBundleTypeName</key><string>Card</string></dict></array></dict></plist>
      """
    let found = try project(Self.list, "INFOPLIST_FILE = Info.plist;", ["Info.plist": types])
    #expect(found.facts[.opensDocuments] == true)
    #expect(found.facts[.deadCommandNames]?.contains("Duplicate") == true)
  }

  @Test(arguments: [
    ("if idiom == .pad { use(UIScreen.main.bounds) }", "2,6", 0, 0),
    ("if idiom == .pad { use(UIScreen.main.bounds) }", "1,2", 1, 0),
    ("if idiom != .pad { use(UIScreen.main.bounds) }", "2,6", 1, 1),
    ("if idiom != .pad { use(UIScreen.main.bounds) }", "1,2", 0, 1),
    ("if idiom == .phone { use(UIScreen.main.bounds) }", "2,6", 0, 1),
    ("#if targetEnvironment(macCatalyst)\nuse(UIScreen.main.bounds)\n#endif", "1,2", 1, 0),
    ("if horizontalSizeClass == .compact { use(UIScreen.main.bounds) }", "1,2", 0, 1),
  ])
  func theScreenIsReadOnTheMacOrOnAnIPhone(
    code: String, family: String, onMac: Int, onPhone: Int
  ) throws {
    let screen = """
      class List: UITableViewController {
        private var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
        override func viewDidLoad() {
          \(code)
        }
      }
      """
    let found = try project(screen, "TARGETED_DEVICE_FAMILY = \"\(family)\";")
    #expect(found.facts[.screenReads] == onMac)
    #expect(found.facts[.phoneScreenReads] == onPhone)
  }

  @Test func readsForALayoutAreNamedFirst() throws {
    let screen = """
      class List: UITableViewController {
        override func viewDidLoad() {
          use(view.window?.bounds ?? UIScreen.main.bounds)
          use(UIDevice.current.orientation)
          use(UIScreen.main.bounds)
        }
      }
      """
    let found = try project(screen)
    #expect(found.facts[.screenReadPlaces] == "App/A.swift:6, App/A.swift:5, App/A.swift:4")
  }

  @Test(arguments: [
    ("CommandGroup(replacing: .newItem) {}", true), ("CommandGroup(after: .newItem) {}", false),
  ])
  func onlyWhatReplacesNewWindowRemovesIt(group: String, isRemoved: Bool) throws {
    let menus = "struct Menus: Commands { var body: some Commands { \(group) } }"
    let found = try project("import SwiftUI\n\(menus)\n\(Self.list)")
    #expect(found.facts[.removesNewWindow] == isRemoved)
  }

  @Test(arguments: [
    (
      "struct A: App { var body: some Scene { Window(\"A\", id: \"a\") { Text(\"\") } } }", false,
      true
    ),
    ("struct A: App { var body: some Scene { WindowGroup { Text(\"\") } } }", true, false),
    ("struct WindowGroup {}\nlet a = WindowGroup()", false, false),
  ])
  func scenesOfSwiftUIAreGroupsOrSingleWindows(
    code: String, isGroup: Bool, isSingle: Bool
  ) throws {
    let found = try project("import SwiftUI\n\(code)\n\(Self.list)")
    #expect(found.facts[.hasWindowGroup] == isGroup)
    #expect(found.facts[.hasSingleWindow] == isSingle)
  }
}
