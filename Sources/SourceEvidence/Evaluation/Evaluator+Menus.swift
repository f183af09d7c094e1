extension Evaluator {
  /// Keeps what a command of a menu was made with.
  func noteCommand(_ object: CodeObject, _ origin: Origin) {
    guard commands[origin, default: []].count < 40 else { return }
    object.fields["command"] = .number(commands[origin, default: []].count)
    commands[origin, default: []].append(
      MadeCommand(
        title: object.fields["title"],
        input: object.fields["input"] ?? object.fields["keyEquivalent"]))
  }

  /// Methods that put a menu somewhere.
  static let menus: Set = [
    "insertChild", "insertSibling", "insertElements", "replace", "replaceChildren",
  ]

  /// `builder.insertChild(menu, atStartOfMenu: .view)`: its commands stand in that menu.
  func putIntoMenu(_ name: String, _ arguments: [Argument], _ scope: Scope) -> Value {
    var (place, values): (String?, [Value]) = (nil, [])
    for argument in arguments {
      let value = evaluate(argument.value, scope)
      let label = argument.label.lowercased()
      if label.contains("menu")
        || name.hasPrefix("replace") && place == nil && value.caseName != nil
      {
        place = value.caseName ?? place
      } else if case .closure = value {
        values.append(apply(value, [.unknown]))
      } else {
        values.append(value)
      }
    }
    for value in values {
      if name == "insertSibling" {
        place = value.object?.fields["title"].flatMap { text($0)?.shown }
      }
      put(value, into: place, depth: 0)
    }
    return .unknown
  }

  private func put(_ value: Value, into menu: String?, depth: Int) {
    guard depth < 6, let menu else { return }
    for object in value.objects {
      if case .number(let index)? = object.fields["command"], let origin = object.origin,
        commands[origin]?.indices.contains(index) == true, commands[origin]?[index].menu == nil
      {
        commands[origin]?[index].menu = menu
      }
      object.fields["children"].map { put($0, into: menu, depth: depth + 1) }
    }
  }
}
