import SwiftUI

@main struct Recipes: App {
  var body: some Scene {
    WindowGroup { Home() }
  }
}

struct Home: View {
  @State private var adds = false
  var body: some View {
    Text("Soups").sheet(isPresented: $adds) { NavigationView { Form() } }
  }
}

struct Form: View {
  var body: some View { Text("Name") }
}
