import SwiftUI

struct Categories: View {
  var body: some View {
    NavigationView {
      List { NavigationLink("Fish", destination: Text("Fish")) }
      Text("Nothing is selected")
    }
  }
}

@main struct Museum: App {
  var body: some Scene { WindowGroup { Categories() } }
}
