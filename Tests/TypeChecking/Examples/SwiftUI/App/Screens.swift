import SwiftUI

struct StoriesScreen: View {
  @State private var page = 0

  var body: some View {
    Text("Stories").turningPages(PageSequence(currentPage: $page, count: 3))
  }
}

struct PlantsScreen: View {
  var body: some View {
    List {
      if #available(iOS 16.0, macOS 13.0, *) { OpenPlantButton(plant: "fern") }
    }
    .navigationTitle("Plants")
  }
}

struct PlantScreen: View {
  let plant: String

  var body: some View { Text(plant) }
}
