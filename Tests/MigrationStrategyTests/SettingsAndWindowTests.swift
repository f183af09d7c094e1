import MigrationStrategy
import RuleCatalogue
import Testing

@Suite("Settings and windows")
struct SettingsAndWindowTests {
  private static func settings(
    _ gate: String, _ app: App, _ outcome: String, _ confidence: Confidence = .certain
  ) -> DecisionCase {
    DecisionCase(gate, app, .scene, "sheet", is: outcome, confidence, by: gate)
  }

  private static func windows(
    _ gate: String, _ app: App, _ outcome: String, _ confidence: Confidence
  ) -> DecisionCase {
    DecisionCase(gate, app, .project, "", is: outcome, confidence, by: gate)
  }

  private static let preferences = App.sheet.with(.screen("sheet").titled("Preferences"))

  @Test(
    "A screen titled as settings becomes a window",
    arguments: [
      settings("window", preferences, "settings-window", .likely),
      settings(
        "window", App.sheet.with(.screen("sheet").navigationItem("Réglages")), "settings-window",
        .likely),
      settings("not-settings", .sheet, "none"),
      settings("not-settings", App.sheet.with(.screen("sheet").titled("Setup")), "none"),
      settings(
        "in-a-tab",
        App.flatTabs("A", "Settings").with(.screen("tab2", .show("sheet")).tab("Settings"))
          .with(.screen("sheet").titled("Settings")), "none"),
    ])
  func settingsScreens(_ entry: DecisionCase) throws { try entry.check() }

  @Test("A navigation controller speaks for its first screen")
  func oneSpeaks() throws {
    let app = App(.screen("home", .present("nav")), .stack("nav", "sheet"))
      .with(.screen("sheet").titled("Settings"))
    let advice = try app.advice()
    #expect(advice.objects(foundBy: "modal/settings-sheet") == ["nav"])
    #expect(try advice.subject(.navigationStack, "nav").facts[.isSettings] == .flag(true))
  }

  @Test("What lies in settings is no part of the main window")
  func insideSettings() throws {
    let app = App.flatTabs("A", "Settings").with(.stack("tab2", "list").tab("Settings"))
      .with(.list("list", .show("more"))).with(.screen("more"))
    let advice = try app.advice()
    #expect(try advice.decision(.navigationStack, "tab2", "deep-stack").outcome == "none")
    #expect(advice.objects(foundBy: "navigation-stack/back-in-toolbar") == [])
  }

  @Test(
    "Windows go by the property lists",
    arguments: [
      windows("one-window", .sheet, "one-window", .likely),
      windows("one-window", App.sheet.withWindows(false), "one-window", .likely),
      windows("several-windows", App.sheet.withWindows(true), "window-tabs", .likely),
      windows(
        "several-windows", App.sheet.withWindows(true, tabs: true), "window-tabs", .likely),
      windows(
        "tabs-turned-off", App.sheet.withWindows(true, tabs: false), "decided", .certain),
      windows("no-navigation", App.sheet.onTV, "none", .undecided),
      windows("no-navigation", App.sheet.onTV.withWindows(true), "none", .undecided),
    ])
  func windowTabs(_ entry: DecisionCase) throws { try entry.check() }
}
