/// A container of screens, or a control that chooses between them, as code makes it or the team's file
/// describes it.
package struct Container: Sendable {
  /// What it is.
  package enum Kind: Sendable {
    case tabBar, splitView, pageView, stack
    /// A `UITabBar` in a view, without its controller.
    case bareTabBar
    case pageControl, segmentedControl
  }

  /// What becomes of the items that a document gives a container.
  package enum Change: Sendable {
    /// Others stand in their place.
    case replaces
    /// Others follow them.
    case appends
    /// Others stand before the one at a position, from 0.
    case inserts(at: Int)
  }

  /// What people turn pages with.
  package enum PageTurning: Sendable {
    /// Nothing else was found.
    case swiping
    /// A control that shows which page it is.
    case segments
    /// Buttons for the next and the previous page.
    case buttons
  }

  /// What it is.
  package var kind: Kind
  /// The structure id, unique in its file only. The adapter that makes the container chooses it.
  package var id: String
  /// Its class, where that is known.
  package var className: String?
  /// The controller in a document that it is; `nil` for one that is in none.
  package var existing: ScreenName?
  /// What its items do to those of that controller.
  package var change = Change.appends
  /// Whether the app starts with it.
  package var isEntry = false
  /// How the app gets to it where no transition says so.
  package var step: Step?
  /// Whether it is only a part of what its class shows, so that the class does not stand for it.
  package var isPartOfClass = false
  /// Its tabs, segments or columns, or the root of a stack; in order.
  package var items: [Item]
  /// Whether these are all.
  package var knowsAllItems = false
  /// What people turn its pages with.
  package var pageTurning = PageTurning.swiping
  /// What says that it is there.
  package var origin: Origin

  /// Creates a container.
  package init(_ kind: Kind, id: String, items: [Item], origin: Origin) {
    self.kind = kind
    self.id = id
    self.items = items
    self.origin = origin
  }
}

/// A screen by its id and the file that says that it is there.
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
