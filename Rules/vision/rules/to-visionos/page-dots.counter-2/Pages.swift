import SwiftUI

struct Pages: View {
  @State private var page = 0

  var body: some View {
    VStack {
      HStack {
        Button("Games") { page = 0 }
        Button("Skins") { page = 1 }
      }
      TabView(selection: $page) {
        Text("Games").tag(0)
        Text("Skins").tag(1)
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }
}
