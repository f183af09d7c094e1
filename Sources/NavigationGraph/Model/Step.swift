/// The step of a segue on a path to a controller, from the closest to the furthest.
package enum Step: Int, Sendable, Comparable {
  /// From a navigation controller to its root.
  case root
  /// Contained in a tab bar or split view.
  case contained
  /// Embedded in a screen.
  case embedded
  /// Pushed or shown.
  case pushed
  /// Presented over the current screen, or unknown.
  case modal

  /// Orders by the distance from the top of the app.
  package static func < (a: Step, b: Step) -> Bool { a.rawValue < b.rawValue }
}

extension NavigationGraph.Edge {
  /// The code that leads from one screen to another.
  package struct Code: Sendable {
    /// The `modalPresentationStyle` of the presented controller, such as `fullScreen`.
    package var presentationStyle: String?
    /// The `modalTransitionStyle` of the presented controller, such as `flipHorizontal`.
    package var transitionStyle: String?
    /// Whether the code is in a class that several screens inherit from. Few of these may use it.
    package var isShared = false
    /// Whether any screen of the stack may lead there: a table of destinations.
    package var isStackWide = false
  }

  /// The step of the segue.
  package var step: Step {
    switch kind {
    case .show where isShownWithoutStack: .modal
    case .contains(let part): part == .root ? .root : .contained
    case .embed: .embedded
    case .show, .push, .showDetail, .replace: .pushed
    // A custom or unknown segue may do anything. Like a presentation, it leaves the structure.
    default: .modal
    }
  }

  /// Whether the segue goes one level deeper in the same window. A transition in a class that several
  /// screens inherit from does not count: each of them would be below all others. Neither does one
  /// that replaces the stack's screens, one from a table of destinations for the whole stack, or one
  /// that code shows in another column, where it is the first screen.
  package var isPush: Bool {
    guard let code else { return step == .pushed }
    let opensLevel = kind != .replace && kind != .showDetail
    return step == .pushed && opensLevel && !code.isShared && !code.isStackWide
  }

  /// Whether it leads one level below the first screen of its stack, and from any other screen of
  /// the stack as well.
  package var isStackWide: Bool { code?.isStackWide == true && step == .pushed }

  /// Whether the segue pushes onto a stack instead of changing another column.
  package var staysInColumn: Bool { isPush && kind != .showDetail && kind != .replace }

  /// Whether the segue presents its destination over the current screen.
  package var presents: Bool {
    isShownWithoutStack || kind == .presentation || kind == .modal || isPopover
  }

  /// Whether the segue shows its destination in a popover.
  package var isPopover: Bool { kind == .popover || kind == .popoverPresentation }

  /// The part that the destination has in the source, or `nil` if the source does not contain it.
  package var containment: Containment? {
    if case .contains(let part) = kind { part } else { nil }
  }
}
