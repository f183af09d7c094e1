/// A text as it stands in an attribute of XML, whatever it holds.
func xml(_ text: String) -> String {
  escaped(text) { scalar in
    references[scalar]
      ?? (isAllowedInXML(scalar) ? nil : "\\u{\(String(scalar.value, radix: 16))}")
  }
}

/// What is markup, and the white space that a reader would turn into spaces.
private let references: [Unicode.Scalar: String] = [
  "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;",
  "\t": "&#9;", "\n": "&#10;", "\r": "&#13;",
]

/// Whether XML 1.0 has the character at all: not even a reference can stand for another.
private func isAllowedInXML(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x1_0000...0x10_FFFF: true
  default: false
  }
}
