/// The escapes of XML: `&amp;`, `&lt;`, `&gt;`, `&quot;`, `&apos;`, and numbers such as `&#10;`.
enum MarkupEscapes {
  /// Escapes a value for quotation marks, as Interface Builder does.
  ///
  /// - Throws: ``EditRefusal/controlCharacter(in:)`` also for line breaks and tabs, which files of
  ///   Interface Builder have in no attribute.
  static func attribute(_ value: String) throws(EditRefusal) -> String {
    guard !value.unicodeScalars.contains(where: isControl) else {
      throw .controlCharacter(in: value)
    }
    return escaped(value, ["&", "<", ">", "\""])
  }

  /// Escapes the text of an element, as property lists do.
  ///
  /// - Throws: ``EditRefusal/controlCharacter(in:)``; line feeds and tabs are no problem.
  static func text(_ text: String) throws(EditRefusal) -> String {
    guard !text.unicodeScalars.contains(where: { isControl($0) && $0 != "\n" && $0 != "\t" }) else {
      throw .controlCharacter(in: text)
    }
    return escaped(text, ["&", "<", ">"])
  }

  /// Replaces escapes with what they stand for, and line endings with line feeds. Unknown escapes
  /// are kept.
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == 13 }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var (text, rest): ([UInt8], ArraySlice<UInt8>) = ([], bytes)
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "&"): text += unescape(&rest)
      case 13 where rest.first == 10: break
      default: text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns what the escape stands for that begins before the bytes, and removes it from them.
  private static func unescape(_ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    let name = rest.prefix { $0 != UInt8(ascii: ";") }
    guard name.count < rest.count, let scalar = scalar(String(decoding: name, as: UTF8.self)) else {
      return [UInt8(ascii: "&")]
    }
    rest = rest.dropFirst(name.count + 1)
    return Array(String(scalar).utf8)
  }

  private static func escaped(_ text: String, _ special: [Unicode.Scalar]) -> String {
    text.unicodeScalars.map { scalar in
      guard special.contains(scalar), let name = names.first(where: { $0.value == scalar })?.key
      else { return String(scalar) }
      return "&\(name);"
    }.joined()
  }

  private static func scalar(_ name: String) -> Unicode.Scalar? {
    if let named = names[name] { return named }
    let isHexadecimal = name.hasPrefix("#x")
    guard name.hasPrefix("#"),
      let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    else { return nil }
    return Unicode.Scalar(number)
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }

  private static let names: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
}
