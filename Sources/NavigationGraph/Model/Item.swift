package import FileReading
package import SourceEvidence

/// The item of a screen in a container: a tab, a segment, or a column.
package struct Item: Sendable {
  /// A title, as far as it is known.
  package enum Title: Sendable, Hashable {
    /// The text, and its localization key.
    case known(String, key: String? = nil)
    /// A title that cannot be read: it is computed, or no table contains its key.
    case unknown(key: String? = nil)
    /// No evidence of a title.
    case none

    /// The text, if it is known.
    package var text: String? { if case .known(let text, _) = self { text } else { nil } }

    /// The localization key, if it is known.
    package var key: String? {
      switch self {
      case .known(_, let key), .unknown(let key): key
      case .none: nil
      }
    }
  }

  /// The id of the screen that a container in code or in the team's file shows for the item. Empty
  /// for an item in a document.
  package var id = ""
  /// The title.
  package var title: Title
  /// The title of an item in a document as written in the file, even if it is Xcode's placeholder.
  package var writtenTitle: String?
  /// The name of the image: an SF Symbol, or an image of the app.
  package var image: String?
  /// Whether the image is an SF Symbol.
  package var imageIsSymbol = false
  /// Whether the name is that of a constant in code, and not that of the image.
  package var imageIsConstant = false
  /// The system item, such as `search`, which has its own title and image.
  package var systemItem: String?
  /// Whether the item is enabled.
  package var isEnabled = true
  /// Whether code sets the item apart as the prominent one.
  package var isProminent = false
  /// Whether the item sets a property of a badge.
  package var hasBadge = false
  /// The evidence for the item.
  package var origin: Origin
  /// The column, for an item of a split view.
  package var column: Containment?
  /// The content that the item leads to.
  package var content = Content()
  /// The reason why the team leaves the item out, if it does.
  package var ignored: String?

  /// Creates an item.
  package init(title: Title, origin: Origin) {
    self.title = title
    self.origin = origin
  }

  /// The text of the title, if it is known.
  package var ownTitle: String? { title.text }

  /// The title that people see: its own, or that of the system item.
  package var shownTitle: String? {
    ownTitle ?? systemItem.flatMap { Self.systemTitles[$0] }
  }

  private static let systemTitles = [
    "more": "More", "favorites": "Favorites", "featured": "Featured", "topRated": "Top Rated",
    "recents": "Recents", "contacts": "Contacts", "history": "History", "bookmarks": "Bookmarks",
    "search": "Search", "downloads": "Downloads", "mostRecent": "Most Recent",
    "mostViewed": "Most Viewed",
  ]

  /// Whether the item has a title that cannot be read.
  package var hasUnknownTitle: Bool { if case .unknown = title { true } else { false } }
}

extension Item {
  /// The screen that an item leads to, as far as code or the team's file states.
  package struct Content: Sendable {
    /// The kind of controller.
    package var kind = Screen.Kind.unspecified
    /// The class.
    package var className: String?
    /// The title that the code of the screen sets, if it has no class of its own.
    package var title = Title.none
    /// A name to use if there is no other.
    package var label: String?
    /// The scene in a storyboard.
    package var reference: SceneReference?
    /// The navigation controller that code creates for the screen.
    package var stack: Stack?
    /// The location of the code that creates it, if it is a container of a framework's class.
    package var container: SourceLocation?
    /// Whether code shows that nothing is on the screen.
    package var isEmpty = false
    /// Whether the screen is a list in code from which people choose.
    package var isList = false

    /// Creates content about which nothing is known.
    package init() {}
  }

  /// A navigation controller around the content of an item.
  package struct Stack: Sendable {
    /// The evidence for it.
    package var origin: Origin
    /// The evidence in code about it.
    package var traits: StackTraits

    /// Creates a stack.
    package init(origin: Origin, traits: StackTraits = []) {
      self.origin = origin
      self.traits = traits
    }
  }
}
