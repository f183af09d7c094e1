/// The methods by which code puts commands into menus.
struct MenuMethods {
  let recorder: EffectRecorder

  /// Whether a method puts a menu somewhere.
  static func contains(_ name: String) -> Bool { names.contains(name) }

  private static let names: Set = [
    "insertChild", "insertSibling", "insertElements", "replace", "replaceChildren",
  ]

  /// `builder.insertChild(menu, atStartOfMenu: .view)`: its commands stand in that menu.
  func call(_ name: String, _ site: CallSite) {
    var (place, values): (String?, [Value]) = (nil, [])
    for argument in site.arguments {
      let value = site.value(argument.value)
      if argument.label.lowercased().contains("menu")
        || name.hasPrefix("replace") && place == nil && value.caseName != nil
      {
        place = value.caseName ?? place
      } else if case .closure = value {
        values.append(site.evaluator.apply(value, [.unknown]))
      } else {
        values.append(value)
      }
    }
    for value in values {
      if name == "insertSibling" { place = value.object?.fields["title"]?.text?.shown }
      place.map { recorder.put(value, into: $0) }
    }
  }
}
