import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// When an app has several windows, and windows as tabs (How-Decisions-Are-Made.md#windows).
@Suite struct WorkedWindows {
  private static func windows(
    _ description: String, _ gate: String, _ app: App, _ outcome: Outcome,
    _ confidence: DecisionConfidence = .likely
  ) -> DecisionCase {
    DecisionCase(description, app, .project, "", is: outcome, confidence, by: gate)
      .decided(by: "windows")
  }

  private static let documents = App.sheet.saying(
    "<key>UIMainStoryboardFile</key><string>Main</string>"
      + "<key>CFBundleDocumentTypes</key><array/>")

  @Test(arguments: [
    windows("nothing says so", "one-window", .editor, "one-window")
      .advising("window/single-scene", "window")
      .notAdvising("window/multiple-scenes", "window/tabbing").bringing(),
    windows("one on the iPad", "one-window", App.editor.withWindows(false), "one-window")
      .advising("window/single-scene", "window"),
    windows("several on the iPad", "several-windows", App.sheet.withWindows(true), "window-tabs")
      .advising("window/multiple-scenes", "window").advising("window/tabbing", "window-tabs")
      .asking("side-by-side").bringing(
        "File: New Window ⌘N", "View: Show Tab Bar ⇧⌘T", "View: Show All Tabs ⇧⌘\\",
        "Window: Show Next Tab ⌃⇥", "Window: Show Previous Tab ⌃⇧⇥",
        "Window: Move Tab to New Window –", "Window: Merge All Windows –"),
    windows(
      "with window tabs", "several-windows", App.sheet.withWindows(true, tabs: true),
      "window-tabs"),
    windows(
      "without window tabs", "tabs-turned-off", App.sheet.withWindows(true, tabs: false),
      "decided", .certain
    )
    .advising("window/multiple-scenes", "window").notAdvising("window/tabbing"),
    windows("documents", "documents", documents, "several-windows")
      .notAdvising("window/tabbing").bringing(),
    windows("a long task", "worth-a-window", .deepSheet, "several-windows"),
    windows("a message", "worth-a-window", .compose, "several-windows"),
    windows("an Apple TV", "no-navigation", App.sheet.onTV, "none", .undecided),
    windows(
      "several on an Apple TV", "no-navigation", App.sheet.onTV.withWindows(true), "none",
      .undecided),
  ])
  func theCases(_ entry: DecisionCase) throws { try entry.checkInBothEditions() }

  @Test func severalWindowsOnTheIPadAreRecommendedOnTheMacOneWindowIsAThingToConsider() throws {
    let several = try App.sheet.withWindows(true).advice()
    #expect(several.recommendations(of: "window/multiple-scenes").map(\.severity) == [.recommended])
    let one = try App.editor.advice()
    #expect(one.recommendations(of: "window/single-scene").map(\.severity) == [.consider])
  }

  @Test func theSystemBringsTheCommandsOfWindowTabs() throws {
    let menus = try App.sheet.withWindows(true).advice().menuBar.menus
    let tabs = menus.flatMap(\.items).filter { $0.title.contains("Tab") }
    #expect(tabs.count == 5 && tabs.allSatisfy(\.isSystem))
  }
}
