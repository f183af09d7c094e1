import FileReading

extension Evaluator {
  /// What an object is, for the evidence; what is inside, if it is a navigation controller.
  func target(_ object: CodeObject, depth: Int = 0) -> CodeTarget {
    guard depth < 4 else { return CodeTarget() }
    let kind = object.className.flatMap { symbols.kind(of: $0)?.kind }
    if kind == .navigation, let root = root(object) {
      var inside = target(root, depth: depth + 1)
      inside.isInNavigationController = true
      inside.stack = placeOfContainer(object)
      return inside
    }
    if kind == .hosting || object.className?.hasSuffix("HostingController") == true {
      let view = object.fields["rootView"] ?? .unknown
      if let name = view.object?.className {
        return CodeTarget(className: name, isSwiftUI: true)
      }
    }
    var target = CodeTarget(
      className: object.className, storyboard: object.storyboard,
      identifier: object.storyboard == nil || object.identifier == "" ? nil : object.identifier)
    target.hasComputedIdentifier = object.storyboard != nil && object.identifier == ""
    if let kind, kind != .plain, kind != .hosting, let origin = object.origin,
      object.className.map({ !symbols.declares($0) }) ?? false
    {
      target.container = place(origin)
    }
    return target
  }

  private func root(_ object: CodeObject) -> CodeObject? {
    object.fields["viewControllers"]?.list?.elements.first?.object
  }

  /// Where a container stands: a class of the project at its declaration, and what is of a
  /// framework's class where it is made.
  private func placeOfContainer(_ object: CodeObject) -> SourceLocation? {
    let declaration = object.className.flatMap { symbols.type($0)?.origin }
    return (declaration ?? object.origin).map(place)
  }

  /// One tab by what is put into the list of tabs.
  func tab(_ value: Value, of container: CodeObject) -> CodeTab {
    let object = value.object
    let origin = object?.origin ?? container.assignments.first ?? container.origin
    var tab = CodeTab(place: origin.map(place) ?? SourceLocation(file: "", line: 1, column: 1))
    guard let object else { return tab }
    if let name = object.className, ["UITab", "UISearchTab", "UITabGroup"].contains(name) {
      fill(&tab, with: object)
      return tab
    }
    let line = controllers(object)
    tab.content = target(object)
    tab.isConditional = object.isConditional
    for object in line { complete(&tab, with: object) }
    for object in line {
      guard let type = object.className, let own = prototype(type), own !== object else { continue }
      complete(&tab, with: own, derived: true)
    }
    return tab
  }

  /// An object and what it shows first: a bar's item is the navigation controller's own, or its
  /// root's.
  private func controllers(_ object: CodeObject) -> [CodeObject] {
    var (line, next): ([CodeObject], CodeObject?) = ([], object)
    while let object = next, line.count < 4 {
      line.append(object)
      let kind = object.className.flatMap { symbols.kind(of: $0)?.kind }
      next = kind == .navigation ? root(object) : nil
    }
    return line
  }

  /// Fills in what is still open from an object's own bar item and title.
  private func complete(_ tab: inout CodeTab, with object: CodeObject, derived: Bool = false) {
    var item = object.fields["tabBarItem"]
    if item == nil || item?.object?.fields.isEmpty == true, let type = object.className,
      let found = symbols.variable("tabBarItem", of: type), found.variable.getter != nil
    {
      item = property("tabBarItem", of: object, named: type)
    }
    if let item = item?.object { complete(&tab, withItem: item, derived) }
    if tab.title == nil, tab.systemItem == nil, !tab.hasUnreadTitle,
      let title = object.fields["title"]
    {
      tab.title = text(title).map { derived ? likely($0) : $0 }
    }
    if tab.image == nil, let image = object.fields["image"] { tab.image = self.image(image) }
  }

  private func likely(_ text: CodeText) -> CodeText {
    var text = text
    text.confidence = .likely
    return text
  }

  private func complete(_ tab: inout CodeTab, withItem item: CodeObject, _ derived: Bool) {
    if tab.title == nil, !tab.hasUnreadTitle, let title = item.fields["title"] {
      tab.title = text(title).map { derived ? likely($0) : $0 }
      tab.hasUnreadTitle = tab.title == nil && !item.isPlaceholder
    }
    for field in ["image", "selectedImage"] where tab.image == nil {
      guard let image = item.fields[field] else { continue }
      tab.image = self.image(image)
    }
    if tab.systemItem == nil { tab.systemItem = item.fields["systemItem"]?.caseName }
    if item.fields["badgeValue"] != nil { tab.hasBadge = true }
  }

  /// `UITab` and its like say all by themselves.
  private func fill(_ tab: inout CodeTab, with object: CodeObject) {
    tab.title = object.fields["title"].flatMap { text($0) }
    tab.image = object.fields["image"].flatMap { image($0) }
    tab.isConditional = object.isConditional
    if object.className == "UISearchTab" { tab.systemItem = "search" }
    if object.fields["badgeValue"] != nil { tab.hasBadge = true }
    let provider = object.fields["provider"] ?? object.fields["viewControllerProvider"]
    if let content = provider.map({ apply($0, [.unknown]) })?.object {
      content.isUsed = true
      tab.content = target(content)
      for object in controllers(content) { complete(&tab, with: object) }
    }
  }

  /// How many groups of tabs may stand inside each other.
  private static let deepestGroup = 4

  /// All tabs of a list: the tabs of a group stand for the group.
  func tabs(_ list: ListValue, of container: CodeObject, depth: Int = 0) -> [CodeTab] {
    list.elements.flatMap { value -> [CodeTab] in
      let children = value.object?.fields["children"]?.list
      // A group may hold itself.
      guard value.object?.className == "UITabGroup", let children, !children.elements.isEmpty,
        depth < Self.deepestGroup
      else {
        return [tab(value, of: container)]
      }
      let group = tab(value, of: container).title
      return tabs(children, of: container, depth: depth + 1).map {
        var tab = $0
        tab.group = tab.group ?? group
        return tab
      }
    }
  }
}
