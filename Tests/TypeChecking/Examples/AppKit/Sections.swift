import AppKit

/// The sections of the app, in the order of the menu bar, the toolbar, and the sidebar.
///
/// Windows store the raw values to show the same section again: do not change them.
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

  /// The name of the outline symbol.
  var symbolName: String {
    switch self {
    case .today: return "sun.max"
    case .plants: return "leaf"
    case .beds: return "square.grid.2x2"
    case .album: return "photo.on.rectangle"
    }
  }

  /// The storyboard ID of the section's screen.
  var storyboardIdentifier: String { rawValue }
}

extension AppSection {
  /// The section of a menu item, whose tag is the section's position.
  @MainActor
  init?(_ item: NSMenuItem) {
    guard Self.allCases.indices.contains(item.tag) else { return nil }
    self = Self.allCases[item.tag]
  }

  /// Makes the section's screen from the storyboard.
  @MainActor
  func makeContent() -> NSViewController {
    let storyboard = NSStoryboard(name: "Main", bundle: nil)
    let content = storyboard.instantiateController(withIdentifier: storyboardIdentifier)
    return content as? NSViewController ?? NSViewController()
  }
}
