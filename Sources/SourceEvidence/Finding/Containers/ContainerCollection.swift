/// Collects the evidence about the containers that code creates.
struct ContainerCollection {
  let runner: CodeRunner
  private var byKey: [String: (container: CodeContainer, assignments: [Position])] = [:]

  /// Classes with several instances whose contents differ.
  private let sharedClasses: Set<String>
  /// The classes of stacks whose creators set the first screen.
  private let createdStacks: Set<String>

  private init(_ runner: CodeRunner) {
    self.runner = runner
    sharedClasses = Self.sharedClasses(runner)
    createdStacks = Set(
      runner.recorder.effects.containers.filter(runner.targets.isFilledByCreator).compactMap(
        \.className))
  }

  /// Returns the containers: one for each class of the project, and one for each other location. A
  /// class whose instances have different contents is one container for each location.
  static func containers(_ runner: CodeRunner) -> [CodeContainer] {
    TabGroups(runner).fillStacks()
    var collection = ContainerCollection(runner)
    for object in runner.recorder.effects.containers { collection.add(object) }
    collection.addPlaceholders()
    return collection.byKey.values.map(\.container).filter { collection.isKept($0) }
      .sorted { $0.order < $1.order }
  }

  private var hierarchy: ClassHierarchy { runner.symbols.hierarchy }

  private static func sharedClasses(_ runner: CodeRunner) -> Set<String> {
    let filled = runner.recorder.effects.containers.filter { object in
      guard let type = object.className else { return false }
      return !object.held.isEmpty && object.owner != type
        && object.origin != runner.symbols.type(type)?.origin
    }
    let byClass = Dictionary(grouping: filled) { $0.className ?? "" }
    return Set(
      byClass.filter { name, objects in
        // A class that fills itself has the same contents everywhere. Stacks are distinguished by
        // the code that creates them.
        runner.symbols.kind(of: name)?.kind != .navigation
          && runner.prototypes[name]?.held.isEmpty != false
          && Set(objects.map(\.held)).count > 1 && Set(objects.map(\.origin)).count > 1
      }.keys)
  }

  private mutating func add(_ object: CodeObject) {
    guard let container = container(object) else { return }
    let key = container.name ?? "\(container.place)"
    guard let known = byKey[key] else {
      byKey[key] = (container, object.assignments)
      return
    }
    byKey[key] = (Self.merged(known.container, container), known.assignments + object.assignments)
  }

  /// Adds the containers that come from elsewhere, such as a storyboard, and whose tabs code sets. One of
  /// which nothing is known may be the same one, where calls became too deep.
  private mutating func addPlaceholders() {
    let read = byKey.values.filter { Self.score($0.container) > 0 }
    let known = Set(read.flatMap(\.assignments))
    for object in runner.recorder.effects.placeholders
    where !object.assignments.isEmpty && known.isDisjoint(with: object.assignments) {
      guard var container = container(object),
        !container.tabs.isEmpty || !container.columns.isEmpty,
        container.kind != .navigationStack
      else { continue }
      container.confidence = .likely
      container.isMadeElsewhere = true
      container.change = object.notes.appends ? .appends : .replaces
      if object.storyboard != nil { container.scene = runner.targets.target(object) }
      container.place = object.assignments.min().map(runner.program.place) ?? container.place
      let key = container.name ?? "\(container.place)"
      byKey[key] =
        byKey[key].map { (Self.merged($0.container, container), $0.assignments) }
        ?? (container, object.assignments)
    }
  }

  /// Merges two containers: the one with more information, and what the other adds.
  private static func merged(_ a: CodeContainer, _ b: CodeContainer) -> CodeContainer {
    let isMore = (b.tabs.count, score(b)) > (a.tabs.count, score(a))
    var (result, other) = isMore ? (b, a) : (a, b)
    result.columns.merge(other.columns) { mine, _ in mine }
    result.style = result.style ?? other.style
    if result.name != nil { result.place = min(a.place, b.place) == a.place ? a.place : b.place }
    result.confidence = min(a.confidence, b.confidence)
    if a.tabs.isEmpty || b.tabs.isEmpty { result.confidence = isMore ? b.confidence : a.confidence }
    if result.name != nil, let declared = [a, b].first(where: { $0.owner == $0.name }) {
      result.place = declared.place
      result.owner = declared.owner
      result.conditions = declared.conditions
    }
    return result
  }

  private static func score(_ container: CodeContainer) -> Int {
    container.tabs.count { $0.title != nil } + container.tabs.count { $0.content != nil }
      + container.columns.count
  }

  /// Whether to keep a container. A class without known contents is left out if it has subclasses, or
  /// if its instances are containers of their own.
  private func isKept(_ container: CodeContainer) -> Bool {
    guard let name = container.name, container.columns.isEmpty,
      container.tabs.allSatisfy({ $0.content?.isBase != false && $0.title == nil })
    else { return true }
    return !sharedClasses.contains(name) && !createdStacks.contains(name)
      && hierarchy.subclasses(of: name).isEmpty
  }

  private func container(_ object: CodeObject) -> CodeContainer? {
    guard let type = object.className, let (kind, certain) = kind(type),
      kind != .bareTabBar || !isTabBarController(object.owner)
    else { return nil }
    runner.interpreter.refill()
    let isOneOfSeveral =
      kind == .navigationStack
      ? runner.targets.isFilledByCreator(object)
      : sharedClasses.contains(type) && object.owner != type && !object.held.isEmpty
    let declared = isOneOfSeveral ? nil : runner.symbols.type(type)?.origin
    guard let origin = declared ?? object.origin ?? object.assignments.first
    else { return nil }
    var container = CodeContainer(kind, place: runner.program.place(origin))
    container.name =
      runner.symbols.declares(type) && !isOneOfSeveral ? runner.symbols.shownName(of: type) : nil
    container.owner = container.name ?? object.owner.map(runner.symbols.shownName)
    container.member = object.member
    container.conditions = runner.program.conditions(at: origin)
    container.style = object.fields["style"]?.caseName
    container.confidence = certain ? .certain : .likely
    if kind == .pageView, !certain { container.pageTraits.insert(.ofLibrary) }
    if kind == .navigationStack, hasLargeTitles(object, type) {
      container.stackTraits.insert(.largeTitles)
    }
    fillColumns(&container, object)
    fillTabs(&container, object)
    return container
  }

  /// Whether a class is a tab bar controller, which has its own tab bar.
  private func isTabBarController(_ type: String?) -> Bool {
    type.flatMap { runner.symbols.kind(of: $0) }?.kind == .tabBar
  }

  private func kind(_ type: String) -> (CodeContainer.Kind, Bool)? {
    switch type {
    case "UIPageControl": return (.pageControl, true)
    case "UITabBar": return (.bareTabBar, true)
    case "UISegmentedControl": return (.segmentedControl, true)
    default: break
    }
    guard let (kind, certain) = ControllerFamily.of(hierarchy.name(of: type), in: hierarchy) else {
      return nil
    }
    switch kind {
    case .tabBar: return (.tabBar, certain)
    case .splitView: return (.splitView, certain)
    case .pageView: return (.pageView, certain)
    case .navigation: return (.navigationStack, certain)
    case .hosting, .plain: return nil
    }
  }

  /// Whether code turns on large titles in the bar of a stack, or in the class of the stack.
  private func hasLargeTitles(_ object: CodeObject, _ type: String) -> Bool {
    [object, runner.prototype(type)].contains { stack in
      let bar = stack?.fields["navigationBar"]?.object
      if case .boolean(true)? = bar?.fields["prefersLargeTitles"] { return true }
      return false
    }
  }

  private func fillTabs(_ container: inout CodeContainer, _ object: CodeObject) {
    if container.kind == .segmentedControl || container.kind == .bareTabBar {
      return fillItems(&container, object)
    }
    guard container.kind != .splitView else { return }
    let set = object.controllers
    guard let list = container.kind == .pageView ? pages(object, set) : set else {
      return fillChangedTabs(&container, object)
    }
    container.tabs = TabReader(runner: runner).tabs(list, of: object)
    change(&container.tabs, object)
    if container.kind == .navigationStack { fillOtherFirstScreens(&container, object) }
    container.knowsAllTabs = list.isWhole && !list.isConditional && !list.elements.isEmpty
    if list.isConditional || object.isConditional && container.name == nil || !list.isWhole
      || container.tabs.contains(where: { $0.content == nil && $0.title == nil })
    {
      container.confidence = .likely
    }
  }

  /// Adds the screens that a stack begins with at other times, each class once.
  private func fillOtherFirstScreens(_ container: inout CodeContainer, _ object: CodeObject) {
    var known = Set([container.tabs.first?.content?.className])
    container.otherFirstScreens = object.notes.replaced.map { runner.targets.target($0) }
      .filter { $0.className != nil && known.insert($0.className).inserted }
  }

  /// Adds the tabs of `tabBar.items?[0].title = …`, which are in a storyboard.
  private func fillChangedTabs(_ container: inout CodeContainer, _ object: CodeObject) {
    guard let last = changes(object).keys.max() else { return }
    container.tabs = (0...last).map { _ in CodeTab(place: container.place) }
    change(&container.tabs, object)
    container.onlyChangesTabs = true
    container.confidence = .likely
  }

  /// Returns the items of a tab bar that code changes, by position.
  private func changes(_ object: CodeObject) -> [Int: CodeObject] {
    let items = object.fields["tabBar"]?.object?.fields["items"]?.object?.fields ?? [:]
    return items.reduce(into: [:]) { changes, field in
      if let index = Int(field.key) { changes[index] = field.value.object }
    }
  }

  /// Sets the titles and images of items that code changes by position.
  private func change(_ tabs: inout [CodeTab], _ object: CodeObject) {
    for (index, item) in changes(object) where tabs.indices.contains(index) {
      tabs[index].title =
        item.fields["title"]?.text ?? tabs[index].title ?? TabReader.spokenTitle(of: item)
      tabs[index].image = item.fields["image"].flatMap(\.image) ?? tabs[index].image
      if item.fields["badgeValue"] != nil { tabs[index].hasBadge = true }
    }
  }

  /// Returns all pages. Code sets one page at a time, so the longest list of controllers in the
  /// fields counts.
  private func pages(_ object: CodeObject, _ set: ListValue?) -> ListValue? {
    let source = object.fields["dataSource"]?.object ?? object
    let fields = [object, source].flatMap { $0.fields.sorted { $0.key < $1.key } }
    let lists = (fields.compactMap(\.value.list) + [object, source].compactMap(\.controllers))
      .filter { list in
        list.elements.allSatisfy { $0.object != nil }
          && list.elements.contains { $0.object.map { runner.symbols.isController($0) } ?? false }
      }
    return lists.max { $0.elements.count < $1.elements.count } ?? set
  }

  private func fillItems(_ container: inout CodeContainer, _ object: CodeObject) {
    guard let list = object.fields["items"]?.list else { return }
    container.tabs = list.elements.map { value in
      if value.object != nil { return TabReader(runner: runner).tab(value, of: object) }
      var tab = CodeTab(place: container.place)
      tab.title = value.text
      tab.image = value.image
      return tab
    }
    container.knowsAllTabs = list.isWhole && !list.isConditional
  }

  private func fillColumns(_ container: inout CodeContainer, _ object: CodeObject) {
    guard container.kind == .splitView else { return }
    for column in CodeContainer.Column.allCases {
      guard let value = object.notes.columns[column] else { continue }
      container.columns[column] = value.object.map { runner.targets.target($0) } ?? CodeTarget()
    }
    guard let list = object.controllers else { return }
    let order = CodeContainer.Column.order(of: list.elements.count)
    for (column, value) in zip(order, list.elements) where container.columns[column] == nil {
      container.columns[column] = value.object.map { runner.targets.target($0) } ?? CodeTarget()
    }
  }
}

extension CodeObject {
  /// The classes of the controllers in the container.
  fileprivate var held: [String] {
    let columns = CodeContainer.Column.allCases.compactMap { notes.columns[$0]?.object }
    return (columns + (controllers?.elements.compactMap(\.object) ?? [])).compactMap {
      ($0.controllers?.elements.first?.object ?? $0).className
    }
    .filter { $0 != CodeTarget.baseClass }
  }
}

extension CodeTarget {
  /// The class of a controller of which nothing is known, such as a parameter.
  fileprivate static let baseClass = "UIViewController"

  /// Whether nothing is known but that it is a controller.
  fileprivate var isBase: Bool { className == nil || className == Self.baseClass }
}
