/// Returns a text from a project in a form that is safe to print on a terminal.
///
/// Line breaks and tabs become spaces. Other control characters, which could move the cursor or
/// change colors, and marks that change the direction of text are written as `\u{…}`.
package func harmless(_ text: String) -> String {
  guard !text.isPrintableASCII, text.unicodeScalars.contains(where: isDangerous) else {
    return text
  }
  return escaped(text) { scalar in
    guard isDangerous(scalar) else { return nil }
    return scalar == "\n" || scalar == "\t" ? " " : "\\u{\(String(scalar.value, radix: 16))}"
  }
}

extension StringProtocol {
  /// Whether the text consists of printable ASCII alone. Most texts do, and need no further checks.
  package var isPrintableASCII: Bool { utf8.allSatisfy { (0x20..<0x7F).contains($0) } }
}

private func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control: true
  // Marks that change the direction of text can make a line look like a different one.
  case .format: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  case .lineSeparator, .paragraphSeparator: true
  default: false
  }
}
