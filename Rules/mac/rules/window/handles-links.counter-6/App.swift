// A WindowGroup with one window.
import SwiftUI

@main struct Reader: App {
  var body: some Scene {
    WindowGroup { Home() }
  }
}

struct Home: View {
  @State private var link: URL?
  var body: some View {
    NavigationStack { List { Text("Home") } }.onOpenURL { link = $0 }
  }
}
