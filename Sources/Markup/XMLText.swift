/// The places in XML where text is used.
package enum XMLPlace {
  /// An attribute value, between quotation marks.
  case attribute
  /// The content of an element, where quotation marks and line breaks have no special meaning.
  case content
}

/// Returns a text escaped for XML. Characters that XML cannot represent become `\u{…}`.
package func xml(_ text: String, in place: XMLPlace = .attribute) -> String {
  // A fast path: most texts need no escape.
  guard !text.utf8.allSatisfy(isPlain) else { return text }
  return escaped(text) { scalar in
    if place == .content, harmlessInContent.contains(scalar) { return nil }
    return references[scalar]
      ?? (isAllowedInXML(scalar) ? nil : "\\u{\(String(scalar.value, radix: 16))}")
  }
}

/// Whether a byte needs no escape anywhere in XML.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""),
    UInt8(ascii: "'"):
    false
  default: (0x20..<0x7F).contains(byte)
  }
}

private let harmlessInContent: Set<Unicode.Scalar> = ["\"", "'", "\t", "\n"]

/// The escapes of markup characters, and of white space that a parser would normalize to spaces.
private let references: [Unicode.Scalar: String] = [
  "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&apos;",
  "\t": "&#9;", "\n": "&#10;", "\r": "&#13;",
]

/// Whether XML 1.0 allows a character. Other characters cannot even be written as character
/// references.
private func isAllowedInXML(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x1_0000...0x10_FFFF: true
  default: false
  }
}
