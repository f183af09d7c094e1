import AppKit

/// The open windows. A window controller stays alive because it is in one of these lists.
@MainActor
enum Windows {
  private static var sectionsWindows: [SectionsWindowController] = []
  private static var settingsWindow: SettingsWindowController?

  /// Shows a main window, unless there is one.
  static func showSectionsWindowIfNone() {
    if sectionsWindows.isEmpty { makeSectionsWindow().showWindow(nil) }
  }

  /// Makes another main window, which is not on screen yet.
  static func makeSectionsWindow() -> SectionsWindowController {
    let controller = SectionsWindowController()
    sectionsWindows.append(controller)
    controller.window?.delegate = WindowCloser.shared
    return controller
  }

  /// Opens the settings, or brings them to the front.
  static func showSettings() {
    let controller = settingsWindow ?? SettingsWindowController()
    settingsWindow = controller
    controller.showWindow(nil)
  }

  fileprivate static func remove(_ window: NSWindow) {
    sectionsWindows.removeAll { $0.window === window }
  }
}

/// Lets go of windows that people close.
@MainActor
private final class WindowCloser: NSObject, NSWindowDelegate {
  static let shared = WindowCloser()

  func windowWillClose(_ notification: Notification) {
    if let window = notification.object as? NSWindow { Windows.remove(window) }
  }
}
