import SwiftUI

struct Pictures: View {
  let names: [String]

  var body: some View {
    TabView {
      ForEach(names, id: \.self) { name in Image(name) }
    }
    .tabViewStyle(.page)
  }
}
