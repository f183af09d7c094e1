/// The methods by which code puts menus and commands into the menu bar.
struct MenuMethods {
  let heap: Heap
  let recorder: EffectRecorder

  /// Whether a method puts a menu somewhere.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set = [
    "insertChild", "insertSibling", "insertElements", "replace", "replaceChildren",
  ]

  /// A menu of the menu bar that a builder gives, or one that code makes of another one; nil if a call
  /// is something else.
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

  /// The type of the identifiers of menus.
  static let identifier = "UIMenu.Identifier"

  /// `builder.insertChild(menu, atStartOfMenu: .view)`: its commands stand in that menu.
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
    // Other things than builders have methods of these names.
    guard let spot else { return }
    for value in values { recorder.menuBar.put(value, spot) }
  }

  /// The place that an argument names; nil if it names none.
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

  /// The identifier that an expression stands for. What is not known but has a name is called by it.
  static func identifier(_ expression: Expression, _ site: CallSite) -> Value {
    let value = site.evaluator.typed(
      site.value(expression, expecting: Self.identifier), Self.identifier, in: nil)
    guard value.isUnknown, let name = expression.lastName else { return value }
    return .text(CodeText(literal: "." + name))
  }
}
