import InterfaceBuilder

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
    /// Whether the code is in a class that several screens inherit from. Few of these may use it.
    package var isShared = false
  }

  /// The step of the segue, or `nil` for an unwind segue, which leads back.
  package var step: Step? {
    switch kind {
    case .unwind: nil
    case .show where isShownWithoutStack: .modal
    case .relationship: relationship == .rootViewController ? .root : .contained
    case .embed: .embedded
    case .show, .push, .showDetail, .replace: .pushed
    // A custom or unknown segue may do anything. Like a presentation, it leaves the structure.
    default: .modal
    }
  }

  /// Whether the segue leads one level deeper in the same window. A transition in a class that
  /// several screens inherit from does not count, because each of them would be below all others.
  package var isPush: Bool { step == .pushed && code?.isShared != true }

  /// Whether the segue pushes onto a stack instead of changing another column.
  package var staysInColumn: Bool { isPush && kind != .showDetail && kind != .replace }

  /// Whether the segue presents its destination over the current screen.
  package var presents: Bool {
    isShownWithoutStack || [.presentation, .modal, .popover, .popoverPresentation].contains(kind)
  }
}
