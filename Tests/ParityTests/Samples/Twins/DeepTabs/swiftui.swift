import SwiftUI

@main
struct DeepTabsApp: App {
  var body: some Scene { WindowGroup { MainView() } }
}

struct MainView: View {
  var body: some View {
    TabView {
      NavigationStack { TodayView() }
        .tabItem { Label("Today", systemImage: "sun.max.fill") }
      NavigationStack { PlantsView() }
        .tabItem { Label("Plants", systemImage: "leaf.fill") }
      NavigationStack { BedsView() }
        .tabItem { Label("Beds", image: "tab-beds") }
      NavigationStack { AlbumView() }
        .tabItem { Label("Album", image: "tab-album") }
    }
  }
}

struct TodayView: View {
  var body: some View {
    NavigationLink("Open Watering Plan") { WateringPlanView() }
      .navigationTitle("Today")
  }
}

struct WateringPlanView: View {
  var body: some View {
    NavigationLink("First Step") { WateringStepView() }
      .navigationTitle("Watering Plan")
  }
}

struct WateringStepView: View {
  var body: some View { Text("Two cans").navigationTitle("Step") }
}

struct PlantsView: View {
  @State private var plants = ["Sweet basil"]

  var body: some View {
    List(plants, id: \.self) { plant in
      NavigationLink(plant) { PlantView() }
    }
    .navigationTitle("Plants")
    .toolbar {
      Button("Add", systemImage: "plus") { plants.append("Thyme") }
    }
  }
}

struct PlantView: View {
  var body: some View {
    NavigationLink("Care Notes") { CareNotesView() }
      .navigationTitle("Plant")
  }
}

struct CareNotesView: View {
  @State private var notes = ""

  var body: some View { TextEditor(text: $notes).navigationTitle("Care Notes") }
}

struct BedsView: View {
  var body: some View {
    NavigationLink("Look at This Bed") { BedView() }
      .navigationTitle("Beds")
  }
}

struct BedView: View {
  var body: some View {
    NavigationLink("Soil") { SoilView() }
      .navigationTitle("Bed")
  }
}

struct SoilView: View {
  var body: some View { Text("pH 6.4").navigationTitle("Soil") }
}

struct AlbumView: View {
  let photos = ["12 June"]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
        ForEach(photos, id: \.self) { photo in Image(photo) }
      }
    }
    .navigationTitle("Album")
  }
}
