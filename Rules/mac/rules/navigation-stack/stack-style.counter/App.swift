import SwiftUI

@main struct Recipes: App {
  var body: some Scene {
    WindowGroup { Home() }
  }
}

struct Home: View {
  var body: some View {
    NavigationView {
      NavigationLink("Soups") { Soups() }
    }
  }
}

struct Soups: View {
  var body: some View { Text("Soups") }
}
