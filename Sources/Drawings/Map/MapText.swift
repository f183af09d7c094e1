/// A text in a map, broken into lines that fit the available width. No text is left out.
struct MapText: Sendable, Equatable {
  /// The lines, from the top.
  var lines: [String]
  /// The maximum width of the lines, in points.
  var width: Double
  /// The font size, in points.
  var size: Double
  /// Whether it is semibold.
  var isBold: Bool

  /// Breaks a text into lines: between words, before a capital letter within names such as
  /// `ListViewController`, and anywhere within parts that are still too long.
  init(_ text: String, size: Double, isBold: Bool = false, room: Double = 190) {
    let measure = { TextWidth.width(of: $0, size: size, isBold: isBold) }
    var broken: [String] = []
    for part in Self.parts(of: text) {
      if let last = broken.last, measure((last + part).trimmingSpaces) <= room {
        broken[broken.count - 1] += part
      } else {
        broken += Self.pieces(of: part, room: room, measure)
      }
    }
    lines = broken.map(\.trimmingSpaces).filter { !$0.isEmpty }
    width = lines.map(measure).max() ?? 0
    (self.size, self.isBold) = (size, isBold)
  }

  /// The line height, in points.
  var leading: Double { (size * 1.3).rounded() }

  /// The height of all lines, in points.
  var height: Double { leading * Double(lines.count) }

  /// Returns the parts of a text between which a line may break.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = []
    var previous: Character = " "
    for character in text {
      let isHump = isLetter(previous, UInt8(ascii: "a")) && isLetter(character, UInt8(ascii: "A"))
      if parts.isEmpty || isHump || breaks.contains(previous) { parts.append("") }
      parts[parts.count - 1].append(character)
      previous = character
    }
    return parts
  }

  /// Whether a character is one of the 26 ASCII letters that begin with the given one.
  private static func isLetter(_ character: Character, _ first: UInt8) -> Bool {
    character.asciiValue.map { (first..<first + 26).contains($0) } ?? false
  }

  private static let breaks: Set<Character> = [" ", "/", ".", "_", "-", ","]

  /// Breaks a part that cannot be split otherwise into pieces that fit.
  private static func pieces(
    of part: String, room: Double, _ measure: (String) -> Double
  ) -> [String] {
    guard measure(part.trimmingSpaces) > room else { return [part] }
    var pieces = [""]
    var width = 0.0
    for character in part {
      let own = measure(String(character))
      if width + own > room, !pieces[pieces.count - 1].isEmpty {
        pieces.append("")
        width = 0
      }
      pieces[pieces.count - 1].append(character)
      width += own
    }
    return pieces
  }
}

extension String {
  /// The text without spaces at both ends.
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
