package import InterfaceBuilder

/// What stands for a screen in a container: a tab, a segment, or a column.
package struct Item: Sendable {
  /// What is known of a title.
  package enum Title: Sendable, Hashable {
    /// The text that people see, and the key under which a table of texts has it.
    case known(String, key: String? = nil)
    /// There is a title, but it cannot be read: it is computed, or no table has its key.
    case unknown(key: String? = nil)
    /// Nothing says that there is one.
    case none
  }

  /// The id of the screen that a container in code or in the team's file shows for it; empty for an
  /// item of a document.
  package var id = ""
  /// The title.
  package var title: Title
  /// The title that an item of a document has in the file, even if it is Xcode's placeholder.
  package var writtenTitle: String?
  /// The image: an SF Symbol, or one of the app's own.
  package var image: String?
  /// Whether the image is an SF Symbol.
  package var imageIsSymbol = false
  /// The kind of an item of the system, such as `search`, which brings its title and image.
  package var systemItem: String?
  /// Whether people can select it.
  package var isEnabled = true
  /// Whether it sets something about a badge.
  package var hasBadge = false
  /// What says that it is there.
  package var origin: Origin
  /// For a column of a split view: which one.
  package var column: Relationship?
  /// What it leads to.
  package var content = Content()

  /// Creates an item.
  package init(title: Title, origin: Origin) {
    self.title = title
    self.origin = origin
  }

  /// The text of its title, where it has one and that is known.
  package var ownTitle: String? {
    if case .known(let text, _) = title { text } else { nil }
  }

  /// The title that people see: its own, or that of the system's item.
  package var shownTitle: String? {
    ownTitle ?? systemItem.flatMap { Self.systemTitles[$0] }
  }

  private static let systemTitles = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks",
    "search": "Search", "downloads": "Downloads", "mostRecent": "Most Recent",
    "mostViewed": "Most Viewed",
  ]

  /// Whether it has a title that cannot be read.
  package var hasUnknownTitle: Bool { if case .unknown = title { true } else { false } }
}

extension Item {
  /// The screen behind an item, as far as code or the team's file says.
  package struct Content: Sendable {
    /// What it is, in the terms of Interface Builder.
    package var kind = ControllerKind.unspecified
    /// Its class.
    package var className: String?
    /// What it is called where nothing else names it.
    package var label: String?
    /// The scene of a storyboard that it is.
    package var reference: StoryboardReference?
    /// Whether it is the root of a navigation controller made for it.
    package var isInStack = false

    /// Creates a screen of which nothing is known.
    package init() {}
  }
}
