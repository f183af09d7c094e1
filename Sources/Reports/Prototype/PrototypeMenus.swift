import Drawings
import Guidance
import MigrationStrategy

/// The menu bar of a prototype.
struct PrototypeMenus {
  private let report: ProjectReport
  private let app: MacApp
  private let screens: PrototypeScreens

  init(_ report: ProjectReport, _ app: MacApp, _ screens: PrototypeScreens) {
    (self.report, self.app, self.screens) = (report, app, screens)
  }

  /// The menus, in order. The first one has the name of the app.
  var menus: [Prototype.Menu] {
    report.menus.map { menu in
      Prototype.Menu(
        name: menu.name == .app ? report.title : menu.name.rawValue,
        items: menu.items.enumerated().map { index, item in
          self.item(item, in: menu.name, after: index == 0 ? nil : menu.items[index - 1])
        })
    }
  }

  private func item(
    _ item: MenuBar.Item, in menu: MenuName, after previous: MenuBar.Item?
  ) -> Prototype.MenuItem {
    let section = section(of: item, in: menu)
    let effect = section != nil ? "section" : Self.effect(of: item)
    let opens = effect == nil ? Self.screen(openedBy: item, in: report, screens) : nil
    return Prototype.MenuItem(
      title: item.title, key: item.key,
      separator: previous.map { MenuPanel.group(of: $0) != MenuPanel.group(of: item) }?.ifTrue,
      does: effect ?? (opens == nil ? nil : "open"),
      section: section, opens: opens,
      isNew: (!item.isAlways && !item.isSystem && item.existing == nil).ifTrue,
      enabled: item.enabled)
  }

  /// Returns the section that a command shows.
  private func section(of item: MenuBar.Item, in menu: MenuName) -> Int? {
    guard item.id == nil, [.view, .go].contains(menu) else { return nil }
    return app.window?.sections.firstIndex { $0.title == item.title }
  }

  /// Returns what a standard command does in the window, or `nil` if only the app knows.
  private static func effect(of item: MenuBar.Item) -> String? {
    guard let command = item.id.flatMap(KnownCommand.init) else {
      return item.isSystem || item.isAlways ? "system" : nil
    }
    return effects[command] ?? (item.isSystem || item.isAlways ? "system" : nil)
  }

  private static let effects: [KnownCommand: String] = [
    .back: "back", .forward: "forward", .nextPage: "next", .previousPage: "previous",
    .settings: "settings", .find: "find", .showSidebar: "sidebar", .showToolbar: "toolbar",
    .showInspector: "inspector", .newTab: "tab", .newWindow: "window", .close: "close",
  ]

  /// Returns the screen that a command opens: that of the tab whose action it is.
  static func screen(
    openedBy item: MenuBar.Item, in report: ProjectReport, _ screens: PrototypeScreens
  ) -> Int? {
    guard item.rules.contains(KnownRule.actionTab.rawValue) else { return nil }
    let tabs = report.mainTabs.filter { $0.purpose == Outcome.toolbarAction.id }
    let tab = tabs.first { $0.title == item.title } ?? (tabs.count == 1 ? tabs[0] : nil)
    return tab.flatMap { screens.position(named: $0.scene, in: $0.title) }
  }
}
