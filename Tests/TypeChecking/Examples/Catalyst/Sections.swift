import UIKit

/// The sections of the app, in the order of the menu bar, the toolbar, and the sidebar.
///
/// State restoration and window requests store the raw values: do not change them.
enum AppSection: String, CaseIterable, Sendable {
  case today
  case plants
  case beds
  case album

  /// The localized name.
  var title: String {
    switch self {
    case .today: return NSLocalizedString("Today", comment: "Title of a section")
    case .plants: return NSLocalizedString("Plants", comment: "Title of a section")
    case .beds: return NSLocalizedString("Beds", comment: "Title of a section")
    case .album: return NSLocalizedString("Album", comment: "Title of a section")
    }
  }

  /// The name of the outline symbol. UIKit fills it where the platform does.
  var symbolName: String {
    switch self {
    case .today: return "sun.max"
    case .plants: return "leaf"
    case .beds: return "square.grid.2x2"
    case .album: return "photo.on.rectangle"
    }
  }

  /// The storyboard that has the section's first screen.
  var storyboardName: String {
    switch self {
    case .today, .plants, .beds: return "Main"
    case .album: return "Album"
    }
  }

  /// The storyboard ID of the section's first screen.
  var storyboardIdentifier: String {
    switch self {
    case .today: return "today"
    case .plants: return "plants"
    case .beds: return "beds"
    case .album: return "album"
    }
  }
}

extension AppSection {
  /// Makes the section's navigation stack from its storyboard.
  @MainActor
  func makeStack() -> UINavigationController {
    let storyboard = UIStoryboard(name: storyboardName, bundle: nil)
    let first = storyboard.instantiateViewController(withIdentifier: storyboardIdentifier)
    return first as? UINavigationController ?? UINavigationController(rootViewController: first)
  }
}
