/// Reads bar items from the objects that code creates for them.
struct BarItemReader {
  private let runner: CodeRunner

  init(_ runner: CodeRunner) { self.runner = runner }

  /// Returns an item, or `nil` for a space and for an object that is no item.
  func item(
    _ object: CodeObject, _ side: CodeBarItem.Place, isPossible: Bool, at origin: Position
  ) -> CodeBarItem? {
    guard let type = object.className, isKind(type, of: "UIBarButtonItem") else { return nil }
    var item = CodeBarItem(side, at: runner.program.place(origin))
    item.isPossible = isPossible
    item.systemItem =
      ["barButtonSystemItem", "systemItem"].lazy
      .compactMap { object.fields[$0]?.caseName }.first
    guard item.systemItem.map(Self.spaces.contains) != true else { return nil }
    item.isProminent = object.fields["style"]?.caseName.map(Self.prominent.contains) ?? false
    fill(&item, from: object)
    for inner in ["primaryAction", "customView"].compactMap({ object.fields[$0]?.object }) {
      fill(&item, from: inner)
    }
    if let view = object.fields["customView"] { item.content = content(of: view) }
    return item
  }

  /// Adds the title, the image, and the action of an item, its action, or its button.
  private func fill(_ item: inout CodeBarItem, from object: CodeObject) {
    item.title = item.title ?? object.fields["title"]?.text
    item.image = item.image ?? object.fields["image"]?.image
    item.label = item.label ?? object.fields["accessibilityLabel"]?.text
    let action = object.fields["action"]
    item.selector = item.selector ?? action.flatMap { $0.text?.literal ?? $0.caseName }
    item.menu += object.fields["menu"]?.object.map { titles(in: $0, depth: 0) } ?? []
  }

  /// Returns the titles of the commands in a menu, also in its submenus.
  private func titles(in menu: CodeObject, depth: Int) -> [CodeText] {
    guard depth < Self.deepest, let children = menu.fields["children"] else { return [] }
    return children.objects.flatMap { child -> [CodeText] in
      if child.className == "UIMenu" { return titles(in: child, depth: depth + 1) }
      return child.fields["title"]?.text.map { [$0] } ?? []
    }
  }

  private static let deepest = 4

  /// Returns what a view in a bar is.
  func content(of view: Value) -> CodeBarItem.Content {
    guard let type = view.object?.className else { return .other }
    if isKind(type, of: "UIButton") || isKind(type, of: "UIControl") { return .button }
    return Self.contents.first { isKind(type, of: $0.key) }?.value ?? .other
  }

  private static let contents: [String: CodeBarItem.Content] = [
    "UISegmentedControl": .segments, "UISearchBar": .searchField, "UITextField": .searchField,
    "UISlider": .slider, "UISwitch": .toggle, "UILabel": .decoration,
    "UIImageView": .decoration, "UIActivityIndicatorView": .decoration,
    "UIProgressView": .decoration,
  ]

  private func isKind(_ type: String, of other: String) -> Bool {
    type == other
      || runner.symbols.hierarchy.isKind(runner.symbols.hierarchy.name(of: type), of: other)
  }

  private static let prominent: Set = ["done", "prominent"]
  private static let spaces: Set = ["flexibleSpace", "fixedSpace"]
}
