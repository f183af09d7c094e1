import Markup

/// A text of a project between the quotation marks of a Mermaid label: as text, whatever it holds.
///
/// Mermaid reads entities before anything else, and a label as Markdown, as HTML and as names of
/// icons; lists, headings and mathematics in it are markup too. So of ASCII only letters, digits,
/// spaces, commas and parentheses stand for themselves, and what joins words between letters.
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

/// Whether a character means nothing to Mermaid, wherever it stands.
private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar {
  case "a"..."z", "A"..."Z", "0"..."9", " ", ",", "(", ")": true
  default: !scalar.isASCII && !keepers.contains(scalar)
  }
}

/// What begins with these stands for an entity while Mermaid reads a drawing, and even an entity of
/// theirs is read twice: only a space that is not seen parts them from what follows.
private let keepers: Set<Unicode.Scalar> = ["\u{FB02}", "\u{B6}"]
private let zeroWidthSpace: Unicode.Scalar = "\u{200B}"

/// What stands for itself between two letters: a file's name reads as one in the source, too.
private let joins: Set<Unicode.Scalar> = [".", "-", "/", "'"]

private func isJoining(_ index: Int, in scalars: [Unicode.Scalar]) -> Bool {
  index > 0 && index + 1 < scalars.count
    && scalars[index - 1].properties.isAlphabetic && scalars[index + 1].properties.isAlphabetic
}

private let names: [Unicode.Scalar: String] = [
  "\"": "#quot;", "&": "#amp;", "<": "#lt;", ">": "#gt;",
]
