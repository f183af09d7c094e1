/// A transition from one screen of a file to another, by their indices.
package struct Transition: Sendable {
  /// The kind of a transition.
  package enum Kind: Sendable, Hashable {
    /// The source is a container, and the destination one of its screens.
    case contains(Containment)
    /// The destination is a part of the source.
    case embed
    case show, push, showDetail, replace
    case presentation, modal, popover, popoverPresentation
    /// Code creates the scene, and shows it in an unknown way.
    case instantiate
    /// Any other segue, by the name of its kind in documents.
    case other(String)

    /// Creates a kind from that of a segue other than a relationship.
    init(named name: String) { self = Self.known.first { $0.name == name } ?? .other(name) }

    private static let known: [Self] = [
      .embed, .show, .push, .showDetail, .replace, .presentation, .modal, .popover,
      .popoverPresentation, .instantiate,
    ]

    /// The name of the kind in documents.
    package var name: String {
      switch self {
      case .contains: "relationship"
      case .embed: "embed"
      case .show: "show"
      case .push: "push"
      case .showDetail: "showDetail"
      case .replace: "replace"
      case .presentation: "presentation"
      case .modal: "modal"
      case .popover: "popover"
      case .popoverPresentation: "popoverPresentation"
      case .instantiate: "instantiate"
      case .other(let name): name
      }
    }
  }

  /// The index of the source screen.
  package var source: Int
  /// The index of the destination, which may be a storyboard reference.
  package var destination: Int
  /// The kind of the transition.
  package var kind: Kind
  /// The evidence for the transition.
  package var origin: Origin
}

/// The part that a screen has in its container.
package enum Containment: String, Sendable {
  /// The first screen of a stack.
  case root = "rootViewController"
  /// One of several equal screens, such as a tab.
  case item = "viewControllers"
  case primary = "masterViewController"
  case secondary = "detailViewController"
  case supplementary = "supplementaryViewController"
  /// What a split view shows in a compact width.
  case compact = "compactViewController"
  case other
}
