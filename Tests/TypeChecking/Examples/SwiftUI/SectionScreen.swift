import SwiftUI

/// The first screen of a section.
struct SectionScreen: View {
  let section: AppSection

  var body: some View {
    switch section {
    case .today: StoriesScreen()
    case .plants: PlantsScreen()
    case .beds: Text("Beds")
    case .album: Text("Album")
    }
  }
}
