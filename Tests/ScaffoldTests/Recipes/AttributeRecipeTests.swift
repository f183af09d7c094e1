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

  @Test func aSplitViewInCodeGetsALine() throws {
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
    let changes = try sketch.changes(for: "split-view/sidebar-style")
    #expect(changes.edits.isEmpty && changes.says("primaryBackgroundStyle = .sidebar"))
  }
}
