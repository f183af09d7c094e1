import Foundation
import Guidance
import TestSupport
import Testing

@testable import Scaffold

/// Every recipe, on the example of its rule.
@Suite struct RecipeExampleTests {
  static let rules = [
    "tab-bar/view-menu-commands", "tab-bar/to-sidebar", "tab-bar/to-segmented-control",
    "tab-bar/title-missing", "icons/outline-in-sidebar", "navigation-stack/go-commands",
    "navigation-stack/back-in-toolbar", "navigation-stack/keep-state", "menu/find-command",
    "menu/refresh-command", "menu/toolbar-items-in-menu", "tab-bar/settings-tab",
    "modal/settings-sheet", "menu/settings-item",
    "window/single-scene", "window/minimum-size", "split-view/sidebar-style",
    "split-view/column-widths", "split-view/display-mode", "split-view/classic-style",
    "split-view/no-compact-column",
  ]

  /// Rules whose recipes carry out what other rules ask, or change project files, which no example has.
  private static let others = [
    "menu/no-main-menu", "modal/action-sheet", "project/catalyst-off", "split-view/toggle-command",
    "navigation-stack/escape-goes-back",
  ]

  /// The files of a rule's example.
  private func example(of rule: String) throws -> [String: String] {
    let path = URL(filePath: Repository.rules).appending(path: "mac/rules/\(rule)")
    let document = path.appendingPathExtension("storyboard")
    if let text = try? String(contentsOf: document, encoding: .utf8) {
      return ["Main.storyboard": text]
    }
    let names = FileManager.default.subpaths(atPath: path.path) ?? []
    let files = names.compactMap { name in
      (try? String(contentsOf: path.appending(path: name), encoding: .utf8)).map { (name, $0) }
    }
    return Dictionary(files) { $1 }
  }

  @Test(arguments: rules) func aRuleWithARecipeComesToSomething(_ rule: String) throws {
    #expect(RecipeTable.macCatalyst[rule] != nil)
    var files = try example(of: rule)
    files["AppDelegate.swift"] = files["AppDelegate.swift"] ?? Code.appDelegate
    let sketch = try SketchedProject(files, for: .one(.macCatalyst))
    #expect(try !sketch.changes(for: rule).isEmpty)
  }

  @Test(arguments: [
    "icons/outline-in-sidebar", "window/single-scene", "split-view/classic-style",
    "split-view/no-compact-column", "tab-bar/settings-tab",
  ])
  func whatChangesTheAppOnIPhoneIsRisky(_ rule: String) {
    #expect(RecipeTable.macCatalyst[rule]?.risk != nil)
  }

  @Test func everyRecipeIsListedHereAndItsRuleExists() throws {
    let ids = try Catalog.inBinary.get().rules.map(\.id)
    for form in [RecipeTable.macCatalyst, .swiftUI] {
      for id in ids where form[id] != nil {
        #expect((Self.rules + Self.others).contains(id), "\(id)")
      }
    }
    #expect((Self.rules + Self.others).allSatisfy(ids.contains))
  }
}
