import Guidance
import TestSupport
import Testing

@testable import Scaffold

/// Commands that do what buttons in bars do.
@Suite struct BarButtonTests {
  private static let archive = """
    <barButtonItem key="rightBarButtonItem" title="Archive" id="archive"><connections>\
    <action selector="archive:" destination="list" id="act"/></connections></barButtonItem>
    """

  private static func list(_ method: String, _ type: String = "class") -> String {
    """
    import UIKit

    \(type) ListController: UITableViewController {
        \(method) {}
    }

    """
  }

  private func sketch(
    _ code: String = list("@IBAction func archive(_ sender: UIBarButtonItem)"),
    _ button: String = archive, _ others: [String: String] = [:], from version: String = "16"
  ) throws -> SketchedProject {
    let screens = storyboard(
      initial: "nav",
      [
        .stack("nav", "list"),
        .list("list").ofClass("ListController").navigationItem("List", button), .screen("old"),
      ])
    let files = [
      "Main.storyboard": screens, "AppDelegate.swift": Code.appDelegate, "List.swift": code,
    ]
    return try SketchedProject(
      files.merging(others) { $1 }, for: .one(.macCatalyst), from: version)
  }

  private static let rule = "menu/toolbar-items-in-menu"

  @Test func aCommandDoesWhatTheButtonDoes() throws {
    let changes = try sketch().changes(for: Self.rule)
    let text = changes.edited("AppDelegate.swift")
    #expect(
      text.contains(
        """
                            UICommand(
                                title: NSLocalizedString("Archive", comment: "Menu command"),
                                action: #selector(pressButton(_:)),
                                propertyList: NSStringFromSelector(#selector(ListController.archive(_:)))),
        """), "\(text)")
    #expect(text.contains("        validateButton(command)\n"))
    #expect(changes.files.isEmpty && changes.notes.allSatisfy { $0.kind == .advice })
  }

  @Test func aSecondRunChangesNothing() throws {
    let sketch = try sketch()
    let text = try sketch.changes(for: Self.rule).edited("AppDelegate.swift")
    try sketch.folder.write(text, to: "AppDelegate.swift")
    #expect(try sketch.changes(for: Self.rule).isEmpty)
  }

  @Test func aButtonThatCodeMakesHasOneToo() throws {
    let code = """
      import UIKit

      class ListController: UITableViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              navigationItem.rightBarButtonItem = UIBarButtonItem(
                  title: "Archive", style: .plain, target: self, action: #selector(archive))
          }
          @objc func archive() {}
      }

      """
    let text = try sketch(code, "").changes(for: Self.rule).edited("AppDelegate.swift")
    #expect(text.contains("#selector(ListController.archive))"))
  }

  @Test(arguments: [
    ("@IBAction private func archive(_ sender: Any)", "class", "ListController.archive is private"),
    ("@IBAction func archive(_ sender: Any)", "public class", "may be in another module"),
    ("@available(iOS 18, *) @IBAction func archive(_ sender: Any)", "class", "on each system"),
    ("func archive(_ sender: Any)", "class", "no method of the Swift class"),
    ("@IBAction func remove(_ sender: Any)", "class", "no method of the Swift class"),
  ])
  func aMethodThatNobodyCanNameIsRefused(_ method: String, _ type: String, _ why: String) throws {
    let changes = try sketch(Self.list(method, type)).changes(for: Self.rule)
    #expect(!changes.changesFiles && changes.says(why), "\(changes.notes)")
  }

  private static func segue(_ kind: String) -> String {
    """
    <barButtonItem key="rightBarButtonItem" title="Archive" id="archive"><connections>\
    <segue destination="old" kind="\(kind)" id="s"/></connections></barButtonItem>
    """
  }

  @Test func aSegueIsPerformed() throws {
    let changes = try sketch(Self.list("func a()"), Self.segue("show")).changes(for: Self.rule)
    let text = changes.edited("AppDelegate.swift")
    #expect(
      text.contains("propertyList: [NSStringFromClass(ListController.self), \"openArchive\"]),"))
    #expect(text.contains("performSegue(withIdentifier: segue") && !text.contains("barButton"))
    #expect(
      changes.edited("Main.storyboard").contains(
        "<segue destination=\"old\" kind=\"show\" identifier=\"openArchive\" id=\"s\"/>"))
  }

  @Test(arguments: [
    ("show", "override func prepare(for a: UIStoryboardSegue, sender: Any?) { use(sender) }"),
    ("show", "override func prepare(for a: UIStoryboardSegue, sender: Any?) { fatalError() }"),
    ("show", "override func shouldPerformSegue(withIdentifier a: String, sender: Any?) -> Bool"),
    ("popoverPresentation", "func a()"), ("unwind", "func a()"),
  ])
  func aSegueThatMayDifferIsRefused(_ kind: String, _ method: String) throws {
    let changes = try sketch(Self.list(method), Self.segue(kind)).changes(for: Self.rule)
    #expect(!changes.changesFiles && changes.notes.map(\.kind) == [.refused], "\(changes.notes)")
  }

  @Test func whatIsMadeNeedsAName() throws {
    let button = Self.archive.replacing("title=\"Archive\"", with: "systemItem=\"add\"")
      .replacing("archive:", with: "add:")
    let changes = try sketch(Self.list("@IBAction func add(_ sender: Any)"), button)
      .changes(for: Self.rule)
    #expect(!changes.changesFiles && changes.says("what it makes has no name"))
  }

  @Test func methodsInAnotherFileReachTheNewOnes() throws {
    let menu = """
      import UIKit

      extension AppDelegate {
          override func buildMenu(with builder: any UIMenuBuilder) {
              super.buildMenu(with: builder)
          }
      }

      """
    let changes = try sketch(
      Self.list("@IBAction func archive(_ sender: Any)"), Self.archive,
      ["AppDelegate+Menu.swift": menu]
    ).changes(for: Self.rule)
    #expect(changes.edited("AppDelegate+Menu.swift").contains("        addButtons(to: builder)\n"))
    let text = changes.edited("AppDelegate.swift")
    #expect(text.contains("    func addButtons(") && !text.contains("private func add"))
    #expect(text.contains("    func hasButton("))
  }

  @Test(.needsTypeChecker, arguments: [14, 17], [archive, segue("show")])
  func theyCompile(_ version: Int, _ button: String) async throws {
    let code = Self.list("@IBAction func archive(_ sender: UIBarButtonItem)")
    let sketch = try sketch(code, button, from: "\(version)")
    let files = try sketch.changes(for: Self.rule).code(in: sketch.project())
    #expect(!files.isEmpty)
    for platform in [ApplePlatform.catalyst, .ios] {
      try await CodeCheck(platform: platform, version: version).expectNothing(in: files, of: "bars")
    }
  }
}
