package import Guidance
package import NavigationGraph

/// A screen of the app, and its one place on the Mac.
package struct PlacedScreen: Sendable, Encodable {
  /// The place of a screen on the Mac.
  package enum Place: String, Sendable, Encodable {
    /// The first screen of a section, or the content of a window without sections.
    case section
    /// A column beside the sidebar or the list, which follows the selection.
    case column
    /// Below another screen of the window, with Back.
    case pushed
    /// Over the window.
    case sheet, popover
    /// A window of its own.
    case window
    /// An inspector at the trailing edge of the window.
    case inspector
    /// The Settings window.
    case settings
    /// The search field of the toolbar, with its results.
    case search
    /// Before the main window, such as a sign-in.
    case firstRun = "first-run"
    /// A part of another screen.
    case part
    /// Not on the Mac: only in a compact width, or on other devices.
    case dropped
    case unknown
  }

  /// The name in reports.
  package var name: String
  /// The file, relative to the project's root.
  package var file: String
  /// The line, starting at 1.
  package var line: Int
  /// The structure id, which is unique only in its file.
  package var object: String
  /// The place.
  package var place: Place
  /// The title of its section, or `nil` if it is in none.
  package var section: String?
  /// The name of the screen that leads to it, or `nil` for a first screen.
  package var from: String?
  /// How sure the place is: as the weakest of the way to it and the decisions about it.
  package var confidence: DecisionConfidence
  /// Whether it is below another screen of a sheet or of a window of its own.
  package var isBelow: Bool
  /// Whether the app begins with it, or something leads to it.
  package var isLedTo: Bool
  /// The screen in the graph. It is not in the JSON.
  package var node: NodeID

  private enum CodingKeys: String, CodingKey {
    case name, file, line, object, place, section, from, confidence, isBelow, isLedTo
  }
}

extension PlacedScreen {
  /// The reason for the place, as a sentence.
  package var why: String {
    let source = from.map { "“\($0)”" }
    if place == .pushed || isBelow {
      return "\(source ?? "Another screen") leads there, and Back returns."
    }
    switch place {
    case .section:
      return section.map { "The section “\($0)” begins with it." } ?? "The window begins with it."
    case .column: return "\(source ?? "The list") fills this column."
    case .pushed, .sheet, .popover, .window, .inspector:
      return source.map { "\($0) presents it." }
        ?? "A tab for a task becomes a button that opens it."
    case .settings: return "It holds settings."
    case .search: return "The search field takes the place of its tab."
    case .firstRun: return "It comes before the main window."
    case .part: return "It is a part of \(source ?? "another screen")."
    case .dropped: return "It is shown only in a compact width, or on other devices."
    case .unknown:
      return source.map { "\($0) leads there in a way that was not read." }
        ?? "Nothing that was read leads to it."
    }
  }
}
