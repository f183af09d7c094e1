/// A container that no document shows, because code makes it or fills it: somebody or something else
/// says what it holds.
package struct DeclaredContainer: Sendable {
  /// What it is called in a document of Interface Builder.
  package var element: XMLName = .tabBarController
  /// The object ID it gets, unless it is in a document: the name of its type, or its place.
  package var id: String
  /// Its class, where that is known.
  package var customClass: String?
  /// The controller in a document that it is; `nil` for one that is in none.
  package var existing: Holder?
  /// Whether the app starts with it.
  package var isEntry = true
  /// Its tabs, segments or columns, or the root of a stack; in order.
  package var items: [Item]
  /// Where it is said: line and column, counted from 1.
  package var line: Int
  package var column: Int

  /// A controller in another document.
  package struct Holder: Sendable, Hashable {
    /// The document, relative to the project's root.
    package var file: String
    /// The object ID.
    package var object: String

    /// Creates a name for a controller.
    package init(file: String, object: String) {
      self.file = file
      self.object = object
    }
  }

  /// Creates a container.
  package init(
    id: String, customClass: String? = nil, existing: Holder? = nil, items: [Item], line: Int,
    column: Int
  ) {
    self.id = id
    self.customClass = customClass
    self.existing = existing
    self.items = items
    self.line = line
    self.column = column
  }
}

extension DeclaredContainer {
  /// A tab, a segment, a column, or the root of a stack.
  package struct Item: Sendable {
    /// The title.
    package var title: String?
    /// The key of the title in a table of texts.
    package var localizationKey: String?
    /// The image on it: an SF Symbol, or one of the app's own.
    package var symbol: String?
    /// Whether the image is one of the app's own.
    package var imageIsOwn = false
    /// The kind of a standard item, such as `search`.
    package var systemItem: String?
    /// Whether it carries a badge.
    package var hasBadge = false
    /// What it is to the container; that of the container's kind where nothing is said.
    package var relationship: Relationship?
    /// The scene behind it, where that is known.
    package var reference: StoryboardReference?
    /// The kind of the controller behind it, where that is known.
    package var kind = ControllerKind.declared
    /// The class of the controller behind it, where that is known.
    package var customClass: String?
    /// Whether that is the root of a navigation controller.
    package var isInStack = false
    /// Where it is said: line and column, counted from 1.
    package var line: Int
    package var column: Int
    /// Which it is of those that are said in one place, from 0 on: a loop makes several.
    package var ordinal = 0

    /// Creates an item.
    package init(
      title: String?, symbol: String? = nil, reference: StoryboardReference? = nil, line: Int,
      column: Int
    ) {
      self.title = title
      self.symbol = symbol
      self.reference = reference
      self.line = line
      self.column = column
    }
  }
}
