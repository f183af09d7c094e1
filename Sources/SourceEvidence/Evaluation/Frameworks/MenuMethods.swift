/// Methods with which code adds menus and commands to the menu bar.
struct MenuMethods {
  let heap: Heap
  let recorder: EffectRecorder

  /// Whether a method adds a menu.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set = [
    "insertChild", "insertSibling", "insertElements", "replace", "replaceChildren",
  ]

  /// Returns a menu that a builder looks up, or a copy of a menu with other children, or `nil` for
  /// other calls.
  func menu(_ name: String, of base: Value, _ site: CallSite) -> CodeObject? {
    switch (name, site.labels) {
    case ("menu", ["for"]):
      let menu = heap.make("UIMenu", at: site.origin)
      menu.fields["identifier"] = Self.identifier(site.arguments[0].value, site)
      return menu
    case ("replacingChildren", [""]):
      let menu = heap.make("UIMenu", at: site.origin)
      for field in ["identifier", "title"] { menu.fields[field] = base.object?.fields[field] }
      menu.fields["children"] = site.first
      return menu
    default: return nil
    }
  }

  /// The type of menu identifiers.
  static let identifier = "UIMenu.Identifier"

  /// Models `builder.insertChild(menu, atStartOfMenu: .view)` and similar methods.
  func call(_ name: String, _ site: CallSite) {
    var (spot, values): (MenuBarLayout.Spot?, [Value]) = (nil, [])
    for argument in site.arguments {
      if let found = self.spot(argument, name, site) {
        spot = spot ?? found
        continue
      }
      let value = site.value(argument.value)
      if case .closure = value {
        values.append(site.evaluator.apply(value, [.list(ListValue(elements: []))]))
      } else {
        values.append(value)
      }
    }
    // Types other than menu builders have methods with these names.
    guard let spot else { return }
    for value in values { recorder.put(value, spot) }
  }

  /// Returns the place that an argument names, or `nil` if it names none.
  private func spot(
    _ argument: Argument, _ name: String, _ site: CallSite
  ) -> MenuBarLayout.Spot? {
    let label = argument.label.lowercased()
    let isPlace = label.hasSuffix("menu") || name == "replaceChildren" && label.isEmpty
    let isCommand = label.hasSuffix("command") || label.hasSuffix("action")
    guard isPlace || isCommand else { return nil }
    if isCommand { return .unknown }
    guard let menu = MenuBarLayout.identifier(Self.identifier(argument.value, site)) else {
      return .unknown
    }
    return label.hasPrefix("before") || label.hasPrefix("after") ? .beside(menu) : .inside(menu)
  }

  /// Returns the identifier that an expression represents. An unknown value with a name is
  /// identified by its name.
  static func identifier(_ expression: Expression, _ site: CallSite) -> Value {
    let value = site.evaluator.typed(
      site.value(expression, expecting: Self.identifier), Self.identifier, in: nil)
    guard value.isUnknown, let name = expression.lastName else { return value }
    return .text(CodeText(literal: "." + name))
  }
}
