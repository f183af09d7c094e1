import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Where settings go (How-Decisions-Are-Made.md#settings).
@Suite struct WorkedSettings {
  private static func screen(
    _ gate: String, _ app: App, _ outcome: Outcome, _ confidence: DecisionConfidence = .certain
  ) -> DecisionCase {
    DecisionCase(
      "\(gate): \(outcome)", app, .scene, "sheet", is: outcome, confidence, by: gate
    )
    .decided(by: "settings")
  }

  private static let preferences = App.sheet.with(.screen("sheet").titled("Preferences"))
  private static let tools = ["settings-or-tools": true]

  @Test(arguments: [
    screen("window", preferences, "settings-window", .likely).offering("navigation")
      .advising("modal/settings-sheet", "settings-window").asking("settings-or-tools")
      .bringing("App: Settings… ⌘,"),
    screen(
      "window", App.sheet.with(.screen("sheet").navigationItem("Réglages")), "settings-window",
      .likely),
    screen("window", preferences, "navigation", .likely).answering(tools)
      .notAdvising("modal/settings-sheet").bringing().asking(),
    screen("window", preferences, "settings-window", .likely).asking()
      .answering(["settings-or-tools": false]),
    screen("not-settings", .sheet, "none").bringing(),
    screen("not-settings", App.sheet.with(.screen("sheet").titled("Setup")), "none"),
    screen(
      "in-a-tab",
      App.flatTabs("A", "Settings").with(.screen("tab2", .show("sheet")).tab("Settings"))
        .with(.screen("sheet").titled("Settings")), "none"),
    screen("options-of-one-screen", .fourOptions, "in-place", .likely)
      .notAdvising("modal/settings-sheet").bringing(),
  ])
  func aScreenTitledAsSettingsBecomesAWindow(_ entry: DecisionCase) throws {
    try entry.checkInBothEditions()
  }

  private static func tab(
    _ description: String, _ outcome: Outcome, _ answers: [String: Bool] = [:]
  ) -> DecisionCase {
    DecisionCase(
      description, .flatTabs("A", "B", "Settings"), .tab, "tab3", is: outcome, .likely,
      by: "settings"
    )
    .answering(answers)
  }

  @Test(arguments: [
    tab("2: settings", "settings-window").asking("settings-or-tools").offering("navigation")
      .advising("tab-bar/settings-tab", "settings-window")
      .bringing("App: Settings… ⌘,", "View: A ⌘1", "View: B ⌘2"),
    tab("2: no tools", "settings-window", ["settings-or-tools": false]).asking()
      .advising("tab-bar/settings-tab", "settings-window"),
    tab("5: tools", "navigation", tools).asking().notAdvising("tab-bar/settings-tab")
      .bringing("View: A ⌘1", "View: B ⌘2", "View: Settings ⌘3"),
  ])
  func aSettingsTabBecomesAWindowUnlessMostOfItsRowsAreTools(_ entry: DecisionCase) throws {
    try entry.checkInBothEditions()
  }

  @Test func whatAreNoSettingsGoesNextToItsTaskAndIntoMenus() throws {
    let advice = try App.flatTabs("A", "B", "Settings").advice()
    let text = try #require(advice.recommendations(of: "tab-bar/settings-tab").first?.advice)
    for place in ["next to that task", "tools into a menu", "the app menu and the Help menu"] {
      #expect(text.contains(place), "\(place)")
    }
  }

  @Test func theRowsAreSortedAndTheWindowOpensAtThePaneThatWasShownLast() throws {
    let window = try #require(Catalog.inBinary.get().equivalent("settings-window"))
    let catalyst = window.steps[.macCatalyst]
    #expect(catalyst.first?.hasPrefix("Sort the rows") == true)
    #expect(catalyst.last == "Reopen the window at the pane that was shown last.")
    let appKit = window.steps[.appKit]
    #expect(appKit.contains { $0.hasPrefix("Title the window after the current pane") })
    #expect(appKit.contains { $0 == "Dim its minimize and zoom buttons." })
    #expect(window.menu == ["settings"])
  }

  @Test(arguments: [
    (TargetPlatform.macCatalyst, "Settings.bundle"),
    (.macCatalyst, "UIMenu.Identifier.preferences"), (.swiftUI, "Settings"),
  ])
  func thereAreThreeWaysToTheWindow(_ platform: TargetPlatform, _ api: String) throws {
    let window = try #require(Catalog.inBinary.get().equivalent("settings-window"))
    #expect(window.apis[platform].contains { $0.api == api })
  }

  @Test func aNavigationControllerSpeaksForItsFirstScreen() throws {
    let app = App(.screen("home", .present("nav")), .stack("nav", "sheet"))
      .with(.screen("sheet").titled("Settings"))
    let advice = try app.advice()
    #expect(advice.objects(foundBy: "modal/settings-sheet") == ["nav"])
    #expect(try advice.subject(.navigationStack, "nav").facts[.isSettings] == .flag(true))
  }

  @Test func whatLiesInSettingsIsNoPartOfTheMainWindow() throws {
    let app = App.flatTabs("A", "Settings").with(.stack("tab2", "list").tab("Settings"))
      .with(.list("list", .show("more"))).with(.screen("more"))
    let advice = try app.advice()
    #expect(try advice.decision(.navigationStack, "tab2", "deep-stack").outcome == "none")
    #expect(advice.objects(foundBy: "navigation-stack/back-in-toolbar") == [])
  }
}

extension App {
  /// Four screens with options of their own.
  fileprivate static let fourOptions = App(
    .screen("home", .present("sheet"), .present("a"), .present("b"), .present("c")),
    .screen("sheet").titled("Settings"), .screen("a").titled("Settings"),
    .screen("b").titled("Settings"), .screen("c").titled("Settings"))
}
