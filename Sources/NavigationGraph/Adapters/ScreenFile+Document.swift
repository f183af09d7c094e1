import FileReading
import InterfaceBuilder

// The adapter for documents of Interface Builder.
extension ScreenFile {
  /// Creates a file from a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - performed: The identifiers of the segues that code may perform, or `nil` if it may perform
  ///     any.
  init(_ document: Document, performing performed: Set<String>?) {
    self.init(
      path: document.file, kind: document.form == .storyboard ? .storyboard : .xib,
      platform: ScreenPlatform(document.platform))
    isLaunchScreen = document.isLaunchScreen
    initialScreen = document.initialViewController
    sceneCount = document.scenes.count
    screens = document.controllers.map { Screen($0, in: document) }
    self.document = document
    addNestedControllers(of: document)
    addSegues(of: document, performing: performed)
  }

  /// Old xibs nest the children of a container in a `viewControllers` element
  /// (Interface-Builder-Format.md#old-formats).
  private mutating func addNestedControllers(of document: Document) {
    for (child, controller) in document.controllers.enumerated() {
      guard let list = document.tree.parent(of: controller.element),
        document.tree.isElement(list, named: .viewControllers),
        let owner = document.owner(of: list)
      else { continue }
      let isStack = screens[owner].kind == .stack
      transitions.append(
        Transition(
          source: owner, destination: child, kind: .contains(isStack ? .root : .item),
          origin: Origin(controller.element, in: document)))
    }
  }

  private mutating func addSegues(of document: Document, performing performed: Set<String>?) {
    let byID = Dictionary(
      screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for segue in document.segues {
      guard let owner = segue.owner, segue.kind != "unwind" else { continue }
      if let performed, document.isManual(segue) {
        guard let identifier = segue.identifier, performed.contains(identifier) else { continue }
      }
      guard let destination = byID[segue.destination] else {
        reportDangling(segue, in: document)
        continue
      }
      transitions.append(
        Transition(
          source: owner, destination: destination, kind: Transition.Kind(segue),
          origin: Origin(segue.element, in: document)))
    }
  }

  private mutating func reportDangling(_ segue: Segue, in document: Document) {
    problems.append(
      InputProblem(
        .note, at: document.location(of: segue.element),
        "This \(segue.kind) segue leads to \(segue.destination), which the file does not "
          + "hold: connect it again in Interface Builder."))
  }

  /// Whether it is a document for iPad, in Xcode's format before size classes.
  package var isForPadOnly: Bool {
    document?.tree[0, .targetRuntime]?.hasSuffix(".iPad") == true
  }
}

extension Origin {
  fileprivate init(_ element: Int, in document: Document) {
    self.init(.element(element), at: document.location(of: element))
  }
}

extension Screen {
  fileprivate init(_ controller: Controller, in document: Document) {
    self.init(
      id: controller.id, kind: Screen.Kind(named: controller.kind),
      origin: Origin(controller.element, in: document))
    ownsScene = controller.ownsScene
    sceneName =
      controller.ownsScene ? controller.scene.flatMap { document.scenes[$0].name } : nil
    customClass = controller.customClass
    storyboardIdentifier = controller.storyboardIdentifier
    title = controller.title
    userLabel = controller.userLabel
    navigationTitle = controller.navigationTitle
    item = controller.tabBarItem.map { Item($0, in: document) }
    reference = controller.reference.map { SceneReference($0) }
  }
}

extension Item {
  /// An item of a tab bar in a document.
  init(_ item: TabBarItem, in document: Document) {
    self.init(
      title: item.title.map { .known($0, key: item.localizationKey) }
        ?? item.localizationKey.map { .unknown(key: $0) } ?? .none,
      origin: Origin(item.element, in: document))
    writtenTitle = document.tree[item.element, .title].flatMap { $0.isEmpty ? nil : $0 }
    image = item.image
    imageIsSymbol = item.imageIsSymbol
    systemItem = item.systemItem
    isEnabled = item.isEnabled
    hasBadge = item.hasBadge
  }
}
