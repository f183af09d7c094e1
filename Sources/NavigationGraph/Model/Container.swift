package import SourceEvidence

/// A container of screens, or a control that chooses between them, in code or in the team's file.
package struct Container: Sendable {
  /// The kind of a container.
  package enum Kind: Sendable, Hashable {
    /// A controller that contains others.
    case controller(Screen.Kind)
    /// A `UITabBar` in a view, without a controller.
    case bareTabBar
    case pageControl, segmentedControl

    /// A tab bar controller.
    package static let tabBar = Kind.controller(.tabBar)

    /// The kind of the screen, or `nil` for a view.
    var screen: Screen.Kind? { if case .controller(let kind) = self { kind } else { nil } }

    /// The name of an item, in ids.
    var itemName: String {
      switch self {
      case .controller(let kind): kind.itemName
      case .bareTabBar: "tab"
      case .pageControl: "page"
      case .segmentedControl: "segment"
      }
    }
  }

  /// The change to the items of a container in a document.
  package enum Change: Sendable {
    /// Other items replace them.
    case replaces
    /// Other items follow them.
    case appends
    /// Other items are inserted before the one at a position, starting at 0.
    case inserts(at: Int)
  }

  /// Whether its items replace those of a container that was read.
  var replacesItems: Bool { if case .replaces = change { true } else { false } }

  /// The controls with which people turn pages.
  package enum PageTurning: Sendable {
    /// No control was found, so people swipe.
    case swiping
    /// A control that shows the current page.
    case segments
    /// Buttons for the next and the previous page.
    case buttons
  }

  /// The kind of the container.
  package var kind: Kind
  /// The structure id, which is unique only in its file. The adapter that creates the container
  /// assigns it.
  package var id: String
  /// The class, if it is known.
  package var className: String?
  /// The controller in a document that the container represents, or `nil` if there is none.
  package var existing: ScreenName?
  /// The change to the items of that controller.
  package var change = Change.appends
  /// Whether the app starts with it.
  package var isEntry = false
  /// Whether the app starts with it only if property lists name no other start.
  package var isPresumedEntry = false
  /// Whether the app shows it only on other devices than the Mac.
  package var isElsewhere = false
  /// Whether the app shows it in a compact width instead of a split view.
  package var isForCompactWidth = false
  /// How the app leads to the container, if no transition does.
  package var step: Step?
  /// Whether the container is only a part of the content of its class, so that the class does not
  /// identify it.
  package var isPartOfClass = false
  /// Whether it is what a sheet of its class shows.
  var isInSheetOfClass: Bool { isPartOfClass && step == .modal }
  /// The tabs, segments, or columns, or the root of a stack, in order.
  package var items: [Item]
  /// Whether all items are known.
  package var knowsAllItems = false
  /// The controls with which people turn its pages.
  package var pageTurning = PageTurning.swiping
  /// The type whose code makes it, where it is made in code.
  package var owner: String?
  /// What is known about how its pages appear.
  package var pageTraits: PageTraits = []
  /// What is known about a SwiftUI stack.
  package var stackTraits: StackTraits = []
  /// The evidence for the container.
  package var origin: Origin

  /// Creates a container.
  package init(_ kind: Kind, id: String, items: [Item], origin: Origin) {
    self.kind = kind
    self.id = id
    self.items = items
    self.origin = origin
  }
}

/// The name of a screen: its id and its file.
package struct ScreenName: Sendable, Hashable {
  /// The file, relative to the project's root.
  package var file: String
  /// The structure id.
  package var id: String

  /// Creates a name.
  package init(file: String, id: String) {
    self.file = file
    self.id = id
  }
}
