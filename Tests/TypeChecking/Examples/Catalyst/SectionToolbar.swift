#if targetEnvironment(macCatalyst)
  import UIKit

  extension NSToolbarItem.Identifier {
    static let back = NSToolbarItem.Identifier("com.example.DeepTabs.toolbar.back")
    static let sections = NSToolbarItem.Identifier("com.example.DeepTabs.toolbar.sections")
    static let previousPage = NSToolbarItem.Identifier("com.example.DeepTabs.toolbar.previousPage")
    static let nextPage = NSToolbarItem.Identifier("com.example.DeepTabs.toolbar.nextPage")
  }

  /// The window's toolbar: Back, the sections as segments, and Previous and Next.
  ///
  /// A window has either this toolbar or the one that UIKit makes of its navigation bar. Keep the
  /// navigation bars in the content with `UINavigationController.keepBarInContent()`.
  @MainActor
  final class SectionToolbar: NSObject {
    private weak var root: (any SectionSwitching)?
    private weak var segments: NSToolbarItemGroup?

    init(root: any SectionSwitching) {
      self.root = root
      super.init()
      root.onSectionChange = { [weak self] in self?.selectCurrentSegment() }
    }

    /// Gives a window this toolbar. The window does not keep the object: the scene delegate does.
    func install(in scene: UIWindowScene) {
      let toolbar = NSToolbar(identifier: "com.example.DeepTabs.toolbar")
      toolbar.delegate = self
      toolbar.displayMode = .iconOnly
      toolbar.allowsUserCustomization = true
      toolbar.autosavesConfiguration = true
      if #available(macCatalyst 16.0, *) { toolbar.centeredItemIdentifiers = [.sections] }
      scene.titlebar?.toolbar = toolbar
      scene.titlebar?.toolbarStyle = .unified
      // The segments say where people are.
      scene.titlebar?.titleVisibility = .hidden
    }

    @objc
    private func showSelectedSegment(_ sender: NSToolbarItemGroup) {
      guard AppSection.allCases.indices.contains(sender.selectedIndex) else { return }
      root?.show(AppSection.allCases[sender.selectedIndex])
    }

    private func selectCurrentSegment() {
      guard let section = root?.currentSection,
        let index = AppSection.allCases.firstIndex(of: section)
      else { return }
      segments?.selectedIndex = index
    }
  }

  extension SectionToolbar: NSToolbarDelegate {
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      [.back, .flexibleSpace, .sections, .flexibleSpace, .previousPage, .nextPage]
    }

    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      [.back, .sections, .previousPage, .nextPage, .space, .flexibleSpace]
    }

    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? {
      switch itemIdentifier {
      case .back: return backItem()
      case .sections: return sectionsItem(isInWindow: flag)
      case .previousPage: return previousPageItem()
      case .nextPage: return nextPageItem()
      default: return nil
      }
    }

    private func sectionsItem(isInWindow: Bool) -> NSToolbarItem {
      let group = NSToolbarItemGroup(
        itemIdentifier: .sections, titles: AppSection.allCases.map(\.title),
        selectionMode: .selectOne, labels: nil, target: self,
        action: #selector(showSelectedSegment(_:)))
      group.label = NSLocalizedString("Section", comment: "Toolbar item")
      // UIKit asks responders whether they can perform an action, and this target is none.
      group.autovalidates = false
      group.isEnabled = true
      // The palette for customizing the toolbar gets an item of its own.
      if isInWindow {
        segments = group
        selectCurrentSegment()
      }
      return group
    }

    private func backItem() -> NSToolbarItem {
      let item = item(
        .back, title: NSLocalizedString("Back", comment: "Toolbar item"),
        symbolName: "chevron.backward", action: #selector(NavigationActions.goBack(_:)))
      item.isNavigational = true
      return item
    }

    private func previousPageItem() -> NSToolbarItem {
      item(
        .previousPage, title: NSLocalizedString("Previous Story", comment: "Toolbar item"),
        symbolName: "chevron.up", action: #selector(NavigationActions.showPreviousPage(_:)))
    }

    private func nextPageItem() -> NSToolbarItem {
      item(
        .nextPage, title: NSLocalizedString("Next Story", comment: "Toolbar item"),
        symbolName: "chevron.down", action: #selector(NavigationActions.showNextPage(_:)))
    }

    /// An item for an action of the responder chain, which dims it when nobody can perform the action.
    private func item(
      _ identifier: NSToolbarItem.Identifier, title: String, symbolName: String, action: Selector
    ) -> NSToolbarItem {
      let item = NSToolbarItem(itemIdentifier: identifier)
      item.label = title
      item.toolTip = title
      item.image = UIImage(systemName: symbolName)
      item.isBordered = true
      item.action = action
      return item
    }
  }
#endif
