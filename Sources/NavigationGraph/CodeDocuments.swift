import InterfaceBuilder
import SourceEvidence

/// Makes documents of the containers that code makes, so that they are linked and judged as those of
/// storyboards are: one for each source file.
struct CodeDocuments {
  private let source: SourceEvidence
  private let documents: [Document]

  init(_ source: SourceEvidence, beside documents: [Document]) {
    self.source = source
    self.documents = documents
  }

  /// The documents, by file.
  var all: [Document] {
    let containers = source.containers.filter { counts($0) && !isAroundTab($0) }
      .compactMap(declared)
    let files = Dictionary(grouping: containers, by: \.file)
    return files.sorted { $0.key < $1.key }.map { file, containers in
      Document(describing: containers.map(\.container), file: file)
    }
  }

  /// What is only for other platforms, for debugging or for the Mac is no part of the iPad app.
  private func counts(_ container: CodeContainer) -> Bool {
    container.conditions.isDisjoint(
      with: [.macOS, .macCatalyst, .macIdiom, .otherPlatform, .debug, .preview, .never])
  }

  /// Whether it is the stack around a tab or a column, which is made with that.
  private func isAroundTab(_ container: CodeContainer) -> Bool {
    guard container.kind == .navigationStack, container.name == nil,
      let root = container.tabs.first?.content
    else { return false }
    let held = source.containers.filter { $0.kind != .navigationStack }
      .flatMap { $0.tabs.compactMap(\.content) + $0.columns.values }
    return held.contains { $0.isInNavigationController && $0.isSameScreen(as: root) }
  }

  private func declared(
    _ container: CodeContainer
  ) -> (file: String, container: DeclaredContainer)? {
    let holders = holders(of: container)
    let existing = holders.first { isEmpty($0, container) }
    // What a storyboard shows in full is there already.
    guard existing != nil || holders.isEmpty && !container.onlyChangesTabs else { return nil }
    let place = container.place
    var declared = DeclaredContainer(
      id: container.name ?? "\(place.line):\(place.column)", customClass: container.name,
      existing: existing, items: items(of: container), line: place.line, column: place.column)
    declared.element = container.kind.element
    declared.isEntry = existing == nil && startsApp(container)
    return (place.file, declared)
  }

  /// The controllers of storyboards that a container is: those of its class or of a subclass.
  private func holders(of container: CodeContainer) -> [DeclaredContainer.Holder] {
    guard let name = container.name else { return [] }
    return documents.flatMap { document in
      document.controllers.compactMap { controller in
        let isOne = controller.customClass.map { source.classes.isKind($0, of: name) } ?? false
        return isOne
          ? DeclaredContainer.Holder(file: document.file, object: controller.id) : nil
      }
    }
  }

  /// Whether a storyboard leaves it to code to say what a tab bar holds.
  private func isEmpty(_ holder: DeclaredContainer.Holder, _ container: CodeContainer) -> Bool {
    guard container.kind == .tabBar, !container.tabs.isEmpty,
      let document = documents.first(where: { $0.file == holder.file }),
      let index = document.controllers.firstIndex(where: { $0.id == holder.object })
    else { return false }
    return document.controllers[index].kind == .tabBarController
      && !document.segues.contains { $0.owner == index && $0.relationship == .viewControllers }
  }

  /// Whether code makes it the root of a window, or nothing else can be.
  private func startsApp(_ container: CodeContainer) -> Bool {
    guard [.tabBar, .splitView].contains(container.kind) else { return false }
    let roots = source.transitions.filter { $0.kind == .root }.map(\.target)
    let isRoot = roots.contains { target in
      target.container == container.place
        || container.name.map { $0 == target.className } ?? false
    }
    return isRoot || isOnlyOne(container)
  }

  /// Whether it is the app's only tab bar, and no storyboard shows one.
  private func isOnlyOne(_ container: CodeContainer) -> Bool {
    let others = source.containers.filter { $0.kind == .tabBar && counts($0) }
    let shown = documents.contains { document in
      document.initialViewController != nil && !document.isLaunchScreen
    }
    return container.kind == .tabBar && others.count == 1 && !shown
  }
}

// MARK: - What a container holds

extension CodeDocuments {
  private func items(of container: CodeContainer) -> [DeclaredContainer.Item] {
    container.kind == .splitView ? columns(of: container) : container.tabs.map(item)
  }

  private func item(_ tab: CodeTab) -> DeclaredContainer.Item {
    var item = DeclaredContainer.Item(
      title: tab.title?.literal ?? tab.title?.key.flatMap { $0.readsAsTitle ? $0 : nil },
      line: tab.place.line, column: tab.place.column)
    item.localizationKey = tab.title?.key
    item.systemItem = tab.systemItem
    item.hasBadge = tab.hasBadge
    switch tab.image {
    case .symbol(let name)?: item.symbol = name
    case .asset(let name)?: (item.symbol, item.imageIsOwn) = (name, true)
    case nil: break
    }
    return tab.content.map { filled(item, $0) } ?? item
  }

  private func columns(of container: CodeContainer) -> [DeclaredContainer.Item] {
    CodeContainer.Column.allCases.enumerated().compactMap { position, column in
      guard let target = container.columns[column], let relationship = column.relationship else {
        return nil
      }
      // Each needs a place of its own, which tells it from the others.
      let item = DeclaredContainer.Item(
        title: nil, line: container.place.line, column: container.place.column + position + 1)
      var filled = filled(item, target)
      filled.relationship = relationship
      return filled
    }
  }

  /// An item with what it leads to.
  private func filled(
    _ item: DeclaredContainer.Item, _ target: CodeTarget
  ) -> DeclaredContainer.Item {
    var item = item
    item.customClass = target.className
    item.kind = target.className.map(kind) ?? .declared
    item.isInStack = target.isInNavigationController
    if case .named(let storyboard)? = target.storyboard {
      item.reference = StoryboardReference(
        storyboardName: storyboard, referencedIdentifier: target.identifier)
    }
    return item
  }
}

extension CodeDocuments {
  /// What a class is to Interface Builder, by what it inherits from.
  private func kind(of name: String) -> ControllerKind {
    let ancestors = [name] + source.classes.ancestors(of: name)
    if ancestors.contains("UITableViewController") { return .tableViewController }
    if ancestors.contains("UICollectionViewController") { return .collectionViewController }
    return .declared
  }
}

extension String {
  /// Whether a key is what people see where nobody translates it: words, and no `tab.home`.
  fileprivate var readsAsTitle: Bool {
    !contains { "._/".contains($0) } && first?.isUppercase == true && contains { $0.isLowercase }
  }
}

extension CodeContainer.Kind {
  /// What Interface Builder calls it.
  fileprivate var element: Name {
    switch self {
    case .tabBar: .tabBarController
    case .bareTabBar: .tabBar
    case .splitView: .splitViewController
    case .pageView: .pageViewController
    case .pageControl: .pageControl
    case .navigationStack: .navigationController
    case .segmentedControl: .segmentedControl
    }
  }
}

extension CodeTarget {
  /// Whether two targets are one screen, whatever is around it.
  fileprivate func isSameScreen(as other: CodeTarget) -> Bool {
    className == other.className && storyboard == other.storyboard && identifier == other.identifier
  }
}

extension CodeContainer.Column {
  fileprivate var relationship: Relationship? {
    switch self {
    case .primary: .primary
    case .supplementary: .supplementary
    case .secondary: .secondary
    case .compact: .compact
    case .inspector: nil
    }
  }
}
