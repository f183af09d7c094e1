import SwiftUI

@main struct NotesApp: App {
  var body: some Scene { WindowGroup { NotesView() } }
}

struct NotesView: View {
  var body: some View {
    NavigationSplitView {
      List { Text("Note") }
    } detail: {
      Text("Nothing is chosen")
    }
  }
}
