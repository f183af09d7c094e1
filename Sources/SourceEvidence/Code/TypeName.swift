/// The name of a type as it is looked up: without optionality, generics and outer types.
enum TypeName {
  static func simple(_ text: some StringProtocol) -> String {
    var text = String(text)[...].trimmed
    for word in ["any ", "some ", "inout ", "weak ", "unowned ", "@escaping "]
    where text.hasPrefix(word) {
      text = text.dropFirst(word.count).trimmed
    }
    while let last = text.last, "?!*".contains(last) || last == " " { text = text.dropLast() }
    if text.hasPrefix("["), text.hasSuffix("]") { return String(text) }
    if let generic = text.firstIndex(of: "<") { text = text[..<generic] }
    return text.split(separator: ".").last.map { String($0.trimmed) } ?? String(text)
  }

  /// The type of an array's elements.
  static func element(_ name: String) -> String? {
    guard name.hasPrefix("["), name.hasSuffix("]"), !name.contains(":") else { return nil }
    return simple(name.dropFirst().dropLast())
  }
}

extension Substring {
  /// Without spaces at its ends.
  var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text = text.dropFirst() }
    while text.last?.isWhitespace == true { text = text.dropLast() }
    return text
  }
}
