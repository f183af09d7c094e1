import SwiftUI

@main
struct GardenApp: App {
  var body: some Scene { WindowGroup { MainView() } }
}

struct MainView: View {
  var body: some View {
    TabView {
      NavigationStack { PlantsView() }.tabItem { Label("Plants", systemImage: "leaf") }
      NavigationStack { PlantsView() }.tabItem { Label("Recent", systemImage: "leaf") }
      NavigationStack { AlbumView() }.tabItem { Label("Album", systemImage: "photo") }
      WriteView().tabItem { Label("Write", systemImage: "plus") }
      BedsView().tabItem { Label("Beds", systemImage: "square") }
    }
  }
}

struct PlantsView: View {
  @State private var isWriting = false

  var body: some View {
    List { NavigationLink("Branches") { BranchesView() } }
      .navigationTitle("Plants")
      .toolbar { Button("Add", systemImage: "plus") { isWriting = true } }
      .sheet(isPresented: $isWriting) { NavigationStack { WriteView() } }
  }
}

struct BranchesView: View {
  var body: some View {
    List { NavigationLink("Leaf") { LeafView() } }
  }
}

struct LeafView: View {
  @State private var isSigningIn = false

  var body: some View {
    NavigationLink("Branches") { BranchesView() }
      .sheet(isPresented: $isSigningIn) { LoginView() }
  }
}

struct LoginView: View {
  @State private var name = ""

  var body: some View { TextField("Name", text: $name) }
}

struct AlbumView: View {
  let photos = ["1", "2"]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(photos, id: \.self) { photo in
          NavigationLink(photo) { LeafView() }
        }
      }
    }
  }
}

struct WriteView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""

  var body: some View {
    Form { TextField("Name", text: $name) }
      .navigationTitle("New Note")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) { Button("Save") { dismiss() } }
      }
  }
}

struct BedsView: View {
  var body: some View {
    NavigationSplitView {
      PlantsView()
    } detail: {
      NavigationStack { LeafView() }
    }
  }
}
