import AppKit

/// The Settings window, with one pane for each group of settings.
@MainActor
final class SettingsWindowController: NSWindowController {
  init() {
    let panes = SettingsPanes()
    let window = NSWindow(contentViewController: panes)
    // Settings have one size, and need neither Minimize nor Zoom.
    window.styleMask = [.titled, .closable]
    window.toolbarStyle = .preference
    super.init(window: window)
    window.setFrameAutosaveName("settings")
    if !window.setFrameUsingName("settings") { window.center() }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) is not available") }
}

/// The panes, which people choose in the toolbar. The window has the title of the pane, and opens
/// again at the one that was shown last.
@MainActor
private final class SettingsPanes: NSTabViewController {
  private static let lastPaneKey = "SettingsPane"

  override func viewDidLoad() {
    super.viewDidLoad()
    tabStyle = .toolbar
    canPropagateSelectedChildViewControllerTitle = true
    let pane = UserDefaults.standard.integer(forKey: Self.lastPaneKey)
    addPane(
      "GeneralSettings", symbolName: "gearshape",
      title: NSLocalizedString("General", comment: "Title of a settings pane"))
    addPane(
      "ReminderSettings", symbolName: "bell",
      title: NSLocalizedString("Reminders", comment: "Title of a settings pane"))
    if tabViewItems.indices.contains(pane) { selectedTabViewItemIndex = pane }
  }

  override var selectedTabViewItemIndex: Int {
    didSet { UserDefaults.standard.set(selectedTabViewItemIndex, forKey: Self.lastPaneKey) }
  }

  private func addPane(_ storyboardIdentifier: String, symbolName: String, title: String) {
    let storyboard = NSStoryboard(name: "Settings", bundle: nil)
    let content = storyboard.instantiateController(withIdentifier: storyboardIdentifier)
    guard let pane = content as? NSViewController else { return }
    pane.title = title
    let item = NSTabViewItem(viewController: pane)
    item.label = title
    item.image = NSImage(systemSymbolName: symbolName, accessibilityDescription: title)
    addTabViewItem(item)
  }
}
