// Another command opens the window.
import SwiftUI

@main struct Timer: App {
  @Environment(\.openWindow) private var openWindow
  var body: some Scene {
    WindowGroup(id: "timer") { Home() }
      .commands { CommandGroup(replacing: .newItem) { Button("Timer") { openWindow(id: "timer") } } }
  }
}

struct Home: View {
  var body: some View { NavigationStack { List { Text("Home") } } }
}
