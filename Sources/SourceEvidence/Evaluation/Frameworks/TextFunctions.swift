/// Functions that look up, format, and join texts.
final class TextFunctions {
  /// A cache: whether the name of a function suggests that it translates.
  private var translators: [String: Bool] = [:]

  /// Returns the text that a function or initializer of the frameworks creates, or `nil` for other
  /// calls.
  func call(_ name: String, _ site: CallSite) -> Value? {
    let arguments = site.arguments
    switch name {
    case "NSLocalizedString", "CFCopyLocalizedString", "LocalizedStringResource",
      "LocalizedStringKey":
      return text(key: arguments.unlabeled ?? arguments["key"], site)
    case "NSLocalizedStringFromTable", "NSLocalizedStringFromTableInBundle":
      return text(key: arguments.unlabeled, relabeled(site, [1: "tableName"]))
    case "NSLocalizedStringWithDefaultValue":
      return text(key: arguments.unlabeled, relabeled(site, [1: "tableName", 3: "value"]))
    case "String", "NSString":
      if let key = arguments["localized"] { return text(key: key, site) }
      if let format = arguments["format"] { return formatted(format, site) }
      if let type = arguments["describing"] ?? arguments["reflecting"] {
        let value = site.value(type)
        return named(value) ?? Self.concatenated([value])
      }
      return arguments.unlabeled.map { Self.concatenated([site.value($0)]) }
    case "NSStringFromClass": return arguments.unlabeled.flatMap { named(site.value($0)) }
    case "Text", "LocalizedText", "AttributedString", "NSAttributedString": return site.first
    default: return nil
    }
  }

  /// Returns a formatted text, which is unknown if an argument is unknown.
  func formatted(_ format: Expression, _ site: CallSite) -> Value {
    guard case .text(let text) = site.value(format) else { return .unknown }
    let given = site.arguments.drop { $0.label != "format" && !$0.label.isEmpty }.dropFirst()
    var values = given.filter { $0.label.isEmpty }.map { site.value($0.value) }
    // A variadic parameter with one value is that value.
    if let more = site.value(of: "arguments"), !more.isUnknown {
      values += more.list?.elements ?? [more]
    }
    return Self.filled(text, values).map { .text($0) } ?? .unknown
  }

  /// Fills in the placeholders of a text. Those of a localized text are filled in after the lookup.
  private static func filled(_ format: CodeText, _ values: [Value]) -> CodeText? {
    var text = format
    text.arguments = values.map { concatenated([$0]).text?.literal }
    let filled = format.readable.map { shown in
      TextFormat(shown).filled(with: text.arguments)
    }
    if let filled { text.literal = filled }
    if text.key == nil || text.isKeyItself {
      guard text.literal != nil else { return nil }
      (text.key, text.arguments) = (nil, [])
    }
    if !values.isEmpty { text.confidence = .likely }
    return text
  }

  /// Returns a call with some of the arguments, selected by position, and with new labels.
  private func relabeled(_ site: CallSite, _ labels: [Int: String]) -> CallSite {
    var site = site
    site.arguments = site.arguments.enumerated().compactMap { index, argument in
      labels[index].map { Argument(label: $0, value: argument.value) }
    }
    return site
  }

  private func named(_ value: Value) -> Value? {
    guard case .type(let name) = value else { return nil }
    return .text(CodeText(literal: name))
  }

  private func text(key: Expression?, _ site: CallSite) -> Value {
    guard let key, case .text(let key) = site.value(key), let name = key.literal ?? key.key
    else { return .unknown }
    var text = CodeText(literal: nil, key: name, confidence: key.confidence)
    for label in ["value", "defaultValue", "fallback"] {
      if case .text(let value)? = site.value(of: label) {
        text.literal = value.literal?.isEmpty == false ? value.literal : text.literal
      }
    }
    for label in ["tableName", "table"] {
      if case .text(let value)? = site.value(of: label) { text.table = value.literal }
    }
    return .text(text)
  }

  /// Returns the text of an undeclared function whose name suggests that it translates, or `nil`
  /// for others.
  func presumed(_ name: String, _ site: CallSite) -> Value? {
    guard translates(name) else { return nil }
    if name == "localizedStringWithFormat", let format = site.arguments.unlabeled {
      return formatted(format, site)
    }
    let texts = site.arguments.compactMap { argument -> CodeText? in
      guard case .text(let text) = site.value(argument.value),
        argument.label != "fallback", argument.label != "comment"
      else { return nil }
      return text
    }
    // SwiftGen passes the table before the key, and the format's arguments after it.
    let hasTable = texts.count > 1 && name.lowercased() == "tr"
    guard let given = hasTable ? texts[1] : texts.first, let key = given.literal else { return nil }
    var text = CodeText(key: key, confidence: given.confidence)
    if hasTable { text.table = texts[0].literal }
    if case .text(let value)? = site.value(of: "fallback") { text.literal = value.literal }
    let values = hasTable ? site.arguments.filter { $0.label.isEmpty }.dropFirst(2) : []
    guard !values.isEmpty else { return .text(text) }
    return Self.filled(text, values.map { site.value($0.value) }).map { .text($0) } ?? .unknown
  }

  /// Whether the name of a function suggests that it translates. Names are cached, because most
  /// calls need this.
  private func translates(_ name: String) -> Bool {
    if let known = translators[name] { return known }
    let lowered = name.lowercased()
    let found =
      ["tr", "t", "loc", "__"].contains(lowered) || Self.translates(lowered)
      || lowered.holds("i18n") || lowered.holds("getstring")
    translators[name] = found
    return found
  }

  private static func translates(_ lowered: String) -> Bool {
    lowered.holds("locali") || lowered.holds("translat")
  }

  /// Returns a member of a text, such as `"key".localized`.
  static func member(_ name: String, of text: CodeText) -> Value {
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
    case _ where translates(name.lowercased()):
      if text.key == nil, let key = text.literal {
        text = CodeText(key: key, confidence: text.confidence)
      }
    default: break
    }
    return .text(text)
  }

  /// Joins texts. The result is unknown if one of them is unknown.
  static func concatenated(_ values: [Value]) -> Value {
    if values.count == 1, case .text = values[0] { return values[0] }
    var literal = ""
    for value in values {
      switch value {
      case .text(let text) where text.literal != nil: literal += text.literal ?? ""
      case .number(let number): literal += String(number)
      case .type(let name): literal += name
      default: return .unknown
      }
      guard literal.utf8.count <= Self.longestText else { return .unknown }
    }
    let confidence: Confidence = values.count > 1 ? .likely : .certain
    return .text(CodeText(literal: literal, confidence: confidence))
  }

  /// The maximum length of a joined text in bytes, which is far above the length of a title.
  private static let longestText = 10_000
}
