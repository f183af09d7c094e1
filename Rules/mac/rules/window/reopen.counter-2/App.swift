// Code handles a click in the Dock.
import AppKit
import SwiftUI

@main struct Timer: App {
  @NSApplicationDelegateAdaptor(AppDelegate.self) private var delegate
  var body: some Scene {
    WindowGroup { Home() }
      .commands { CommandGroup(replacing: .newItem) {} }
  }
}

final class AppDelegate: NSObject, NSApplicationDelegate {
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows: Bool) -> Bool {
    true
  }
}

struct Home: View {
  var body: some View { NavigationStack { List { Text("Home") } } }
}
