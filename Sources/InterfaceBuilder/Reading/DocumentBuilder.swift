/// Finds scenes, controllers and segues in the tree of a document
/// (Interface-Builder-Format.md#scenes-and-controllers).
struct DocumentBuilder {
  let tree: ElementTree
  private(set) var scenes: [Scene] = []
  private(set) var controllers: [Controller] = []

  init(_ tree: ElementTree) {
    self.tree = tree
    findControllers()
  }

  /// Creates a builder that reads only items.
  init(itemsOf tree: ElementTree) { self.tree = tree }

  /// Returns the document that the tree describes.
  func document(file: String, form: Document.Form, platform: Platform) -> Document {
    var document = Document(
      file: file, form: form, platform: platform, isLaunchScreen: tree.isYes(.launchScreen, of: 0),
      initialViewController: tree[0, .initialViewController], scenes: scenes,
      controllers: controllers, segues: [], tree: tree)
    document.segues = segues(in: document)
    return document
  }

  private mutating func findControllers() {
    var scene: Int?
    var sceneEnd = 0
    for element in 0..<tree.count {
      if element >= sceneEnd { scene = nil }
      if isScene(element) {
        scene = scenes.count
        sceneEnd = tree.end(of: element)
        scenes.append(
          Scene(
            id: tree[element, .sceneID] ?? "", element: element,
            name: tree.sceneComment(before: element).flatMap(\.trimmedOrNil), controller: nil))
      } else if isController(element) {
        append(element, scene: scene)
      }
    }
  }

  private func isScene(_ element: Int) -> Bool {
    guard tree.isElement(element, named: .scene), let parent = tree.parent(of: element) else {
      return false
    }
    return tree.isElement(parent, named: .scenes)
  }

  /// Whether an element is a controller, by its name or as the controller of a scene. The set of
  /// kinds is open.
  private func isController(_ element: Int) -> Bool {
    switch tree.name(of: element) {
    case .viewController, .tableViewController, .collectionViewController, .navigationController,
      .tabBarController, .splitViewController, .pageViewController, .viewControllerPlaceholder,
      .hostingController, .avPlayerViewController, .glkViewController:
      true
    default: isSceneOwner(element)
    }
  }

  private func isSceneOwner(_ element: Int) -> Bool {
    tree.hasValue("viewController", for: .sceneMemberID, of: element)
  }

  private mutating func append(_ element: Int, scene: Int?) {
    let owns = isFirstOwner(element, of: scene)
    if owns, let scene { scenes[scene].controller = controllers.count }
    controllers.append(
      Controller(
        kind: tree.spelling(of: element), id: tree[element, .id] ?? "",
        element: element, scene: scene, ownsScene: owns, customClass: tree[element, .customClass],
        storyboardIdentifier: tree[element, .storyboardIdentifier],
        title: title(of: element), userLabel: tree[element, .userLabel],
        tabBarItem: tabBarItem(of: element), navigationTitle: navigationTitle(of: element),
        reference: reference(at: element)))
  }

  /// Whether an element is the first child of a scene's `objects` marked as the scene's controller.
  private func isFirstOwner(_ element: Int, of scene: Int?) -> Bool {
    guard let scene, scenes[scene].controller == nil, isSceneOwner(element),
      let objects = tree.parent(of: element), tree.isElement(objects, named: .objects)
    else { return false }
    return tree.parent(of: objects) == scenes[scene].element
  }

  private func reference(at element: Int) -> StoryboardReference? {
    guard tree.isElement(element, named: .viewControllerPlaceholder) else { return nil }
    return StoryboardReference(
      storyboardName: tree[element, .storyboardName],
      referencedIdentifier: tree[element, .referencedIdentifier],
      bundleIdentifier: tree[element, .bundleIdentifier])
  }
}

// MARK: - Titles and items

extension DocumentBuilder {
  /// Returns the title of an element, from an attribute or, if it has line breaks, a `string`
  /// element.
  func title(of element: Int) -> String? {
    if let title = tree[element, .title] { return title.trimmedOrNil }
    return tree.children(of: element, named: .string)
      .first { tree.hasValue("title", for: .key, of: $0) }
      .flatMap { tree.text(in: $0)?.trimmedOrNil }
  }

  private func navigationTitle(of controller: Int) -> String? {
    tree.children(of: controller, named: .navigationItem).lazy.compactMap(title).first
  }

  private func tabBarItem(of controller: Int) -> TabBarItem? {
    tree.children(of: controller, named: .tabBarItem).first { _ in true }.map(tabBarItem)
  }

  /// Returns the title of an item, unless it is Interface Builder's default title.
  func itemTitle(of element: Int) -> String? {
    title(of: element).flatMap { $0 == Self.untouchedTitle ? nil : $0 }
  }

  /// Returns the item that an element describes.
  func tabBarItem(at element: Int) -> TabBarItem {
    TabBarItem(
      title: itemTitle(of: element), systemItem: tree[element, .systemItem],
      image: tree[element, .image],
      imageIsSymbol: tree.hasValue("system", for: .catalog, of: element),
      isEnabled: !tree.hasValue("NO", for: .enabled, of: element), hasBadge: hasBadge(element),
      localizationKey: localizationKey(of: element), element: element)
  }

  private func hasBadge(_ element: Int) -> Bool {
    tree[element, .badgeValue] != nil
      || tree.children(of: element, named: .color).contains {
        tree.hasValue("badgeColor", for: .key, of: $0)
      }
  }

  /// Returns the localization key in a runtime attribute of an element. Libraries set titles this
  /// way: the value is a key, never the title itself. Keys of accessibility texts do not count.
  func localizationKey(of element: Int) -> String? {
    tree.descendants(of: element, named: .userDefinedRuntimeAttribute).lazy
      .filter { tree.parent(of: $0).flatMap(tree.parent) == element }
      .filter { tree.hasValue("string", for: .type, of: $0) }
      .filter { tree[$0, .keyPath].map(Self.isReadAloud) != true }
      .compactMap { tree[$0, .value] ?? runtimeText(of: $0) }.first
  }

  private static func isReadAloud(_ keyPath: String) -> Bool {
    ["accessibility", "accLabel", "accHint", "accValue"].contains { keyPath.hasPrefix($0) }
  }

  private func runtimeText(of attribute: Int) -> String? {
    tree.children(of: attribute, named: .string).lazy.compactMap { tree.text(in: $0) }.first
  }

  /// The title that Xcode gives a new item.
  static let untouchedTitle = "Item"
}

// MARK: - Segues

extension DocumentBuilder {
  private func segues(in document: Document) -> [Segue] {
    tree.elements(named: .segue).compactMap { element in
      guard let kind = tree[element, .kind]?.nonEmpty,
        let destination = tree[element, .destination]?.nonEmpty
      else { return nil }
      let connections = tree.parent(of: element) ?? element
      let source = tree.parent(of: connections) ?? connections
      return Segue(
        kind: kind, destination: destination,
        relationship: tree[element, .relationship],
        identifier: tree[element, .identifier], element: element, source: source,
        owner: document.owner(of: source))
    }
  }
}

extension String {
  var nonEmpty: String? { isEmpty ? nil : self }

  /// The text without surrounding white space, or `nil` if nothing remains.
  package var trimmedOrNil: String? {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return nil }
    return String(self[first...last])
  }
}

extension ElementTree {
  /// Returns the title of a bar item. Neither Interface Builder's default title "Item" nor an empty
  /// title counts.
  package func itemTitle(of element: Int) -> String? {
    DocumentBuilder(itemsOf: self).itemTitle(of: element)
  }
}

extension Document {
  /// Returns the items of a tab bar that is in a view, without a tab bar controller.
  package func tabBarItems(in tabBar: Int) -> [TabBarItem] {
    let builder = DocumentBuilder(itemsOf: tree)
    return tree.children(of: tabBar, named: .items).flatMap { items in
      tree.children(of: items, named: .tabBarItem).map(builder.tabBarItem)
    }
  }
}
