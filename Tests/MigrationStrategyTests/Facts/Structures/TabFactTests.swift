import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Facts of tabs.
@Suite struct TabFactTests {
  private static func tab(_ scene: SceneSketch, _ fact: AnyFact, _ value: FactValue) -> FactCase {
    FactCase(App.flatTabs("One", "Two").with(scene), .tab, "tab1", fact, value)
  }

  @Test(arguments: [
    tab(.screen("tab1").tab("Home"), .title, .text("Home")),
    tab(.screen("tab1"), .hasTitle, .flag(false)),
    tab(.screen("tab1"), .title, .text("tab 1")),
    tab(.screen("tab1").navigationItem("News"), .title, .text("News")),
    tab(.screen("tab1").navigationItem("Settings"), .isSettings, .flag(true)),
    tab(.screen("tab1").tab("More", image: "gearshape.fill"), .isSettings, .flag(true)),
    tab(.screen("tab1").tab("Logger", image: "gearshape.fill"), .isSettings, .flag(false)),
    tab(.screen("tab1").tab(nil, image: "gear"), .isSettings, .flag(true)),
    tab(.screen("tab1").tab("설정"), .isSettings, .flag(true)),
    tab(.screen("tab1").ofClass("SettingView").tab("Setting"), .isSettings, .flag(true)),
    tab(.screen("tab1").ofClass("PlaceView").tab("Setting"), .isSettings, .flag(false)),
    tab(.screen("tab1").tab(nil, "systemItem=\"search\""), .isSearch, .flag(true)),
    tab(.screen("tab1").tab("Add Note"), .hasActionTitle, .flag(true)),
    tab(.screen("tab1").tab("Address"), .hasActionTitle, .flag(false)),
    tab(.screen("tab1").tab("Notes", image: "plus.circle"), .hasActionSymbol, .flag(true)),
    tab(.screen("tab1").tab("For You"), .hasPerspectiveTitle, .flag(true)),
    tab(.empty("tab1").tab("A"), .destinationIsEmpty, .flag(true)),
    tab(.reference("tab1", to: "Nowhere"), .destinationIsEmpty, .flag(false)),
    tab(.screen("tab1").holding(textField), .destinationIsForm, .flag(true)),
    tab(.list("tab1").holding(textField), .destinationIsForm, .flag(false)),
    tab(.screen("tab1").tab("A", "badgeValue=\"1\""), .hasBadge, .flag(true)),
    tab(.screen("tab1").tab("A", "enabled=\"NO\""), .isEnabled, .flag(false)),
    tab(.list("tab1", .push("tab2")), .depth, .count(1)),
    tab(.list("tab1", .show("tab2")), .depth, .count(0)),
    tab(.list("tab1"), .hasList, .flag(true)),
    tab(.screen("tab1").ofClass("NewsViewController"), .name, .text("News")),
    tab(.screen("tab1").named("Front Page"), .name, .text("Front Page")),
    tab(.screen("tab1").named("Item"), .name, .text("tab 1")),
    tab(.screen("tab1").tab(nil, image: "star"), .isIconOnly, .flag(true)),
    tab(.screen("tab1").localizedTab(image: "star"), .isIconOnly, .flag(false)),
  ])
  func aTabIsKnownByItsItemItsTitleAndWhatLiesBehindIt(_ entry: FactCase) throws {
    try entry.check()
  }

  @Test(arguments: [
    FactCase(FactTests.everything, .tabBar, "bare", .isBare, .flag(true)),
    FactCase(FactTests.everything, .tabBar, "bare", .isConnected, .flag(true)),
    FactCase(FactTests.everything, .tabBar, "bare", .tabCount, .count(2)),
    FactCase(FactTests.everything, .tabBar, "bare", .isTopLevel, .flag(false)),
    FactCase(FactTests.everything, .tabBar, "bare", .titles, .list(["One", "Two"])),
    FactCase(
      App(.screen("home").holding(bareTabBar("bare", "A", connected: false))), .tabBar, "bare",
      .isConnected, .flag(false)),
  ])
  func aBareTabBarIsASwitchInsideAScreen(_ entry: FactCase) throws { try entry.check() }
}
