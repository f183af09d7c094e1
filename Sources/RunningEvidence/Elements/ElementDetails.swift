/// What is after the type of an element: texts in quotation marks, numbers, and words such as `Selected`.
struct ElementDetails {
  private var rest: Bytes

  init(_ bytes: Bytes) { rest = bytes }

  /// Puts the details into an element.
  func apply(to element: inout RunningElement) {
    var reader = self
    while let key = reader.next() { reader.read(key, into: &element) }
  }

  /// A key with a colon, or a word without one.
  private mutating func next() -> Bytes? {
    rest = rest.drop { $0 == 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ":") }
    guard let first = rest.first else { return nil }
    if first == UInt8(ascii: "{") { return frame() }
    let key = rest.prefix { $0.isLetter || $0.isDigit }
    rest = rest.dropFirst(max(1, key.count))
    return key
  }

  /// `{{0.0, 0.0}, {1.0, 1.0}}`.
  private mutating func frame() -> Bytes {
    let end = rest.position(of: "}}").map { $0 + 2 } ?? rest.firstIndex(of: UInt8(ascii: "}"))
    rest = rest[(end ?? rest.endIndex)...]
    return rest[rest.startIndex..<rest.startIndex]
  }

  private mutating func read(_ key: Bytes, into element: inout RunningElement) {
    switch key.text {
    case "label": element.label = quoted()
    case "identifier": element.identifier = quoted()
    case "title": element.title = quoted()
    case "value": element.value = value()
    case "placeholderValue": _ = quoted()
    case "traits": element.isSelected = element.isSelected || hasSelectedTrait()
    case "Selected", "selected": element.isSelected = true
    case "Disabled": element.isEnabled = false
    default: break
    }
  }

  /// A text up to a quotation mark that is followed by a comma or the end. A text that was cut goes to
  /// the end of the line.
  private mutating func quoted() -> String? {
    guard rest.begins(with: ": '") else { return nil }
    let start = rest.startIndex + 3
    var end = start
    while let quote = rest[end...].firstIndex(of: UInt8(ascii: "'")) {
      if isEnd(after: quote) { return take(start, quote) }
      end = quote + 1
    }
    return take(start, rest.endIndex)
  }

  private mutating func take(_ start: Int, _ end: Int) -> String {
    let text = rest[start..<end].text
    rest = rest[min(end + 1, rest.endIndex)...]
    return text
  }

  /// Whether a quotation mark closes a text. There may be others in it.
  private func isEnd(after quote: Int) -> Bool {
    let after = rest[(quote + 1)...]
    guard after.begins(with: ", ") else { return after.trimmed.isEmpty }
    let word = after.dropFirst(2).prefix { $0.isLetter || $0 == 0x20 }
    let next = after[word.endIndex...].first
    if next == UInt8(ascii: ":") { return Self.keys.contains(word.text) }
    return Self.words.contains(word.text)
  }

  /// A value has no quotation marks. Texts in it can have commas.
  private mutating func value() -> String? {
    guard rest.begins(with: ": ") else { return nil }
    let text = rest.dropFirst(2)
    let ends = [
      text.position(of: ", placeholderValue: "), text.position(of: ", Selected"),
      text.position(of: ", Disabled"), text.position(of: ", Focused"),
      text.position(of: ", Keyboard Focused"), text.position(of: ", hitPoint: "),
    ]
    let end = ends.compactMap(\.self).min() ?? text.endIndex
    rest = rest[end...]
    return text[..<end].trimmed.text
  }

  /// Selected elements have the fourth bit, in dumps of Xcode 7 to 9.
  private func hasSelectedTrait() -> Bool {
    let digits = rest.drop { !$0.isDigit }.prefix { $0.isDigit }
    return UInt64(digits.text).map { $0 & 8 != 0 } ?? false
  }

  private static let keys: Set<String> = [
    "label", "identifier", "title", "value", "placeholderValue", "hitPoint", "traits",
  ]
  private static let words: Set<String> = [
    "Selected", "Disabled", "Focused", "Keyboard Focused", "Enabled", "Has Keyboard Focus",
  ]
}
