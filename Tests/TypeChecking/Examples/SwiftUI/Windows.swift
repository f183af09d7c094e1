import SwiftUI

/// The window of a single plant.
@available(iOS 16.0, macOS 13.0, *)
struct PlantWindow: Scene {
  static let id = "plant"

  var body: some Scene {
    // SwiftUI opens one window for each value, and brings it to the front when it is opened again.
    WindowGroup("Plant", id: Self.id, for: String.self) { $plant in
      NavigationStack { PlantScreen(plant: plant ?? "") }
    }
    #if os(macOS)
      .defaultSize(width: 420, height: 560)
    #endif
  }
}

/// Opens a plant in a window of its own, where the system has several windows.
@available(iOS 16.0, macOS 13.0, *)
struct OpenPlantButton: View {
  let plant: String

  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

  var body: some View {
    if supportsMultipleWindows {
      Button("Open in New Window") { openWindow(id: PlantWindow.id, value: plant) }
    }
  }
}
