import FileReading

/// Reads the tabs of a container from the objects in its list.
struct TabReader {
  let runner: CodeRunner

  private var targets: TargetReader { runner.targets }

  /// Returns the tab for an element of the list.
  func tab(_ value: Value, of container: CodeObject) -> CodeTab {
    let object = value.object
    let origin = object?.origin ?? container.assignments.first ?? container.origin
    var tab = CodeTab(
      place: origin.map(runner.program.place) ?? SourceLocation(file: "", line: 1, column: 1))
    guard let object else { return tab }
    if let name = object.className, ["UITab", "UISearchTab", "UITabGroup"].contains(name) {
      fill(&tab, with: object)
      tab.isProminent = isProminent(object, in: container)
      return tab
    }
    let line = targets.controllers(object)
    tab.content = targets.target(object)
    tab.isConditional = object.isConditional
    for object in line { complete(&tab, with: object) }
    for object in line {
      guard let type = object.className, let own = runner.prototype(type), own !== object else {
        continue
      }
      complete(&tab, with: own, derived: true)
    }
    if tab.title == nil, tab.systemItem == nil, !tab.hasUnreadTitle {
      tab.title =
        line.lazy.flatMap { [$0.fields["tabBarItem"]?.object, $0] }.compactMap { $0 }
        .compactMap(Self.spokenTitle).first
    }
    return tab
  }

  /// Whether a tab has the identifier of the container's prominent tab.
  private func isProminent(_ tab: CodeObject, in container: CodeObject) -> Bool {
    let names = [tab.fields["identifier"], container.fields["prominentTabIdentifier"]]
      .map { $0?.text?.literal }
    return names[0] != nil && names[0] == names[1]
  }

  /// Returns the accessibility label of an item or a controller, the title of a tab that has no other.
  static func spokenTitle(of object: CodeObject) -> CodeText? {
    object.fields["accessibilityLabel"]?.text.map(likely)
  }

  /// Fills in missing properties from an object's tab bar item and title.
  private func complete(_ tab: inout CodeTab, with object: CodeObject, derived: Bool = false) {
    var item = object.fields["tabBarItem"]
    if item == nil || item?.object?.fields.isEmpty == true, let type = object.className,
      let found = runner.symbols.variable("tabBarItem", of: type), found.variable.getter != nil
    {
      item = runner.interpreter.property("tabBarItem", of: object, named: type)
    }
    if let item = item?.object { complete(&tab, withItem: item, derived) }
    if tab.title == nil, tab.systemItem == nil, !tab.hasUnreadTitle,
      let title = object.fields["title"]
    {
      tab.title = title.text.map { derived ? Self.likely($0) : $0 }
    }
    if tab.image == nil, let image = object.fields["image"] { tab.image = image.image }
  }

  private static func likely(_ text: CodeText) -> CodeText {
    var text = text
    text.confidence = .likely
    return text
  }

  private func complete(_ tab: inout CodeTab, withItem item: CodeObject, _ derived: Bool) {
    if tab.title == nil, !tab.hasUnreadTitle, let title = item.fields["title"] {
      tab.title = title.text.map { derived ? Self.likely($0) : $0 }
      tab.hasUnreadTitle = tab.title == nil && !item.isPlaceholder
    }
    for field in ["image", "selectedImage"] where tab.image == nil {
      guard let image = item.fields[field] else { continue }
      tab.image = image.image
    }
    if tab.systemItem == nil { tab.systemItem = item.notes.systemItem?.caseName }
    if item.fields["badgeValue"] != nil { tab.hasBadge = true }
    if case .boolean(false)? = item.fields["isEnabled"] ?? item.fields["enabled"] {
      tab.isEnabled = false
    }
  }

  /// Reads a `UITab` or a similar object, which contains all properties.
  private func fill(_ tab: inout CodeTab, with object: CodeObject) {
    tab.title = object.fields["title"].flatMap(\.text)
    tab.image = object.fields["image"].flatMap(\.image)
    tab.isConditional = object.isConditional
    if object.className == "UISearchTab" { tab.systemItem = "search" }
    if object.fields["badgeValue"] != nil { tab.hasBadge = true }
    if let content = screen(of: object) {
      content.isUsed = true
      tab.content = targets.target(object.managingStack ?? content)
      for object in targets.controllers(content) { complete(&tab, with: object) }
    }
  }

  /// Returns the controller that a `UITab` or a similar object provides.
  func screen(of tab: CodeObject) -> CodeObject? {
    let provider = tab.notes.provider ?? tab.fields["viewControllerProvider"]
    return provider.map { runner.interpreter.apply($0, [.unknown]) }?.object
  }

  /// The maximum nesting depth of groups of tabs.
  static let deepestGroup = 4

  /// Returns all tabs of a list. A group without a screen of its own is replaced by its tabs.
  func tabs(_ list: ListValue, of container: CodeObject, depth: Int = 0) -> [CodeTab] {
    list.elements.flatMap { value -> [CodeTab] in
      let children = value.object?.fields["children"]?.list
      // A group may contain itself.
      guard value.object?.className == "UITabGroup", let children, !children.elements.isEmpty,
        depth < Self.deepestGroup
      else {
        return [tab(value, of: container)]
      }
      let own = tab(value, of: container)
      guard own.content == nil else { return [own] }
      let group = own.title
      return tabs(children, of: container, depth: depth + 1).map {
        var tab = $0
        tab.group = tab.group ?? group
        return tab
      }
    }
  }
}
