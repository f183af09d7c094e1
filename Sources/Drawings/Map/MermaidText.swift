import Markup

/// Returns a project's text for a quoted Mermaid label, with everything escaped that could be
/// markup.
///
/// Mermaid first replaces entities, and then reads a label as Markdown, as HTML, and as icon names.
/// Lists, headings, and mathematics are markup, too. Of ASCII, only letters, digits, spaces,
/// commas, and parentheses are left unescaped, and certain punctuation between letters.
func mermaid(_ text: String) -> String {
  let scalars = Array(harmless(text).unicodeScalars)
  return scalars.indices.reduce(into: "") { result, index in
    let scalar = scalars[index]
    if isPlain(scalar) || (joins.contains(scalar) && isJoining(index, in: scalars)) {
      result.unicodeScalars.append(scalar)
    } else if keepers.contains(scalar) {
      result.unicodeScalars.append(contentsOf: [scalar, zeroWidthSpace])
    } else {
      result += names[scalar] ?? "#\(scalar.value);"
    }
  }
}

/// Whether a character has no special meaning to Mermaid in any position.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "(", ")": true
  default: !scalar.isASCII && !keepers.contains(scalar)
  }
}

/// The characters with which Mermaid marks entities internally. Even as entities, they are decoded
/// twice, so a zero-width space has to separate them from the following text.
private let keepers: Set<Unicode.Scalar> = ["\u{FB02}", "\u{B6}"]
private let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

/// Punctuation that is left unescaped between two letters, so that file names are readable in the
/// source, too.
private let joins: Set<Unicode.Scalar> = [".", "-", "/", "'"]

private func isJoining(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
  index > 0 && index + 1 < scalars.count
    && scalars[index - 1].properties.isAlphabetic && scalars[index + 1].properties.isAlphabetic
}

private let names: [Unicode.Scalar: String] = [
  "\"": "#quot;", "&": "#amp;", "<": "#lt;", ">": "#gt;",
]
