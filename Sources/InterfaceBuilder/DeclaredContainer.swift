/// A tab bar that no document shows, because code makes it or fills it: somebody or something else
/// says what its tabs are.
package struct DeclaredContainer: Sendable {
  /// A tab.
  package struct Item: Sendable {
    /// The title.
    package var title: String
    /// The SF Symbol on it.
    package var symbol: String?
    /// The scene behind it, where that is known.
    package var reference: StoryboardReference?
    /// Where it is said: line and column, counted from 1.
    package var line: Int
    package var column: Int

    /// Creates a tab.
    package init(
      title: String, symbol: String? = nil, reference: StoryboardReference? = nil, line: Int,
      column: Int
    ) {
      self.title = title
      self.symbol = symbol
      self.reference = reference
      self.line = line
      self.column = column
    }
  }

  /// The object ID it gets, unless it is in a document: the name of its type, or its place.
  package var id: String
  /// Its class, where that is known.
  package var customClass: String?
  /// The controller in a document that it is; `nil` for one that is in none.
  package var existing: Holder?
  /// Its tabs, in order.
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

extension Document {
  /// What a document with the containers would hold, so that they are read, linked and judged as any
  /// other. It has controllers without scenes, as a xib has.
  ///
  /// - Parameters:
  ///   - containers: The containers.
  ///   - file: The file that says so, relative to the project's root.
  ///   - platform: What the app runs on.
  package init(describing containers: [DeclaredContainer], file: String, platform: Platform = .iOS)
  {
    var writer = ElementTreeWriter()
    let top = Location(file: file, line: 1)
    writer.add("document", at: top) { writer in
      writer.add("objects", at: top) { writer in
        for container in containers { writer.add(container, in: file) }
      }
    }
    self = DocumentBuilder(writer.tree).document(file: file, form: .xib, platform: platform)
    isDeclared = true
    declaredTabs = containers.flatMap { container in
      container.items.compactMap { item in
        container.existing.map { DeclaredTab(id: item.id, holder: $0) }
      }
    }
  }

  /// A controller that is a tab of a controller in another document.
  package struct DeclaredTab: Sendable {
    /// The object ID, in the document that declares it.
    package var id: String
    /// The controller it is a tab of.
    package var holder: DeclaredContainer.Holder
  }
}

extension ControllerKind {
  /// A controller of which nothing but its name is known.
  package static let declared = ControllerKind(rawValue: "declaredController")
}

extension DeclaredContainer.Item {
  /// The object ID of the controller behind it.
  fileprivate var id: String { "\(line):\(column)" }
}

extension ElementTreeWriter {
  fileprivate mutating func add(_ container: DeclaredContainer, in file: String) {
    let place = Location(file: file, line: container.line, column: container.column)
    if container.existing == nil {
      add(
        ControllerKind.tabBarController.rawValue,
        [
          .id: container.id, .customClass: container.customClass,
          .userLabel: container.customClass ?? "Tab Bar Controller",
        ], at: place
      ) { writer in
        writer.add("connections", at: place) { writer in
          for item in container.items { writer.addSegue(to: item, in: file) }
        }
      }
    }
    for item in container.items { addController(item, in: file) }
  }

  private mutating func addSegue(to item: DeclaredContainer.Item, in file: String) {
    add(
      "segue",
      [
        .kind: SegueKind.relationship.rawValue,
        .relationship: Relationship.viewControllers.rawValue, .destination: item.id,
      ], at: item.location(in: file))
  }

  private mutating func addController(_ item: DeclaredContainer.Item, in file: String) {
    let place = item.location(in: file)
    let kind = item.reference == nil ? ControllerKind.declared : .storyboardReference
    add(
      kind.rawValue,
      [
        .id: item.id, .title: item.title, .sceneMemberID: "viewController",
        .storyboardName: item.reference?.storyboardName,
        .referencedIdentifier: item.reference?.referencedIdentifier,
      ], at: place
    ) { writer in
      writer.add(
        "tabBarItem",
        [
          .key: "tabBarItem", .title: item.title, .image: item.symbol,
          .catalog: item.symbol.map { _ in "system" },
        ], at: place)
    }
  }
}

extension DeclaredContainer.Item {
  fileprivate func location(in file: String) -> Location {
    Location(file: file, line: line, column: column)
  }
}
