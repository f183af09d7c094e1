import Markup

/// Lays out text in the columns of a terminal.
struct TextLayout {
  /// The maximum line width, in columns.
  let width: Int

  /// Wraps a text into lines. The first one begins with `first`, and the others begin with `rest`.
  func wrap(_ text: String, first: String = "", rest: String? = nil) -> String {
    let rest = rest ?? String(repeating: " ", count: displayWidth(first))
    var lines: [String] = []
    var line = first
    var taken = displayWidth(first)
    var isEmpty = true
    for word in words(of: text) {
      let needed = displayWidth(word)
      if !isEmpty, taken + 1 + needed > width {
        lines.append(line)
        (line, taken) = (rest, displayWidth(rest))
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      taken += (isEmpty ? 0 : 1) + needed
      isEmpty = false
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }

  /// Returns a text padded with spaces to a width.
  static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - displayWidth(text)))
  }
}

/// Returns the width of a text in terminal columns. East Asian wide characters and emoji have two.
package func displayWidth(_ text: some StringProtocol) -> Int {
  text.isPrintableASCII ? text.utf8.count : text.reduce(0) { $0 + displayWidth($1) }
}

private func displayWidth(_ character: Character) -> Int {
  guard let scalar = character.unicodeScalars.first else { return 0 }
  switch scalar.value {
  case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
    0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
    return 2
  default:
    // Direction marks in Arabic and Hebrew titles have no width.
    return [.nonspacingMark, .enclosingMark, .format]
      .contains(scalar.properties.generalCategory) ? 0 : 1
  }
}

private func words(of text: String) -> [Substring] {
  text.isPrintableASCII
    ? text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
    : text.split(whereSeparator: \.isWhitespace)
}
