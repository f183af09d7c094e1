import AppKit

/// A main window: a sidebar, and beside it the current section.
@MainActor
final class SectionsWindowController: NSWindowController {
  private let columns = NSSplitViewController()
  private let sidebar = SidebarViewController()
  private let toolbar = SectionToolbar()

  // The screens of all sections, so that people find each one as they left it.
  private var contents: [AppSection: NSViewController] = [:]

  private(set) var currentSection = AppSection.today

  init() {
    let window = NSWindow(contentViewController: columns)
    super.init(window: window)
    addSidebar()
    showContent()
    toolbar.install(in: window)
    window.styleMask.insert(.fullSizeContentView)
    window.contentMinSize = NSSize(width: 640, height: 400)
    window.tabbingIdentifier = "sections"
    window.setFrameAutosaveName("sections")
    Restoration.prepare(window)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }

  func show(_ section: AppSection) {
    guard section != currentSection else { return }
    currentSection = section
    showContent()
    invalidateRestorableState()
  }

  private func addSidebar() {
    let item = NSSplitViewItem(sidebarWithViewController: sidebar)
    item.minimumThickness = 160
    item.maximumThickness = 320
    columns.addSplitViewItem(item)
    sidebar.onSelect = { [weak self] section in self?.show(section) }
  }

  /// Shows the screen of the current section in place of another one, which stays alive.
  private func showContent() {
    for item in columns.splitViewItems.dropFirst() { columns.removeSplitViewItem(item) }
    let content = contents[currentSection] ?? currentSection.makeContent()
    contents[currentSection] = content
    columns.addSplitViewItem(NSSplitViewItem(viewController: content))
    sidebar.select(currentSection)
    toolbar.select(currentSection)
    // The title names the window in the Window menu, and its tab if it has become one.
    window?.title = currentSection.title
  }

  /// What shows the screens of the current section, if that can go back.
  private var pages: NSPageController? { contents[currentSection] as? NSPageController }

  private var canGoBack: Bool { (pages?.selectedIndex ?? 0) > 0 }

  // MARK: Restoration

  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    Restoration.encode(currentSection, with: coder)
  }

  override func restoreState(with coder: NSCoder) {
    super.restoreState(with: coder)
    if let section = Restoration.section(from: coder) { show(section) }
  }

  // MARK: Window tabs

  /// Adds a tab. The plus button of the tab bar is there because this method is.
  override func newWindowForTab(_ sender: Any?) {
    guard let tab = Windows.makeSectionsWindow().window else { return }
    window?.addTabbedWindow(tab, ordered: .above)
    tab.makeKeyAndOrderFront(sender)
  }
}

extension SectionsWindowController: NavigationActions {
  func showSection(_ item: NSMenuItem) {
    if let section = AppSection(item) { show(section) }
  }

  func goBack(_ sender: Any?) { pages?.navigateBack(sender) }

  @objc
  func showSelectedSegment(_ sender: NSToolbarItemGroup) {
    guard AppSection.allCases.indices.contains(sender.selectedIndex) else { return }
    show(AppSection.allCases[sender.selectedIndex])
  }
}

extension SectionsWindowController: NSMenuItemValidation {
  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool {
    switch menuItem.action {
    case #selector(showSection(_:)):
      menuItem.state = AppSection(menuItem) == currentSection ? .on : .off
      return true
    case #selector(goBack(_:)): return canGoBack
    default: return true
    }
  }
}

extension SectionsWindowController: NSToolbarItemValidation {
  func validateToolbarItem(_ item: NSToolbarItem) -> Bool {
    item.action == #selector(goBack(_:)) ? canGoBack : true
  }
}
