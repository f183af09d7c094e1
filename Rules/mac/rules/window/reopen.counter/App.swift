// The only window is a Window.
import SwiftUI

@main struct Timer: App {
  var body: some Scene {
    Window("Timer", id: "timer") { Home() }
      .commands { CommandGroup(replacing: .newItem) {} }
  }
}

struct Home: View {
  var body: some View { NavigationStack { List { Text("Home") } } }
}
