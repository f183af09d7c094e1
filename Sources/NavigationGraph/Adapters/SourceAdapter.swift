import FileReading
import InterfaceBuilder
import Projects
import SourceEvidence

/// The adapter for source code: returns the containers that code creates, by file.
struct SourceAdapter {
  private let source: SourceEvidence
  private let project: Project
  /// The containers that are part of the app.
  private let containers: [CodeContainer]
  /// The screens in a navigation stack that code creates together with the tab or column around it.
  private let screensInStacks: Set<TargetScreen>
  /// The navigation stacks in SwiftUI code that are around the content of a tab or column, by location.
  private let heldStacks: [SourceLocation: CodeContainer]
  /// The classes that are tab bars with items.
  private let tabBarClasses: Set<String>

  /// Creates an adapter for the source code of a project.
  init(_ source: SourceEvidence, in project: Project) {
    self.source = source
    self.project = project
    containers = source.containers.filter(\.isInApp)
    let held = source.containers.filter { $0.kind != .navigationStack }
      .flatMap(\.contents)
      .filter(\.isInNavigationController)
    screensInStacks = Set(held.map { TargetScreen($0) })
    let places = Set(held.compactMap(\.stack))
    heldStacks = Dictionary(
      containers.filter {
        $0.kind == .navigationStack && $0.isSwiftUI && places.contains($0.place)
      }.map { ($0.place, $0) }, uniquingKeysWith: { first, _ in first })
    tabBarClasses = Set(
      containers.filter { $0.kind == .tabBar && !$0.tabs.isEmpty }.compactMap(\.name))
  }

  /// The files that describe containers, by path.
  var files: [ScreenFile] {
    let byFile = Dictionary(
      grouping: containers.filter { !isAroundTab($0) }.compactMap(container),
      by: \.origin.location.file)
    let screens = Dictionary(
      grouping: screens(besides: byFile.values.joined()), by: \.origin.location.file)
    return Set(byFile.keys).union(screens.keys).sorted().map { path in
      var file = ScreenFile(
        Self.identified(byFile[path] ?? []).filter { heldStacks[$0.origin.location] == nil },
        path: path, kind: .source, platform: project.screenPlatform)
      file.screens += screens[path] ?? []
      return file
    }
  }

  /// The screens that code leads to or from or that offer something, and that are in neither a document nor a
  /// container.
  private func screens(besides containers: some Sequence<Container>) -> [Screen] {
    var known = Set(project.documents.flatMap { $0.controllers.compactMap(\.customClass) })
    for container in containers {
      // A stack in a sheet of a view is not the view.
      if let name = container.className, !container.isInSheetOfClass { known.insert(name) }
      known.formUnion(container.items.compactMap(\.content.className))
    }
    let transitions = source.transitions.filter { $0.isInApp && $0.target.storyboard == nil }
    let names = transitions.flatMap { [$0.from, $0.target.className].compactMap { $0 } }
    return Set(names).union(offeringControllers).subtracting(known).sorted().compactMap {
      screen($0, known)
    }
  }

  /// The view controllers whose code has items in bars or actions, without those that others inherit from.
  private var offeringControllers: [String] {
    let superclasses = Set(source.classes.declarations.values.compactMap(\.inherited.first))
    return source.screens.compactMap { screen, contents in
      guard case .ofClass(let name) = screen, !superclasses.contains(name),
        !source.classes.conforms(name, to: "View"),
        !contents.barItems.isEmpty || !contents.actions.isEmpty
      else { return nil }
      return name
    }
  }

  private func screen(_ name: String, _ known: Set<String>) -> Screen? {
    guard let place = source.classes.place(of: name), source.classes.isScreen(name) else {
      return nil
    }
    // A class that other screens inherit from is not a screen itself.
    guard !known.contains(where: { $0 != name && source.classes.isKind($0, of: name) }) else {
      return nil
    }
    var screen = Screen(id: name, kind: kind(of: name), origin: Origin(.source, at: place))
    screen.customClass = name
    screen.isInCodeOnly = true
    screen.isList = source.listViews.contains(name)
    return screen
  }

  /// Whether a container is the stack around the content of a tab or column, which the tab or
  /// column includes.
  private func isAroundTab(_ container: CodeContainer) -> Bool {
    guard container.kind == .navigationStack, container.name == nil,
      let root = container.tabs.first?.content
    else { return false }
    return screensInStacks.contains(TargetScreen(root))
  }

  private func container(_ code: CodeContainer) -> Container? {
    let holders = code.isMadeElsewhere && code.name == nil ? onlyBar(for: code) : holders(of: code)
    // A delegate method refers to a container that is known otherwise.
    if code.isMadeElsewhere, code.name == nil, holders.isEmpty, hasOther(than: code) { return nil }
    let existing = merged(code, into: holders)
    // A container in a storyboard whose items code does not set is already in the graph.
    guard existing != nil || holders.isEmpty && !code.onlyChangesTabs else { return nil }
    var container = Container(
      Container.Kind(code.kind), id: Self.id(of: code), items: items(of: code),
      origin: Origin(.source, at: code.place))
    container.className = code.name
    container.existing = existing.map(name)
    container.change = Container.Change(code)
    container.isEntry = existing == nil && code.root?.isPresumed == false
    container.isPresumedEntry = existing == nil && code.root?.isPresumed == true
    container.step = code.standing.map(Step.init)
    container.isElsewhere = code.isElsewhere
    container.isForCompactWidth = code.isForCompactWidth
    container.isPartOfClass = code.isPartOfView
    container.knowsAllItems = code.knowsAllTabs
    container.pageTurning = Container.PageTurning(code.pageTurning)
    container.pageTraits = code.pageTraits
    container.stackTraits = code.stackTraits
    container.owner = code.owner
    return container
  }
}

// MARK: - Structure ids

extension SourceAdapter {
  /// Returns the containers of one file with ids that are unique in the file. The ids do not
  /// contain line numbers, so that they stay the same when other code changes.
  private static func identified(_ containers: [Container]) -> [Container] {
    var counts: [String: Int] = [:]
    return containers.map { container in
      var container = container
      let ordinal = counts[container.id, default: 0] + 1
      counts[container.id] = ordinal
      if ordinal > 1 { container.id += ".\(ordinal)" }
      for index in container.items.indices {
        container.items[index].id = "\(container.id).\(container.kind.itemName)\(index + 1)"
      }
      return container
    }
  }

  /// Returns the id of a container without its number: its class, or the type and the member whose
  /// code creates it.
  private static func id(of container: CodeContainer) -> String {
    if let name = container.name { return name }
    let stem = container.place.file.split(separator: "/").last?.split(separator: ".").first
    return (container.owner ?? String(stem ?? "")) + "."
      + (container.member ?? container.kind.rawValue)
  }
}

// MARK: - Containers of documents

extension SourceAdapter {
  /// A controller in a document.
  private typealias Holder = (document: Document, controller: Int)

  /// Returns the controllers in storyboards that a container represents: those with its class or a
  /// subclass.
  private func holders(of container: CodeContainer) -> [Holder] {
    guard let name = container.name else { return [] }
    return project.documents.flatMap { document in
      document.controllers.indices.filter { controller in
        document.controllers[controller].customClass
          .map { source.classes.isKind($0, of: name) } ?? false
      }.map { (document, $0) }
    }
  }

  /// Returns the only tab bar in storyboards, for code that fills a tab bar without naming it.
  private func onlyBar(for code: CodeContainer) -> [Holder] {
    guard code.kind == .tabBar else { return [] }
    let bars = project.documents.filter { $0.form == .storyboard && !$0.isLaunchScreen }
      .flatMap { document in
        document.controllers.indices.filter {
          document.controllers[$0].kind == Screen.Kind.tabBar.name
        }.map { (document, $0) }
      }
    return bars.count == 1 ? bars : []
  }

  /// Whether there is another container of the same kind.
  private func hasOther(than code: CodeContainer) -> Bool {
    let kind: Screen.Kind = code.kind == .splitView ? .splitView : .tabBar
    return containers.contains { $0.kind == code.kind && !$0.isMadeElsewhere }
      || project.documents.contains { document in
        document.controllers.contains { $0.kind == kind.name }
      }
  }

  private func name(of holder: Holder) -> ScreenName {
    ScreenName(
      file: holder.document.file, id: holder.document.controllers[holder.controller].id)
  }

  /// Returns the tab bar in a storyboard whose items code sets or extends. An empty tab bar is
  /// preferred. If the change is unknown, the items of the storyboard stay.
  private func merged(_ container: CodeContainer, into holders: [Holder]) -> Holder? {
    guard container.kind == .tabBar, !container.tabs.isEmpty else { return nil }
    let bars = holders.filter { holder in
      let controller = holder.document.controllers[holder.controller]
      return controller.kind == Screen.Kind.tabBar.name
        && controller.customClass.flatMap(nearestTabBar) == container.name
    }
    return bars.first { isEmpty($0) } ?? (container.setsItems ? bars.first : nil)
  }

  /// Returns a class or its nearest superclass that is a tab bar with items. These include or
  /// replace the items of other superclasses.
  private func nearestTabBar(of name: String) -> String? {
    ([name] + source.classes.ancestors(of: name)).first(where: tabBarClasses.contains)
  }

  /// Whether a tab bar in a storyboard has no items.
  private func isEmpty(_ holder: Holder) -> Bool {
    !holder.document.segues.contains {
      $0.owner == holder.controller && $0.relationship == Containment.item.rawValue
    }
  }
}

// MARK: - Items

extension SourceAdapter {
  private func items(of container: CodeContainer) -> [Item] {
    if container.kind == .splitView { return columns(of: container) }
    var items = container.tabs.map(item)
    for index in items.indices where container.kind == .navigationStack && container.isSwiftUI {
      if container.stackTraits.contains(.list) { items[index].content.isList = true }
      // The first screen of a stack in a view may be a part of that view.
      if items[index].content.className == nil {
        items[index].content.label = container.name
        items[index].content.title = title(inside: .inside(container.place))
      }
    }
    return items
  }

  private func item(_ tab: CodeTab) -> Item {
    var item = Item(
      title: tab.hasUnreadTitle ? .unknown() : Item.Title(tab.title),
      origin: Origin(.source, at: tab.place))
    item.systemItem = tab.systemItem
    item.hasBadge = tab.hasBadge
    item.isEnabled = tab.isEnabled
    item.isProminent = tab.isProminent
    switch tab.image {
    case .symbol(let name)?: (item.image, item.imageIsSymbol) = (name, true)
    case .asset(let name)?: item.image = name
    case .constant(let name)?: (item.image, item.imageIsConstant) = (name, true)
    case nil: break
    }
    if let target = tab.content { item.content = content(target, in: item) }
    return item
  }

  private func columns(of container: CodeContainer) -> [Item] {
    CodeContainer.Column.allCases.compactMap { column in
      guard let target = container.columns[column], let containment = column.containment else {
        return nil
      }
      var item = Item(title: .none, origin: Origin(.source, at: container.place))
      item.content = content(target, in: item)
      if target.className == nil {
        item.content.title = title(inside: .inside(container.place, column))
      }
      item.column = containment
      return item
    }
  }

  private func content(_ target: CodeTarget, in item: Item) -> Item.Content {
    var content = Item.Content()
    content.className = target.className
    content.kind = target.className.map(kind) ?? .unspecified
    content.isEmpty =
      target.isEmpty
      || target.className.map { $0 == "UIViewController" || source.classes.isBare($0) } ?? false
    content.container = target.container
    content.isList = target.isList || target.className.map(source.listViews.contains) ?? false
    if target.isInNavigationController {
      let held = target.stack.flatMap { heldStacks[$0] }
      content.stack = Item.Stack(
        origin: held.map { Origin(.source, at: $0.place) } ?? item.origin,
        traits: held?.stackTraits ?? [])
      if let held, target.className == nil { content.title = title(inside: .inside(held.place)) }
    }
    if case .named(let storyboard)? = target.storyboard, !target.hasComputedIdentifier {
      content.reference = SceneReference(storyboard: storyboard, scene: target.identifier)
    }
    return content
  }

  /// Returns the title of a screen that has no class of its own.
  private func title(inside screen: CodeScreen) -> Item.Title {
    Item.Title(source.screens[screen]?.title)
  }

  /// Returns the kind of controller of a class, from its superclasses.
  private func kind(of name: String) -> Screen.Kind {
    let ancestors = [name] + source.classes.ancestors(of: name)
    if ancestors.contains("UITableViewController") { return .table }
    if ancestors.contains("UICollectionViewController") { return .collection }
    return .unspecified
  }
}

/// A screen that code refers to, without its containers.
private struct TargetScreen: Hashable {
  private let className: String?
  private let storyboard: CodeTarget.Storyboard?
  private let identifier: String?

  init(_ target: CodeTarget) {
    className = target.className
    storyboard = target.storyboard
    identifier = target.identifier
  }
}
