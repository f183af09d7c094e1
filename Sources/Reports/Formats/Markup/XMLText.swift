/// Where a text stands in XML.
enum XMLPlace {
  /// Between quotation marks, in an attribute.
  case attribute
  /// Between the tags of an element, where quotation marks and line breaks mean nothing.
  case content
}

/// A text as it stands in XML, whatever it holds.
func xml(_ text: String, in place: XMLPlace = .attribute) -> String {
  // Most texts hold nothing of the kind.
  guard !text.utf8.allSatisfy(isPlain) else { return text }
  return escaped(text) { scalar in
    if place == .content, harmlessInContent.contains(scalar) { return nil }
    return references[scalar]
      ?? (isAllowedInXML(scalar) ? nil : "\\u{\(String(scalar.value, radix: 16))}")
  }
}

/// Whether a byte stands for itself wherever it is.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
    UInt8(ascii: "'"):
    false
  default: (0x20..<0x7F).contains(byte)
  }
}

private let harmlessInContent: Set<Unicode.Scalar> = ["\"", "'", "\t", "\n"]

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
