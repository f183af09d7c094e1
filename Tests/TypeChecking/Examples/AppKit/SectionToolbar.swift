import AppKit

extension NSToolbarItem.Identifier {
  static let back = NSToolbarItem.Identifier("back")
  static let sections = NSToolbarItem.Identifier("sections")
}

/// The toolbar of a main window.
@MainActor
final class SectionToolbar: NSObject {
  private weak var segments: NSToolbarItemGroup?
  private var section = AppSection.today

  /// Gives a window this toolbar. The window does not keep the object: the window controller does.
  func install(in window: NSWindow) {
    let toolbar = NSToolbar(identifier: "sections")
    toolbar.delegate = self
    toolbar.displayMode = .iconOnly
    toolbar.allowsUserCustomization = true
    toolbar.autosavesConfiguration = true
    if #available(macOS 13.0, *) { toolbar.centeredItemIdentifiers = [.sections] }
    window.toolbar = toolbar
    window.toolbarStyle = .unified
  }

  func select(_ section: AppSection) {
    self.section = section
    segments?.selectedIndex = AppSection.allCases.firstIndex(of: section) ?? 0
  }
}

extension SectionToolbar: NSToolbarDelegate {
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    // What stands before the separator is above the sidebar.
    [.toggleSidebar, .sidebarTrackingSeparator, .back, .flexibleSpace, .sections, .flexibleSpace]
  }

  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    [.toggleSidebar, .sidebarTrackingSeparator, .back, .sections, .space, .flexibleSpace]
  }

  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    switch itemIdentifier {
    case .back: return backItem()
    case .sections: return sectionsItem(isInWindow: flag)
    default: return nil
    }
  }

  private func backItem() -> NSToolbarItem {
    let title = NSLocalizedString("Back", comment: "Toolbar item")
    let item = NSToolbarItem(itemIdentifier: .back)
    item.label = title
    item.toolTip = title
    item.image = NSImage(systemSymbolName: "chevron.backward", accessibilityDescription: title)
    item.isBordered = true
    item.isNavigational = true
    // Without a target, the responder chain finds who performs the action, and dims the item.
    item.action = #selector(NavigationActions.goBack(_:))
    return item
  }

  private func sectionsItem(isInWindow: Bool) -> NSToolbarItem {
    let group = NSToolbarItemGroup(
      itemIdentifier: .sections, titles: AppSection.allCases.map(\.title),
      selectionMode: .selectOne, labels: nil, target: nil,
      action: #selector(SectionsWindowController.showSelectedSegment(_:)))
    group.label = NSLocalizedString("Section", comment: "Toolbar item")
    // The palette for customizing the toolbar gets an item of its own.
    if isInWindow {
      segments = group
      select(section)
    }
    return group
  }
}
