/// A format with placeholders such as `%d` and `%1$@`.
package struct TextFormat {
  private let text: String

  /// Creates a format.
  package init(_ text: String) { self.text = text }

  /// Whether the format has a placeholder.
  package var hasPlaceholder: Bool {
    isFormat && text.matches(of: Self.specifier).contains { $0.output.3 != "%" }
  }

  private var isFormat: Bool { text.utf8.contains(UInt8(ascii: "%")) }

  /// Returns the text with arguments, or `nil` if one of them is unknown.
  package func filled(with arguments: [String?]) -> String? {
    guard isFormat else { return text }
    let specifier = Self.specifier
    var (filled, next, rest) = ("", 0, Substring(text))
    while let match = rest.firstMatch(of: specifier) {
      filled += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      guard match.output.3 != "%" else {
        filled += "%"
        continue
      }
      let position = match.output.1.flatMap { Int($0) }.map { $0 - 1 } ?? next
      next += 1
      guard match.output.2.isEmpty, arguments.indices.contains(position),
        let argument = arguments[position]
      else { return nil }
      filled += argument
    }
    return filled + rest
  }

  /// Matches a specifier: the position, the flags and the width, and the conversion. A space is not
  /// accepted as a flag, because `50% of` is text.
  ///
  /// It is created once and shared by all threads, because creating it is slow. Matching does not
  /// change it.
  private nonisolated(unsafe) static let specifier =
    /%(?:(\d+)\$)?([-+0#\']*\d*(?:\.\d+)?)(?:hh|h|ll|l|q|z|t|j|L)?([@diuxXfFeEgGcCsS%])/
}

extension CodeText {
  /// Returns a format with the arguments of this text.
  package func filled(_ format: String) -> String? {
    arguments.isEmpty ? format : TextFormat(format).filled(with: arguments)
  }
}
