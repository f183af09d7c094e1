/// Decodes the escapes of OpenStep strings: `\n`, `\"`, octal `\351`, and UTF-16 `\U00e9`.
enum EscapedText {
  static func decode(_ text: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var rest = Substring(decoding: text, as: UTF8.self).utf16
    while let unit = rest.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")), let next = rest.first else {
        units.append(unit)
        continue
      }
      units.append(escape(next, &rest))
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func escape(_ first: UInt16, _ rest: inout Substring.UTF16View) -> UInt16 {
    if first == UInt16(UInt8(ascii: "U")) {
      rest.removeFirst()
      return number(&rest, digits: 4, radix: 16)
    }
    if first >= 48, first <= 55 { return number(&rest, digits: 3, radix: 8) }
    rest.removeFirst()
    return controls[first] ?? first
  }

  private static func number(
    _ rest: inout Substring.UTF16View, digits: Int, radix: Int
  ) -> UInt16 {
    var value = 0
    for _ in 0..<digits {
      guard let unit = rest.first, let scalar = Unicode.Scalar(unit),
        let digit = Character(scalar).hexDigitValue, digit < radix
      else { break }
      value = value * radix + digit
      rest.removeFirst()
    }
    return UInt16(truncatingIfNeeded: value)
  }

  private static let controls: [UInt16: UInt16] = [
    97: 7, 98: 8, 102: 12, 110: 10, 114: 13, 116: 9, 118: 11,
  ]
}
