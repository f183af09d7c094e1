extension Evaluator {
  /// Functions that make a localized text of a key.
  func localized(_ name: String, _ arguments: [Argument], _ scope: Scope) -> Value? {
    switch name {
    case "NSLocalizedString", "CFCopyLocalizedString", "LocalizedStringResource",
      "LocalizedStringKey":
      return text(key: arguments.unlabeled ?? arguments["key"], arguments, scope)
    case "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle":
      return text(
        key: arguments.unlabeled, [relabeled(arguments, 1, "tableName")].compactMap { $0 }, scope)
    case "NSLocalizedStringWithDefaultValue":
      let more = [relabeled(arguments, 1, "tableName"), relabeled(arguments, 3, "value")]
      return text(key: arguments.unlabeled, more.compactMap { $0 }, scope)
    case "String", "NSString":
      if let key = arguments["localized"] { return text(key: key, arguments, scope) }
      if let type = arguments["describing"] ?? arguments["reflecting"] {
        return named(evaluate(type, scope))
      }
      return arguments.unlabeled.map { joined([evaluate($0, scope)]) }
    case "NSStringFromClass": return arguments.unlabeled.flatMap { named(evaluate($0, scope)) }
    case "Text", "LocalizedText", "AttributedString", "NSAttributedString":
      return arguments.first.map { evaluate($0.value, scope) }
    default: return nil
    }
  }

  private func relabeled(_ arguments: [Argument], _ index: Int, _ label: String) -> Argument? {
    arguments.indices.contains(index) ? Argument(label: label, value: arguments[index].value) : nil
  }

  private func named(_ value: Value) -> Value? {
    guard case .type(let name) = value else { return nil }
    return .text(CodeText(literal: name))
  }

  private func text(key: Expression?, _ arguments: [Argument], _ scope: Scope) -> Value {
    guard let key, case .text(let key) = evaluate(key, scope), let name = key.literal ?? key.key
    else { return .unknown }
    var text = CodeText(literal: nil, key: name, confidence: key.confidence)
    for label in ["value", "defaultValue", "fallback"] {
      if let value = arguments[label], case .text(let value) = evaluate(value, scope) {
        text.literal = value.literal?.isEmpty == false ? value.literal : text.literal
      }
    }
    for label in ["tableName", "table"] {
      if let value = arguments[label], case .text(let value) = evaluate(value, scope) {
        text.table = value.literal
      }
    }
    return .text(text)
  }

  /// A function that nothing declares, but whose name says that it translates.
  func presumedText(_ name: String, _ arguments: [Argument], _ scope: Scope) -> Value? {
    guard translates(name) else { return nil }
    let lowered = name.lowercased()
    // SwiftGen: the table comes before the key.
    let texts = arguments.compactMap { argument -> CodeText? in
      guard case .text(let text) = evaluate(argument.value, scope),
        argument.label != "fallback", argument.label != "comment"
      else { return nil }
      return text
    }
    guard var text = texts.count > 1 && lowered == "tr" ? texts[1] : texts.first,
      let key = text.literal
    else { return nil }
    text = CodeText(key: key, confidence: text.confidence)
    if texts.count > 1, lowered == "tr" { text.table = texts[0].literal }
    if let fallback = arguments["fallback"], case .text(let value) = evaluate(fallback, scope) {
      text.literal = value.literal
    }
    return .text(text)
  }

  /// Whether the name of a function says that it translates. Most calls ask, so each name is looked at
  /// once.
  private func translates(_ name: String) -> Bool {
    if let known = translators[name] { return known }
    let lowered = name.lowercased()
    let found =
      ["tr", "t", "loc", "__"].contains(lowered) || lowered.contains("locali")
      || lowered.contains("translat") || lowered.contains("i18n") || lowered.contains("getstring")
    translators[name] = found
    return found
  }

  /// `"key".localized` and the like.
  func textMember(_ name: String, _ text: CodeText) -> Value {
    var text = text
    switch name {
    case "capitalized", "localizedCapitalized", "localizedCapitalizedString", "capitalizedString":
      text.literal = text.literal.map { word in
        word.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
          .joined(separator: " ")
      }
    case "uppercased", "localizedUppercase", "uppercaseString":
      text.literal = text.literal?.uppercased()
    case "lowercased", "localizedLowercase", "lowercaseString":
      text.literal = text.literal?.lowercased()
    case "capitalizingFirstLetter", "capitalizedFirstLetter", "firstUppercased":
      text.literal = text.literal.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    case _ where name.lowercased().contains("locali") || name.lowercased().contains("translat"):
      if text.key == nil, let key = text.literal {
        text = CodeText(key: key, confidence: text.confidence)
      }
    default: break
    }
    return .text(text)
  }

  /// What tools generate from storyboards, texts and images: `R.string.tabs.home`,
  /// `StoryboardScene.Main.home`, `Asset.Tabs.home`.
  func generated(_ base: Expression, _ name: String) -> Value? {
    guard var names = base.names else { return nil }
    names.append(name)
    guard names.count >= 3, symbols.type(names[0]) == nil else { return nil }
    if names[0] == "R", let last = names.last, names.count >= 3 {
      switch names[1] {
      case "string" where names.count == 4:
        let table = names[2] == "localizable" ? nil : names[2]
        return .text(CodeText(key: last, table: table, confidence: .likely))
      case "image": return .image(.asset(last))
      case "storyboard" where names.count == 4: return scene(names[2], last)
      default: return nil
      }
    }
    if names[0] == "StoryboardScene", names.count == 3 {
      return scene(names[1], names[2] == "initialScene" ? nil : names[2])
    }
    if names[0] == "Asset" || names[0] == "Assets" || names[0] == "Images" {
      return .image(.asset(name == "image" ? names[names.count - 2] : name))
    }
    return nil
  }

  private func scene(_ storyboard: String, _ identifier: String?) -> Value {
    let object = makeObject(nil, at: nil)
    object.storyboard = .named(storyboard)
    object.identifier = identifier
    return .object(object)
  }

  /// The text that a value is.
  func text(_ value: Value) -> CodeText? {
    var value = value
    // A text view of SwiftUI, or a structure around a text; an object may hold itself.
    for _ in 0..<4 {
      guard let inner = value.object?.fields["text"] else { break }
      value = inner
    }
    if case .text(let text) = value { return text }
    return nil
  }

  /// The image that a value is.
  func image(_ value: Value) -> CodeImage? {
    switch value {
    case .image(let image): image
    case .enumeration(_, let name, _): .asset(name)
    default: nil
    }
  }
}
