import FileReading

/// Reads the controls of a SwiftUI view that are bound to its properties with `@AppStorage`.
struct SettingControl {
  private let keys: StoredKeys
  /// The properties with a key, by name.
  private let properties: [String: Variable]

  /// Reads the properties of a type: those in its declaration and its extensions.
  init(_ files: SettingsFiles, _ declarations: [TypeDeclaration]) {
    keys = StoredKeys(files, in: declarations.first?.qualifiedName ?? "")
    let stored = declarations.flatMap(\.variables).filter { $0.storageKey != nil }
    properties = Dictionary(stored.map { ($0.name, $0) }) { first, _ in first }
  }

  /// Returns the setting of a row, or `nil` if its title, its key or its values are not known.
  func setting(_ row: SettingRow, at place: SourceLocation) -> StoredSetting? {
    guard let view = row.view.made, let role = ViewTable.swiftUI.view(row.name)?.role,
      let property = Self.binding(of: view).flatMap({ properties[$0] }),
      let key = property.storageKey.flatMap(key), let title = Self.title(of: view, role),
      let control = Self.control(view, role, property.value)
    else { return nil }
    return StoredSetting(title: title, key: key, control: control, place: place)
  }

  /// Returns the key that the argument of `@AppStorage` stands for. Another store than the standard
  /// one is not that of the system's Settings window.
  private func key(_ argument: String) -> String? {
    guard argument.hasPrefix("\"") else {
      return keys.key(argument.split(separator: ".").map(String.init))
    }
    let text = argument.dropFirst().dropLast()
    return argument.hasSuffix("\"") && !text.contains { "\"\\".contains($0) } ? String(text) : nil
  }

  /// Returns the name of the property to which a control is bound.
  private static func binding(of view: ViewCall) -> String? {
    let labels = ["isOn", "selection", "text", "value"]
    let names = labels.lazy.compactMap { view[$0]?.value }.first?.names ?? []
    guard let name = names.last, name.hasPrefix("$"), names.dropLast().allSatisfy({ $0 == "self" })
    else { return nil }
    return String(name.dropFirst())
  }

  /// Returns the title of a control: its first argument, or the text of its label.
  private static func title(of view: ViewCall, _ role: ViewRow.Role) -> String? {
    let written = view.leading ?? label(of: view, role)?.firstText
    guard case .string(let title) = written?.kind else { return nil }
    return CodeText(literal: title, key: title).readable
  }

  /// The view that a control has as its label: in a closure of its own, or the only closure of a
  /// switch or a slider.
  private static func label(of view: ViewCall, _ role: ViewRow.Role) -> ViewBody? {
    view.closure(of: role == .toggle || role == .slider ? ["label", ""] : ["label"])
  }

  private static func control(
    _ view: ViewCall, _ role: ViewRow.Role, _ value: Expression?
  ) -> StoredSetting.Control? {
    switch (role, value?.storedValue) {
    case (.toggle, .flag(let isOn)?): .toggle(isOn)
    case (.field, .text(let text)?): .text(text)
    case (.picker, let initial?): choice(view, initial)
    case (.slider, let initial?): slider(view, initial)
    default: nil
    }
  }

  private static func choice(_ view: ViewCall, _ initial: StoredValue) -> StoredSetting.Control? {
    guard let content = view.closure(of: ["", "content"]) else { return nil }
    let choices = content.nodes.map(SettingChoice.init)
    let known = choices.compactMap(\.choice)
    guard known.count == choices.count, known.contains(where: { $0.value == initial }) else {
      return nil
    }
    return .choice(initial, known)
  }

  private static func slider(_ view: ViewCall, _ initial: StoredValue) -> StoredSetting.Control? {
    guard case .number(let initial) = initial, view["step"] == nil,
      case .operation(let ends, ["..."]) = view["in"]?.value.kind, ends.count == 2,
      let low = ends[0].number, let high = ends[1].number, low < high
    else { return nil }
    return .slider(initial, low...high)
  }
}

/// One value of a picker: `Text("Weekly").tag(7)`.
struct SettingChoice {
  /// The title and the value, or `nil` if one of them is not known.
  let choice: StoredSetting.Choice?

  init(_ node: ViewNode) {
    guard let text = node.made, node.role == .text, text.arguments.count == 1,
      case .string(let title) = text.leading?.kind,
      let readable = CodeText(literal: title, key: title).readable,
      let value = node.tagModifier?.leading?.storedValue
    else {
      choice = nil
      return
    }
    choice = StoredSetting.Choice(title: readable, value: value)
  }
}

extension Expression {
  /// The value of a literal that the user defaults can store.
  fileprivate var storedValue: StoredValue? {
    switch kind {
    case .string(let text): return .text(text)
    case .literal("true"): return .flag(true)
    case .literal("false"): return .flag(false)
    case .literal(let written):
      if let integer = Int(written) { return .integer(integer) }
      return Double(written).map { .number($0) }
    default: return nil
    }
  }

  /// The number of a literal.
  fileprivate var number: Double? {
    if case .literal(let written) = kind { Double(written) } else { nil }
  }
}

extension ViewBody {
  /// The text of the only `Text` or `Label` in a view builder.
  fileprivate var firstText: Expression? {
    guard nodes.count == 1, [.text, .label].contains(nodes[0].role) else { return nil }
    return nodes[0].made?.leading
  }
}

extension ViewNode {
  /// What the view of SwiftUI is.
  fileprivate var role: ViewRow.Role? {
    made?.name.flatMap { ViewTable.swiftUI.view($0)?.role }
  }

  /// The modifier with the value that the view stands for in a picker.
  fileprivate var tagModifier: ViewCall? {
    modifiers.first { $0.name.flatMap(ViewTable.swiftUI.modifier)?.role == .tag }
  }
}
