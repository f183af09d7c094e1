/// The menus and commands that code adds to the menu bar, and their places. Menus are distinguished
/// by their identifiers, because one function may add to a menu that another one inserts.
final class MenuBarLayout {
  /// The identifier of a menu.
  enum Identifier: Hashable {
    /// A menu of the system, such as `view`.
    case system(String)
    /// A menu of the app.
    case own(String)
  }

  /// A place in the menu bar.
  enum Spot {
    /// In the menu with an identifier.
    case inside(Identifier)
    /// Before or after the menu with an identifier.
    case beside(Identifier)
    /// In a menu that code creates.
    case menu(CodeObject)
    /// At an unknown place in the menu bar.
    case unknown
  }

  /// The menu that holds a command.
  struct Menu {
    /// The identifier of a menu of the system.
    var name: String?
    /// The title of a menu of the app.
    var title: CodeText?
  }

  private var menus: [Identifier: CodeObject] = [:]
  /// The objects with a place. Storing them keeps them alive, so that their `ObjectIdentifier` is
  /// not reused.
  private var spots: [ObjectIdentifier: (object: CodeObject, spot: Spot)] = [:]

  /// The maximum nesting depth of menus.
  private static let deepest = 8

  /// The menus at the top of the menu bar.
  private static let top: Set = [
    "root", "application", "file", "edit", "format", "view", "window", "help",
  ]

  /// Adds the menus and commands in a value at a place.
  func put(_ value: Value, _ spot: Spot, depth: Int = 0) {
    guard depth < Self.deepest else { return }
    for object in value.objects {
      if !contains(object) { spots[ObjectIdentifier(object)] = (object, spot) }
      guard object.className == "UIMenu" else { continue }
      register(object, at: spot)
      object.fields["children"].map { put($0, .menu(object), depth: depth + 1) }
    }
  }

  /// Registers the identifier of a menu, unless the menu is inserted into the menu with that
  /// identifier.
  private func register(_ menu: CodeObject, at spot: Spot) {
    guard let identifier = menu.fields["identifier"].flatMap(Self.identifier) else { return }
    if case .inside(identifier) = spot { return }
    menus[identifier] = menus[identifier] ?? menu
  }

  /// Whether an object was added to the menu bar.
  func contains(_ object: CodeObject) -> Bool { spots[ObjectIdentifier(object)] != nil }

  /// Returns the menu that contains an object, or `nil` if it is unknown.
  func menu(of object: CodeObject) -> Menu? {
    switch holder(of: object, depth: 0) {
    case .menu(let menu): menu
    case .bar, .unknown: nil
    }
  }

  /// The container of a menu or a command.
  private enum Holder {
    case menu(Menu)
    case bar
    case unknown
  }

  private func holder(of object: CodeObject, depth: Int) -> Holder {
    guard depth < Self.deepest, let spot = spots[ObjectIdentifier(object)]?.spot else {
      return .unknown
    }
    switch spot {
    case .inside(let identifier): return holder(inside: identifier, depth)
    case .beside(let identifier): return holder(beside: identifier, depth)
    case .menu(let menu): return holder(inside: menu, depth)
    case .unknown: return .unknown
    }
  }

  private func holder(inside identifier: Identifier, _ depth: Int) -> Holder {
    if let menu = menus[identifier] { return holder(inside: menu, depth) }
    guard case .system(let name) = identifier else { return .unknown }
    return name == "root" ? .bar : .menu(Menu(name: name))
  }

  private func holder(beside identifier: Identifier, _ depth: Int) -> Holder {
    if let menu = menus[identifier] { return holder(of: menu, depth: depth + 1) }
    guard case .system(let name) = identifier else { return .unknown }
    return Self.top.contains(name) ? .bar : .menu(Menu(name: name))
  }

  private func holder(inside menu: CodeObject, _ depth: Int) -> Holder {
    let around = holder(of: menu, depth: depth + 1)
    guard case .bar = around else { return around }
    if case .system(let name)? = menu.fields["identifier"].flatMap(Self.identifier) {
      return .menu(Menu(name: name))
    }
    return menu.fields["title"]?.text.map { .menu(Menu(title: $0)) } ?? .unknown
  }

  /// Returns the menu identifier that a value represents, or `nil` if it represents none.
  static func identifier(_ value: Value) -> Identifier? {
    switch value {
    case .enumeration(_, let name, _): return .system(name)
    case .text(let text): return text.literal.map { .own($0) }
    case .type(let name) where name.hasPrefix("UIMenu") && name.count > 6:
      let rest = name.dropFirst(6)
      return .system(rest.prefix(1).lowercased() + rest.dropFirst())
    case .object(let object) where object.className == "UIMenu":
      return object.fields["identifier"].flatMap(identifier)
    default: return nil
    }
  }
}
