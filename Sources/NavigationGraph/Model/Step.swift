import InterfaceBuilder

/// What a segue does on a path to a controller, from the mildest to the furthest.
package enum Step: Int, Sendable, Comparable {
  /// From a navigation controller to its root.
  case root
  /// Held by a tab bar or split view.
  case contained
  /// Shown inside a screen.
  case embedded
  /// Pushed or shown.
  case pushed
  /// Presented over the current screen, or unknown.
  case modal

  /// By how far it leads away from the top of the app.
  package static func < (a: Step, b: Step) -> Bool { a.rawValue < b.rawValue }
}

extension NavigationGraph.Edge {
  /// The code that leads from one screen to another.
  package struct Code: Sendable {
    /// The `modalPresentationStyle` of the presented controller, such as `fullScreen`.
    package var presentationStyle: String?
    /// Whether it is code of a class that several screens inherit from, few of which may use it.
    package var isShared = false
  }

  /// The step that the segue takes, or `nil` for an unwind segue, which leads back.
  package var step: Step? {
    switch kind {
    case .unwind: nil
    case .show where isShownWithoutStack: .modal
    case .relationship: relationship == .rootViewController ? .root : .contained
    case .embed: .embedded
    case .show, .push, .showDetail, .replace: .pushed
    // A custom or unknown segue may do anything: like a presentation, it leaves the structure.
    default: .modal
    }
  }

  /// Whether the segue goes one level deeper in the same window. A transition in a class that several
  /// screens inherit from does not count: each of them would be below all others.
  package var isPush: Bool { step == .pushed && code?.isShared != true }

  /// Whether the segue pushes onto a stack instead of changing another column.
  package var staysInColumn: Bool { isPush && kind != .showDetail && kind != .replace }

  /// Whether the segue presents its destination over the current screen.
  package var presents: Bool {
    isShownWithoutStack || [.presentation, .modal, .popover, .popoverPresentation].contains(kind)
  }
}
