import SwiftUI

@main struct Timer: App {
  var body: some Scene {
    WindowGroup { Home() }
  }
}

struct Home: View {
  var body: some View { NavigationStack { List { Text("Home") } } }
}
