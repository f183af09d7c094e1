import SwiftUI

struct HomeView: View {
  @State private var isAsking = false

  var body: some View {
    Button("Delete") { isAsking = true }
      .confirmationDialog("Delete?", isPresented: $isAsking) {
        Button("Delete", role: .destructive) {}
      }
  }
}
