import Markup

/// A text fitted into a width: unchanged, broken into lines, or shortened with an ellipsis.
struct FittedText: Sendable, Equatable {
  /// The lines, from the top.
  var lines: [String]
  /// Whether a part of the text is left out.
  var isShortened: Bool

  /// Fits a text into a width, with a maximum number of lines. Widths and sizes are in points.
  init(_ text: String, width: Double, size: Double, isBold: Bool = false, lines: Int = 1) {
    let measure = { TextWidth.width(of: $0, size: size, isBold: isBold) }
    // No more of a title than this is ever visible, and some titles are very long.
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

  /// Returns the text on one line, with control characters made visible.
  private static func onOneLine(_ text: String) -> String {
    harmless(text).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Returns as many whole words as fit, or an empty string if not even the first word fits.
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
