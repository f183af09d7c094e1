import FileReading
import InterfaceBuilder
import SourceEvidence

/// Makes documents of the containers that code makes, so that they are linked and judged as those of
/// storyboards are: one for each source file.
struct CodeDocuments {
  private let source: SourceEvidence
  private let documents: [Document]
  private let platform: Platform
  /// The containers that are part of the app.
  private let containers: [CodeContainer]
  /// What stands in a stack that is made with the tab or column around it.
  private let screensInStacks: Set<Screen>
  /// What code makes the root of a window.
  private let roots: [CodeTarget]

  /// Looks at what code makes for a project.
  init(_ source: SourceEvidence, in project: Project) {
    self.source = source
    documents = project.documents
    platform = project.platform
    containers = source.containers.filter(\.isInApp)
    screensInStacks = Set(
      source.containers.filter { $0.kind != .navigationStack }
        .flatMap { $0.tabs.compactMap(\.content) + $0.columns.values }
        .filter(\.isInNavigationController).map { Screen($0) })
    roots = source.transitions.filter { [.root, .presumedRoot, .stackRoot].contains($0.kind) }
      .map(\.target)
  }

  /// The documents, by file.
  var all: [Document] {
    let files = Dictionary(
      grouping: containers.filter { !isAroundTab($0) }.compactMap(declared), by: \.file)
    return files.sorted { $0.key < $1.key }.map { file, containers in
      Document(
        describing: Self.numbered(containers.map(\.container)), file: file, platform: platform)
    }
  }

  /// Containers of one file whose items can be told apart, also those that one place makes.
  private static func numbered(_ containers: [DeclaredContainer]) -> [DeclaredContainer] {
    var counts: [[Int]: Int] = [:]
    return containers.map { container in
      var container = container
      for index in container.items.indices {
        let place = [container.items[index].line, container.items[index].column]
        container.items[index].ordinal = counts[place, default: 0]
        counts[place, default: 0] += 1
      }
      return container
    }
  }

  /// Whether it is the stack around a tab or a column, which is made with that.
  private func isAroundTab(_ container: CodeContainer) -> Bool {
    guard container.kind == .navigationStack, container.name == nil,
      let root = container.tabs.first?.content
    else { return false }
    return screensInStacks.contains(Screen(root))
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
      existing: existing.map(name), items: items(of: container), line: place.line,
      column: place.column)
    declared.element = container.kind.element
    declared.isEntry = existing == nil && startsApp(container)
    return (place.file, declared)
  }

  /// A controller in a document.
  private typealias Holder = (document: Int, controller: Int)

  /// The controllers of storyboards that a container is: those of its class or of a subclass.
  private func holders(of container: CodeContainer) -> [Holder] {
    guard let name = container.name else { return [] }
    return documents.indices.flatMap { document in
      documents[document].controllers.indices.filter { controller in
        documents[document].controllers[controller].customClass
          .map { source.classes.isKind($0, of: name) } ?? false
      }.map { (document, $0) }
    }
  }

  private func name(of holder: Holder) -> DeclaredContainer.Holder {
    let document = documents[holder.document]
    return DeclaredContainer.Holder(
      file: document.file, object: document.controllers[holder.controller].id)
  }

  /// Whether a storyboard leaves it to code to say what a tab bar holds.
  private func isEmpty(_ holder: Holder, _ container: CodeContainer) -> Bool {
    let document = documents[holder.document]
    return container.kind == .tabBar && !container.tabs.isEmpty
      && document.controllers[holder.controller].kind == .tabBarController
      && !document.segues.contains {
        $0.owner == holder.controller && $0.relationship == .viewControllers
      }
  }

  /// Whether code makes it the root of a window, or nothing else can be.
  private func startsApp(_ container: CodeContainer) -> Bool {
    guard [.tabBar, .splitView].contains(container.kind) else { return false }
    let isRoot = roots.contains { target in
      target.container == container.place
        || container.name.map { $0 == target.className } ?? false
    }
    return isRoot || isOnlyOne(container)
  }

  /// Whether it is the app's only tab bar, and no storyboard shows one.
  private func isOnlyOne(_ container: CodeContainer) -> Bool {
    let shown = documents.contains { document in
      document.initialViewController != nil && !document.isLaunchScreen
    }
    return container.kind == .tabBar && containers.count { $0.kind == .tabBar } == 1 && !shown
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
    if case .named(let storyboard)? = target.storyboard, !target.hasComputedIdentifier {
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
  fileprivate var element: XMLName {
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

/// A screen that code names, whatever is around it.
private struct Screen: Hashable {
  private let className: String?
  private let storyboard: CodeTarget.Storyboard?
  private let identifier: String?

  init(_ target: CodeTarget) {
    className = target.className
    storyboard = target.storyboard
    identifier = target.identifier
  }
}

extension CodeCondition {
  /// What holds for code that is no part of the iPad app: that for other platforms, for debugging or
  /// for the Mac.
  fileprivate static let outsideOfApp: Set<CodeCondition> = [
    .macOS, .macCatalyst, .macIdiom, .otherPlatform, .debug, .preview, .never,
  ]
}

extension CodeTransition {
  /// Whether it is part of the iPad app.
  package var isInApp: Bool { conditions.isDisjoint(with: CodeCondition.outsideOfApp) }
}

extension CodeContainer {
  /// Whether it is part of the iPad app.
  var isInApp: Bool {
    conditions.isDisjoint(with: CodeCondition.outsideOfApp)
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
