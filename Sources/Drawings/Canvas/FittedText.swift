import Markup

/// A text made to fit: as it is, in two lines, or shortened with an ellipsis. It is never squeezed.
struct FittedText: Sendable, Equatable {
  /// The lines, from the top.
  var lines: [String]
  /// Whether something of the text is left out.
  var isShortened: Bool

  /// Fits a text into a width, in so many lines at most. Widths and sizes are in points.
  init(_ text: String, width: Double, size: Double, isBold: Bool = false, lines: Int = 1) {
    let measure = { TextWidth.width(of: $0, size: size, isBold: isBold) }
    // Nobody sees more of a title than this, and some titles are whole books.
    let isLong = text.unicodeScalars.count > Self.longest
    var rest = Self.onOneLine(isLong ? String(text.prefix(Self.longest)) : text)
    var result: [String] = []
    while result.count + 1 < lines, measure(rest) > width {
      let line = Self.firstWords(of: rest, width: width, measure)
      guard !line.isEmpty else { break }
      result.append(line)
      rest = String(rest.dropFirst(line.count + 1))
    }
    let last = Self.shortened(rest, width: width, isCut: isLong, measure)
    self.lines = result + (last.isEmpty && !result.isEmpty ? [] : [last])
    isShortened = isLong || last != rest
  }

  private static let longest = 300

  /// Control characters are shown as what they are, and lines are one.
  private static func onOneLine(_ text: String) -> String {
    harmless(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// As many whole words as fit; none if the first one does not.
  private static func firstWords(
    of text: String, width: Double, _ measure: (String) -> Double
  ) -> String {
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : line + " " + word
      guard measure(longer) <= width else { break }
      line = longer
    }
    return line.count < text.count ? line : ""
  }

  private static func shortened(
    _ text: String, width: Double, isCut: Bool, _ measure: (String) -> Double
  ) -> String {
    if !isCut, measure(text) <= width { return text }
    var kept = text
    while !kept.isEmpty, measure(kept + "…") > width { kept.removeLast() }
    while kept.hasSuffix(" ") { kept.removeLast() }
    return measure("…") <= width ? kept + "…" : ""
  }
}
