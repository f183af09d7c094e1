// New Window stays, and brings a window back.
import SwiftUI

@main struct Timer: App {
  var body: some Scene {
    WindowGroup { Home() }
      .commands { CommandGroup(after: .newItem) { Button("New Timer") {} } }
  }
}

struct Home: View {
  var body: some View { NavigationStack { List { Text("Home") } } }
}
