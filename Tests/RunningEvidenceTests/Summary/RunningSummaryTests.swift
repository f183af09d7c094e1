import RunningEvidence
import Testing

@Suite struct RunningSummaryTests {
  /// Tabs with a number of children, of which one is visible, and a tab bar with titles.
  private func tabs(_ count: Int, visible: Int, titles: [String], selected: Int) -> RunningSummary {
    let children = (0..<count).map { index in
      "   | <App.S\(index) 0x\(index + 2)>, state: \(index == visible ? "appeared" : "disappeared")"
    }
    let buttons = titles.enumerated().map {
      "    Button, 0x1, label: '\($1)'" + ($0 == selected ? ", Selected" : "")
    }
    let lines =
      ["<UITabBarController 0x1>, state: appeared"] + children + ["  TabBar, 0x1, label: 'Tab Bar'"]
      + buttons
    return RunningSummary(Dumps.read(lines.joined(separator: "\n")))
  }

  @Test func tabsHaveTitlesStacksAndASelection() throws {
    let summary = RunningSummary(Dumps.read(Dumps.tabs + "\n" + Dumps.tabElements))
    let bar = try #require(summary.containers.first)
    #expect(bar.kind == .tabBar && bar.selected == 0 && !bar.hasMore)
    #expect(bar.items.map(\.title) == ["Inbox", "People", "Anna's Settings"])
    #expect(
      bar.items.map { $0.root?.name } == [
        "InboxViewController", "ContactsViewController", "SettingsViewController",
      ])
    #expect(bar.items.map(\.depth) == [2, 1, 1])
    #expect(bar.items[0].top?.name == "MessageViewController" && summary.longestStack == 2)
  }

  @Test func presentedControllersAreListedOnce() {
    let summary = RunningSummary(Dumps.read(Dumps.tabs + "\n" + Dumps.tabs))
    #expect(summary.presented.map(\.root?.name) == ["ComposeViewController"])
    #expect(summary.presented.map(\.presentation) == [.pageSheet])
    #expect(summary.containers.count == 4 && summary.screens.count == 5)
  }

  @Test(arguments: [
    (3, 0, ["A", "B", "C"], 0, true), (3, 0, ["A", "B", "C"], 1, false),
    (3, 0, ["A", "B"], 0, false),
    (3, 9, ["A", "B", "C"], 1, true), (2, 0, ["A", "B", "C"], 0, false),
  ])
  func titlesAreThoseThatFit(
    count: Int, visible: Int, titles: [String], selected: Int, fits: Bool
  ) {
    let bar = tabs(count, visible: visible, titles: titles, selected: selected).containers[0]
    #expect(bar.items.compactMap(\.title) == (fits ? titles : []))
    #expect(bar.selected == (visible < count ? visible : fits ? selected : nil))
  }

  @Test func fiveTitlesForMoreTabsHaveAMoreTab() {
    let bar = tabs(7, visible: 1, titles: ["A", "B", "C", "D", "More"], selected: 1).containers[0]
    #expect(bar.items.map(\.title) == ["A", "B", "C", "D", nil, nil, nil] && bar.hasMore)
    let more = tabs(7, visible: 5, titles: ["A", "B", "C", "D", "Mehr"], selected: 4).containers[0]
    #expect(more.hasMore && more.selected == 5 && more.items[3].title == "D")
  }

  @Test func theMoreTabIsNoItem() {
    let summary = RunningSummary(
      Dumps.read(
        """
        <UITabBarController 0x1>, state: appeared
           | <App.A 0x2>, state: disappeared
           | <UIMoreNavigationController 0x3>, state: appeared
           |    | <UIMoreListController 0x4>, state: appeared
        """))
    #expect(summary.containers[0].items.count == 1 && summary.containers[0].hasMore)
    #expect(summary.screens.map(\.name) == ["A"])
  }

  @Test(arguments: [(1, true), (2, false), (3, false)])
  func splitViewsHaveColumns(count: Int, isCollapsed: Bool) {
    let columns = (1...count).map {
      "   | <UINavigationController 0xa\($0)>, state: appeared\n   |    | <App.C\($0) 0xb\($0)>, state: appeared\n"
    }
    let root = "<UISplitViewController 0x1>, state: appeared, view: <UIView 0x2>\n"
    let split = RunningSummary(Dumps.read(root + columns.joined())).containers[0]
    #expect(split.kind == .split && split.items.count == count && split.isCollapsed == isCollapsed)
    #expect(split.items.map { $0.root?.name } == (1...count).map { "C\($0)" })
  }

  @Test func aCollapsedSplitViewIsOneStack() {
    let summary = RunningSummary(
      Dumps.read(
        """
        <UISplitViewController 0x1>, state: appeared
           | <UINavigationController 0x2>, state: appeared
           |    | <App.List 0x3>, state: disappeared
           |    | <UINavigationController 0x4>, state: appeared
           |    |    | <App.Detail 0x5>, state: appeared
        """))
    #expect(summary.containers[0].isCollapsed && summary.containers[0].items[0].depth == 2)
    #expect(summary.containers[0].items[0].top?.name == "Detail")
  }

  @Test func viewsOfSwiftUIAreScreens() {
    let summary = RunningSummary(Dumps.read(Dumps.swiftUI))
    #expect(summary.containers.map(\.kind) == [.tabBar, .navigation])
    #expect(summary.containers[0].items.map { $0.root?.name } == ["PlantList", "AlbumView"])
    #expect(summary.screens.map(\.name) == ["PlantList", "AlbumView"])
  }

  @Test func pagesHaveAVisibleOne() {
    let summary = RunningSummary(
      Dumps.read(
        """
        <App.Tour 0x1>, state: appeared, view: <_UIPageViewControllerContentView 0x2>
           | <App.First 0x3>, state: disappeared, view: <UIView 0x4>
           | <App.Second 0x5>, state: appeared, view: <UIView 0x6>
        """))
    #expect(summary.containers.map(\.kind) == [.page] && summary.containers[0].selected == 1)
  }

  @Test func aLaterDumpCanShowMore() {
    let short = "<UINavigationController 0x1>, state: appeared\n   | <App.A 0x2>, state: appeared\n"
    let long = short + "   | <App.B 0x3>, state: appeared\n"
    let summary = RunningSummary(Dumps.read(short + long + short))
    #expect(summary.containers.map(\.items.count) == [2] && summary.screens.count == 2)
  }

  @Test func titlesBelongToOneContainer() {
    let one = Dumps.tabs + "\n" + Dumps.tabElements
    let other = Dumps.tabs.replacing(" 0x", with: " 0x9").replacing(
      "SettingsView", with: "AboutView")
    let summary = RunningSummary(Dumps.read(one + "\n" + Dumps.tabElements + "\n" + other))
    let bars = summary.containers.filter { $0.kind == .tabBar }
    #expect(bars.map { $0.items.compactMap(\.title).count } == [3, 0])
  }

  @Test func aStackAroundATabBarIsNotAtTheTop() {
    let summary = RunningSummary(
      Dumps.read(
        """
        <App.Root 0x1>, state: appeared
           | <UINavigationController 0x2>, state: appeared
           |    | <UITabBarController 0x3>, state: appeared
           |    |    | <App.A 0x4>, state: appeared
           |    |    | <App.B 0x6>, state: disappeared
           + <UISplitViewController 0x5>, state: appeared
        """))
    #expect(summary.containers.map(\.isTop) == [false, true, false])
    #expect(summary.containers.map(\.isPresented) == [false, false, true])
    #expect(summary.containers[1].above.map(\.name) == ["Root", "UINavigationController"])
    #expect(summary.roots.isEmpty)
  }

  @Test func aScreenCanFillAWindow() {
    let summary = RunningSummary(
      Dumps.read("<App.Login 0x1>, state: appeared\n<App.Login 0x2>, state: appeared\n"))
    #expect(summary.roots.map(\.name.name) == ["Login"])
  }

  @Test func textsCanBeLeftOut() {
    let dump = Dumps.read(Dumps.tabs + "\n" + Dumps.tabElements).redacted(keeping: [
      "Inbox", "Back",
    ])
    let bar = RunningSummary(dump).containers[0]
    #expect(bar.items.map(\.title) == ["Inbox", "(text)", "(text)"])
    #expect(dump.texts == ["Inbox", "Back", "(text)"])
    #expect(dump.controllers == Dumps.read(Dumps.tabs).controllers)
  }
}
