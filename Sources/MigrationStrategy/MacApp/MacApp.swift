import Guidance
import NavigationGraph
import Projects

/// The Mac app that all decisions about a project propose together: its main window, and the one place of
/// each screen.
///
/// Reports and pictures read this value. None of them decides anything again.
package struct MacApp: Sendable, Encodable {
  /// The main window, or `nil` if the files do not show the app's top level.
  package var window: MainWindow?
  /// The screens, by location. Containers are no screens.
  package var screens: [PlacedScreen]

  /// Puts the decisions about a project together. Returns `nil` for another target than the Mac, and for a
  /// project that is no app.
  package init?(_ advice: Advice) {
    guard advice.target.drawings?.frame == .macWindow, advice.graph.project.isApp(advice.graph)
    else {
      return nil
    }
    let builder = MainWindowBuilder(advice)
    window = builder.window
    var placement = ScreenPlacement(advice)
    placement.place(builder.starts)
    screens = placement.screens(in: window)
  }
}

extension MacApp {
  /// The screens that the menu bar does not serve: those in sheets and in Settings, before the main window, and
  /// those that nothing leads to. If the way to most screens is unknown, these may be in the window.
  var outsideOfWindows: Set<NodeID> {
    var outside = ScreenPlacement.ofTheirOwn.subtracting([.window]).union([.dropped])
    if screens.count(where: \.isLedTo) * 2 > screens.count { outside.insert(.unknown) }
    return Set(
      screens.filter { outside.contains($0.place) && !($0.place == .unknown && $0.isLedTo) }
        .map(\.node))
  }

  /// The numbers of the screens that something leads to, and of those of them that have a place.
  package var placed: (known: Int, all: Int) {
    let led = screens.filter(\.isLedTo)
    return (led.count { $0.place != .unknown }, led.count)
  }
}
