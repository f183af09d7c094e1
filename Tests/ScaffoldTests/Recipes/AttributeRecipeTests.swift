import Foundation
import Guidance
import ProjectEdits
import TestSupport
import Testing

@testable import Scaffold

/// Decisions that change attributes of documents.
@Suite struct AttributeRecipeTests {
  @Test func aFilledSymbolBecomesItsOutline() throws {
    let changes = try SketchedProject(SketchedProject.sample("DeepTabs")).changes(
      for: "icons/outline-in-sidebar")
    #expect(changes.edits.map(\.before) == ["sun.max.fill", "leaf.fill"])
    #expect(changes.edits.map(\.after) == ["sun.max", "leaf"])
    #expect(changes.edits.map(\.object) == ["8Uf-3S-xxA", "M9B-5M-z5N"] && changes.notes.isEmpty)
    let text = String(decoding: try #require(changes.edited.first).text.bytes, as: UTF8.self)
    #expect(text.contains("<image name=\"sun.max\" catalog=\"system\""))
    #expect(!text.contains("leaf.fill"))
  }

  @Test func aDocumentInAnUnknownFormStaysAsItIs() throws {
    let tab = SceneSketch.screen("a").tab("One", image: "leaf.fill", "catalog=\"system\"")
    let screens = storyboard(
      initial: "bar", .tabs("bar", "a", "b"), tab, .screen("b").tab("Two"))
    let changes = try SketchedProject(["Main.storyboard": screens])
      .changes(for: "icons/outline-in-sidebar")
    #expect(changes.edits.isEmpty && changes.notes.map(\.kind) == [.refused])
    #expect(changes.says("image of item-a is not set to “leaf”."))
  }

  @Test func aTitleIsWrittenOnceTheTeamAcceptsIt() throws {
    let rule = "tab-bar/title-missing"
    let tab = SceneSketch.screen("a").with("userLabel=\"Plants\"").tab(nil, image: "leaf")
    let screens = storyboard(
      initial: "bar", .tabs("bar", "a", "b"), tab, .screen("b").tab("Two"))
    let files = ["Main.storyboard": screens]
    let open = try SketchedProject(files).changes(for: rule)
    #expect(open.edits.isEmpty && open.says("only if the team accepts the suggested one"))
    let team = "decisions: [{ rule: \(rule), status: accepted }]"
    let accepted = try SketchedProject(files, team: team).changes(for: rule)
    #expect(accepted.edits.map(\.object) == ["item-a"])
    #expect(accepted.edits.map(\.after) == ["Plants"])
  }

  @Test func aSplitViewGetsItsAttributes() throws {
    let screens = storyboard(
      initial: "split", .split("split", "list", "detail"), .list("list", .detail("detail")),
      .screen("detail"))
    let sketch = try SketchedProject(["Main.storyboard": screens], for: .one(.macCatalyst))
    let sidebar = try sketch.changes(for: "split-view/sidebar-style")
    #expect(sidebar.edits.map(\.name) == ["primaryBackgroundStyle"])
    #expect(sidebar.edits.first?.after == "sidebar" && sidebar.edits.first?.object == "split")
    #expect(
      try sketch.changes(for: "split-view/classic-style").edits.map(\.name)
        == ["allowDoubleColumnStyle"])
    var careful = ScaffoldChoice.everything
    careful.rules = ["split-view/classic-style"]
    #expect(try sketch.scaffold(careful).proposals.isEmpty)
    careful.includesRisky = true
    let risky = try sketch.scaffold(careful)
    #expect(risky.proposals.map(\.isRisky) == [true] && risky.together.isEmpty)
  }

  @Test(arguments: [
    ("split-view/sidebar-style", "split.primaryBackgroundStyle = .sidebar"),
    (
      "split-view/column-widths",
      """
      split.minimumPrimaryColumnWidth = 200
          split.maximumPrimaryColumnWidth = 360
          #endif
      """
    ),
  ])
  func aSplitViewInCodeGetsALine(_ rule: String, _ line: String) throws {
    let code = """
      import UIKit

      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(
          _ scene: UIScene, willConnectTo session: UISceneSession,
          options connectionOptions: UIScene.ConnectionOptions
        ) {
          let split = UISplitViewController(style: .doubleColumn)
          split.setViewController(ListController(), for: .primary)
          split.setViewController(UIViewController(), for: .secondary)
          window?.rootViewController = split
        }
      }

      class ListController: UITableViewController {}

      """
    let sketch = try SketchedProject(["SceneDelegate.swift": code], for: .one(.macCatalyst))
    let text = try sketch.changes(for: rule).edited("SceneDelegate.swift")
    #expect(text.contains(line), "\(text)")
  }

  private func ownSplit(_ rule: String, _ members: String) throws -> Changes {
    let example = URL(filePath: Repository.rules).appending(path: "mac/rules/\(rule).storyboard")
    let screens = try String(contentsOf: example, encoding: .utf8)
      .replacing("id=\"split\"", with: "id=\"split\" customClass=\"Root\"")
    let code = "import UIKit\n\nfinal class Root: UISplitViewController {\n\(members)}\n"
    let files = ["Main.storyboard": screens, "Root.swift": code]
    return try SketchedProject(files, for: .one(.macCatalyst), from: "16").changes(for: rule)
  }

  @Test func aClassOfASplitViewLimitsItsColumn() throws {
    let text = try ownSplit("split-view/column-widths", "    let a = 1\n").edited("Root.swift")
    #expect(
      text.contains(
        """
            override func viewDidLoad() {
                super.viewDidLoad()
                #if targetEnvironment(macCatalyst)
                minimumPrimaryColumnWidth = 200
        """), "\(text)")
  }

  @Test func widthsThatCodeSetsAreKept() throws {
    let line = "    func f() { preferredPrimaryColumnWidthFraction = 0.4 }\n"
    let changes = try ownSplit("split-view/column-widths", line)
    #expect(!changes.changesFiles && changes.says("or it sets widths"))
  }

  @Test func theOnlyFreeTabBarBecomesTheCompactColumn() throws {
    let rule = "split-view/no-compact-column"
    let sketch = try SketchedProject(
      ["Main.storyboard": Self.columns(beside: Self.tabs)], for: .one(.macCatalyst))
    let changes = try sketch.changes(for: rule)
    #expect(changes.edits.map(\.after) == ["bar"] && changes.edits.map(\.object) == ["split"])
    let file = try #require(changes.edited.first)
    let text = String(decoding: file.text.bytes, as: UTF8.self)
    #expect(text.contains("destination=\"bar\" kind=\"relationship\" relationship=\"compactVi"))
    try sketch.folder.write(text, to: file.path)
    #expect(try sketch.changes(for: rule).isEmpty)
    let without = try SketchedProject(
      ["Main.storyboard": Self.columns(beside: "")], for: .one(.macCatalyst))
    #expect(try without.changes(for: rule).says("setViewController(sections, for: .compact)"))
  }

  /// A storyboard with a split view in the column style, and other scenes.
  private static func columns(beside others: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="split">
        <scenes>
            <scene sceneID="s1"><objects>
                <splitViewController allowDoubleColumnStyle="YES" id="split">
                    <connections>
                        <segue destination="list" kind="relationship" \
    relationship="masterViewController" id="r1"/>
                        <segue destination="detail" kind="relationship" \
    relationship="detailViewController" id="r2"/>
                    </connections>
                </splitViewController>
            </objects></scene>
            <scene sceneID="s2"><objects>
                <tableViewController id="list"><tableView key="view" id="t"/></tableViewController>
            </objects></scene>
            <scene sceneID="s3"><objects>
                <viewController id="detail"><view key="view" id="v"/></viewController>
            </objects></scene>
    \(others)
        </scenes>
    </document>

    """
  }

  private static let tabs = """
            <scene sceneID="s4"><objects>
                <tabBarController id="bar">
                    <tabBar key="tabBar" id="drawn"/>
                    <connections>
                        <segue destination="a" kind="relationship" \
    relationship="viewControllers" id="r3"/>
                    </connections>
                </tabBarController>
            </objects></scene>
            <scene sceneID="s5"><objects>
                <viewController id="a"><view key="view" id="v2"/></viewController>
            </objects></scene>
    """

  @Test(arguments: [
    ("collapseSecondary secondary: UIViewController, onto primary: UIViewController", false),
    ("topColumnForCollapsingToProposedTopColumn column: UISplitViewController.Column", true),
  ])
  func codeThatDecidesWhatCollapsesKeepsTheClassicStyle(method: String, isSet: Bool) throws {
    let screens = storyboard(
      initial: "split", .split("split", "list", "detail"), .list("list", .detail("detail")),
      .screen("detail"))
    let code = """
      import UIKit

      class Delegate: NSObject, UISplitViewControllerDelegate {
        func splitViewController(_ split: UISplitViewController, \(method)) -> Bool { true }
      }
      """
    let sketch = try SketchedProject(
      ["Main.storyboard": screens, "Delegate.swift": code], for: .one(.macCatalyst))
    let changes = try sketch.changes(for: "split-view/classic-style")
    #expect(!changes.edits.isEmpty == isSet)
    #expect(changes.says("topColumnForCollapsingToProposedTopColumn") != isSet)
  }
}
