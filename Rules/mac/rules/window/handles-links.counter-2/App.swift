// There is only one window.
import SwiftUI

@main struct Reader: App {
  var body: some Scene {
    Window("Reader", id: "reader") { Home() }
  }
}

struct Home: View {
  @State private var link: URL?
  var body: some View {
    NavigationStack { List { Text("Home") } }.onOpenURL { link = $0 }
  }
}
