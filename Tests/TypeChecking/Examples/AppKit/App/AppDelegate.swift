import AppKit

@main
class AppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    MainMenu.addCommands(to: NSApplication.shared.mainMenu)
    // The windows of the last time are back by now.
    Windows.showSectionsWindowIfNone()
  }

  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  {
    if !flag { Windows.showSectionsWindowIfNone() }
    return true
  }

  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}

extension AppDelegate: SettingsActions {
  func showSettings(_ sender: Any?) { Windows.showSettings() }
}
