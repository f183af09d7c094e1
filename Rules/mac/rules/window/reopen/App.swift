import SwiftUI

@main struct Timer: App {
  var body: some Scene {
    WindowGroup { Home() }
      .commands { CommandGroup(replacing: .newItem) {} }
  }
}

struct Home: View {
  var body: some View { NavigationStack { List { Text("Home") } } }
}
