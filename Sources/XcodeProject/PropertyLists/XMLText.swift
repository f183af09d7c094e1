/// The text of an XML element that holds references, comments or CDATA.
enum XMLText {
  static func decode(_ bytes: ArraySlice<UInt8>) -> String {
    var rest = Substring(decoding: bytes, as: UTF8.self)
    var text = ""
    while let mark = rest.firstIndex(where: { $0 == "&" || $0 == "<" }) {
      text += rest[..<mark]
      rest = rest[mark...]
      text += rest.first == "&" ? reference(&rest) : section(&rest)
    }
    return text + rest
  }

  private static func reference(_ rest: inout Substring) -> String {
    guard let end = rest.prefix(12).firstIndex(of: ";") else { return String(rest.removeFirst()) }
    let name = rest[rest.index(after: rest.startIndex)..<end]
    let whole = rest[...end]
    rest = rest[rest.index(after: end)...]
    return named[name] ?? numbered(name) ?? String(whole)
  }

  private static func numbered(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let isHex = digits.first == "x"
    let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private static func section(_ rest: inout Substring) -> String {
    let (begin, end) = rest.hasPrefix("<![CDATA[") ? ("<![CDATA[", "]]>") : ("<!--", "-->")
    rest = rest.dropFirst(begin.count)
    var inner = ""
    while let next = rest.popFirst() {
      inner.append(next)
      guard next == ">", inner.hasSuffix(end) else { continue }
      break
    }
    return begin == "<!--" ? "" : String(inner.dropLast(end.count))
  }

  private static let named: [Substring: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
}
