// Adds the containers that code or the team's file describes to the graph.
extension ScreenFile {
  /// Creates a file from containers: the controllers among them, and the screens in them.
  ///
  /// - Parameters:
  ///   - containers: The containers, in the order of the file.
  ///   - path: The file, relative to the project's root.
  ///   - kind: The kind of the file.
  ///   - platform: The platform that the app is for.
  package init(_ containers: [Container], path: String, kind: Kind, platform: ScreenPlatform) {
    self.init(path: path, kind: kind, platform: platform)
    self.containers = containers
    let pending = containers.filter { $0.kind.screen != nil }.flatMap { addScreens(of: $0) }
    let byID = Dictionary(
      screens.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    transitions = pending.compactMap { link in
      byID[link.destination].map {
        Transition(
          source: link.source, destination: $0, kind: .contains(link.containment),
          origin: link.item.origin)
      }
    }
  }

  /// A transition whose destination has an id, but no index yet.
  private typealias Link = (
    source: Int, destination: String, containment: Containment, item: Item
  )

  /// Adds a container and the screens in it.
  ///
  /// - Returns: The transitions from the container and from the navigation controllers in it.
  private mutating func addScreens(of container: Container) -> [Link] {
    var links: [Link] = []
    if container.existing == nil, let kind = container.kind.screen {
      for item in container.items {
        guard let containment = item.column ?? kind.containment else { continue }
        links.append((screens.count, item.holderID, containment, item))
      }
      var screen = Screen(id: container.id, kind: kind, origin: container.origin)
      screen.customClass = container.className
      screen.isPartOfClass = container.isPartOfClass
      screen.userLabel = container.isPartOfClass ? kind.label : container.className ?? kind.label
      screens.append(screen)
    }
    for item in container.items {
      if let stack = item.content.stack {
        links.append((screens.count, item.id, .root, item))
        screens.append(Screen(stack, around: item))
      }
      screens.append(Screen(contentOf: item))
    }
    return links
  }
}

extension Screen {
  /// The navigation controller around the content of an item.
  fileprivate init(_ stack: Item.Stack, around item: Item) {
    self.init(id: item.holderID, kind: .stack, origin: stack.origin)
    title = item.ownTitle
    self.item = item
  }

  /// The screen that an item leads to, without its navigation controller.
  fileprivate init(contentOf item: Item) {
    let content = item.content
    self.init(
      id: item.id, kind: content.reference == nil ? content.kind : .reference,
      origin: item.origin)
    title = item.ownTitle
    self.item = item
    isList = content.isList
    isEmptyInCode = content.isEmpty
    customClass = content.className
    userLabel = content.label
    codeTitle = content.title
    reference = content.reference
  }
}

extension Item {
  /// The id of the screen that the container contains directly: the navigation controller of the
  /// content, if there is one.
  var holderID: String { content.stack != nil ? id + "/stack" : id }
}
