/// Placeholders of formats: `%@`, `%1$@`, `%d`, `%lu`, and `%%`.
enum Placeholder {
  /// Where the first placeholder of a text is; nil if there is none.
  static func first(in text: Substring) -> Range<Substring.Index>? {
    var rest = text.utf8
    while let start = rest.firstIndex(of: UInt8(ascii: "%")) {
      rest = rest[start...].dropFirst()
      if let end = end(rest) { return start..<end }
    }
    return nil
  }

  /// The end of a placeholder without its percent sign; nil if it is none.
  private static func end(_ text: Substring.UTF8View) -> Substring.Index? {
    let rest = withoutPosition(text)
    if let first = rest.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "%") {
      return rest.index(after: rest.startIndex)
    }
    let number = rest.drop { $0 == UInt8(ascii: "l") }
    guard rest.count - number.count <= 2, let kind = number.first,
      kind == UInt8(ascii: "d") || kind == UInt8(ascii: "u")
    else { return nil }
    return number.index(after: number.startIndex)
  }

  /// What follows `1$`.
  private static func withoutPosition(_ text: Substring.UTF8View) -> Substring.UTF8View {
    let rest = text.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard rest.startIndex > text.startIndex, rest.first == UInt8(ascii: "$") else { return text }
    return rest.dropFirst()
  }
}
