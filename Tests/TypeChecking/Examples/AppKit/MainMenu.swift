import AppKit

/// The app's commands in the menu bar.
@MainActor
enum MainMenu {
  /// Adds the app's commands. Call it in `applicationDidFinishLaunching(_:)`, when the menu of the
  /// storyboard is there.
  static func addCommands(to menuBar: NSMenu?) {
    addNavigation(to: menuBar)
    addSettings(to: menuBar)
  }

  private static func addNavigation(to menuBar: NSMenu?) {
    guard let menu = viewMenu(in: menuBar) else { return }
    var items = AppSection.allCases.enumerated().map { index, section in
      sectionItem(for: section, at: index)
    }
    items += [.separator(), backItem(), .separator()]
    for (index, item) in items.enumerated() { menu.insertItem(item, at: index) }
  }

  private static func sectionItem(for section: AppSection, at index: Int) -> NSMenuItem {
    // The keys are ⌘1 to ⌘9. ⌘0 usually stands for the actual size.
    let item = NSMenuItem(
      title: section.title, action: #selector(NavigationActions.showSection(_:)),
      keyEquivalent: index < 9 ? String(index + 1) : "")
    item.tag = index
    return item
  }

  private static func backItem() -> NSMenuItem {
    NSMenuItem(
      title: NSLocalizedString("Back", comment: "Menu command"),
      action: #selector(NavigationActions.goBack(_:)), keyEquivalent: "[")
  }

  private static func addSettings(to menuBar: NSMenu?) {
    let action = #selector(SettingsActions.showSettings(_:))
    // The app menu is the first one. The storyboard may have the item without an action.
    guard let menu = menuBar?.items.first?.submenu else { return }
    if let item = menu.items.first(where: { $0.keyEquivalent == "," }) {
      item.action = action
      return
    }
    let item = NSMenuItem(
      title: NSLocalizedString("Settings…", comment: "Menu command"), action: action,
      keyEquivalent: ",")
    let about = #selector(NSApplication.orderFrontStandardAboutPanel(_:))
    let index = menu.indexOfItem(withTarget: nil, andAction: about) + 1
    menu.insertItem(.separator(), at: index)
    menu.insertItem(item, at: index + 1)
  }

  /// The View menu. Titles are localized, but the standard commands have the same actions everywhere.
  private static func viewMenu(in menuBar: NSMenu?) -> NSMenu? {
    let actions: [Selector] = [
      #selector(NSSplitViewController.toggleSidebar(_:)), #selector(NSWindow.toggleFullScreen(_:)),
    ]
    return menuBar?.items.lazy.compactMap(\.submenu).first { menu in
      menu.items.contains { item in item.action.map(actions.contains) ?? false }
    }
  }
}
