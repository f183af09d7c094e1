import SwiftUI

/// The sections of the app, in the order of the menu bar and the sidebar.
///
/// Windows store the raw values to show the same section again: do not change them.
enum AppSection: String, CaseIterable, Identifiable, Sendable {
  case today
  case plants
  case beds
  case album

  var id: Self { self }

  /// The localized name.
  var title: LocalizedStringKey {
    switch self {
    case .today: return "Today"
    case .plants: return "Plants"
    case .beds: return "Beds"
    case .album: return "Album"
    }
  }

  /// The name of the outline symbol. SwiftUI fills it where the platform does.
  var symbolName: String {
    switch self {
    case .today: return "sun.max"
    case .plants: return "leaf"
    case .beds: return "square.grid.2x2"
    case .album: return "photo.on.rectangle"
    }
  }
}
