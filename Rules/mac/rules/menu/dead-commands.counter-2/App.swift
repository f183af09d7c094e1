// A split view answers Show Sidebar.
import SwiftUI

@main struct Notes: App {
  var body: some Scene {
    WindowGroup { Home() }.commands { SidebarCommands() }
  }
}

struct Home: View {
  var body: some View {
    NavigationSplitView { List { Text("Folder") } } detail: { Text("Note") }
  }
}
