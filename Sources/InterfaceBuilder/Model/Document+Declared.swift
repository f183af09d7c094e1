import FileReading

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
    let top = SourceLocation(file: file, line: 1)
    writer.add("document", at: top) { writer in
      writer.add("objects", at: top) { writer in
        for container in containers { writer.add(container, in: file) }
      }
    }
    self = DocumentBuilder(writer.tree).document(file: file, form: .xib, platform: platform)
    isDeclared = true
    declaredEntries = Set(containers.filter(\.isEntry).map(\.id))
    declaredTabs = containers.flatMap { container in
      container.items.compactMap { item in
        container.existing.map { DeclaredTab(id: item.outerID, holder: $0) }
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
  fileprivate var id: String { "\(line):\(column)" + (ordinal == 0 ? "" : ".\(ordinal + 1)") }

  /// The object ID of what the container holds: a navigation controller, where there is one.
  fileprivate var outerID: String { isInStack ? id + "/stack" : id }

  fileprivate func location(in file: String) -> SourceLocation {
    SourceLocation(file: file, line: line, column: column)
  }
}

extension ElementTreeWriter {
  fileprivate mutating func add(_ container: DeclaredContainer, in file: String) {
    switch container.element {
    case .segmentedControl: return addSegments(container, in: file)
    case .pageControl, .tabBar: return addView(container, in: file)
    default: break
    }
    if container.existing == nil { addContainer(container, in: file) }
    for item in container.items {
      if item.isInStack { addStack(around: item, in: file) }
      addController(item, in: file)
    }
  }

  private mutating func addContainer(_ container: DeclaredContainer, in file: String) {
    let place = SourceLocation(file: file, line: container.line, column: container.column)
    let usual = container.element.relationship
    add(
      container.element.spelling,
      [
        .id: container.id, .customClass: container.customClass,
        .userLabel: container.customClass ?? container.element.words,
      ], at: place
    ) { writer in
      writer.add("connections", at: place) { writer in
        for item in container.items {
          guard let relationship = item.relationship ?? usual else { continue }
          writer.addSegue(to: item.outerID, relationship, at: item.location(in: file))
        }
      }
    }
  }

  private mutating func addSegments(_ container: DeclaredContainer, in file: String) {
    let place = SourceLocation(file: file, line: container.line, column: container.column)
    add("segmentedControl", [.id: container.id, .customClass: container.customClass], at: place) {
      writer in
      writer.add("segments", at: place) { writer in
        for item in container.items {
          writer.add("segment", [.title: item.title], at: item.location(in: file))
        }
      }
    }
  }

  /// A page control, or a tab bar without its controller.
  private mutating func addView(_ container: DeclaredContainer, in file: String) {
    let place = SourceLocation(file: file, line: container.line, column: container.column)
    add(
      container.element.spelling, [.id: container.id, .customClass: container.customClass],
      at: place
    ) { writer in
      guard container.element == .tabBar else { return }
      writer.add("items", at: place) { writer in
        for item in container.items { writer.addItem(item, at: item.location(in: file)) }
      }
    }
  }

  private mutating func addStack(around item: DeclaredContainer.Item, in file: String) {
    let place = item.location(in: file)
    add("navigationController", [.id: item.outerID, .title: item.title], at: place) { writer in
      writer.addItem(item, at: place)
      writer.add("connections", at: place) { writer in
        writer.addSegue(to: item.id, .rootViewController, at: place)
      }
    }
  }

  private mutating func addSegue(
    to destination: String, _ relationship: Relationship, at place: SourceLocation
  ) {
    add(
      "segue",
      [
        .kind: SegueKind.relationship.rawValue, .relationship: relationship.rawValue,
        .destination: destination,
      ], at: place)
  }

  private mutating func addController(_ item: DeclaredContainer.Item, in file: String) {
    let place = item.location(in: file)
    let kind = item.reference == nil ? item.kind : .storyboardReference
    add(
      kind.rawValue,
      [
        .id: item.id, .title: item.title, .sceneMemberID: "viewController",
        .customClass: item.customClass, .storyboardName: item.reference?.storyboardName,
        .referencedIdentifier: item.reference?.referencedIdentifier,
      ], at: place
    ) { writer in
      writer.addItem(item, at: place)
    }
  }

  private mutating func addItem(_ item: DeclaredContainer.Item, at place: SourceLocation) {
    let isSymbol = item.symbol != nil && !item.imageIsOwn
    add(
      "tabBarItem",
      [
        .id: item.id + "/item", .key: "tabBarItem", .title: item.title,
        .systemItem: item.systemItem,
        .image: item.symbol, .catalog: isSymbol ? "system" : nil,
        .badgeValue: item.hasBadge ? "" : nil,
      ], at: place
    ) { writer in
      guard let key = item.localizationKey else { return }
      writer.add(
        "userDefinedRuntimeAttribute",
        [.type: "string", .keyPath: "localizationKey", .value: key], at: place)
    }
  }
}

extension XMLName {
  /// What a container's items are to it; `nil` where a document does not say.
  fileprivate var relationship: Relationship? {
    switch self {
    case .tabBarController: .viewControllers
    case .navigationController: .rootViewController
    default: nil
    }
  }

  /// What Interface Builder calls a container.
  fileprivate var words: String {
    switch self {
    case .tabBarController: "Tab Bar Controller"
    case .splitViewController: "Split View Controller"
    case .pageViewController: "Page View Controller"
    case .navigationController: "Navigation Controller"
    default: spelling
    }
  }
}
