import Foundation
import Markup

/// A text from a project as Markdown shows it: as text, whatever it holds.
func markdown(_ text: String) -> String {
  let text = unlisted(harmless(text))
  guard text.utf8.contains(where: special.contains) else { return text }
  return escaped(text) { scalar in
    switch scalar {
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    case listMark: "\\"
    default: markup.contains(scalar) ? "\\\(scalar)" : nil
    }
  }
}

/// A text whose words begin no list where a line happens to begin with them: `-`, `+`, `1.`, `1)`.
/// Lists that begin with another number do not interrupt a paragraph.
private func unlisted(_ text: String) -> String {
  let words = text.split(separator: " ", omittingEmptySubsequences: false)
  guard words.contains(where: listMarkers.contains) else { return text }
  return words.map { word in
    listMarkers.contains(word) ? "\(word.dropLast())\(listMark)\(word.suffix(1))" : String(word)
  }.joined(separator: " ")
}

private let listMarkers: Set<Substring> = ["-", "+", "1.", "1)"]

/// A placeholder for a backslash until everything else is escaped. Harmless text does not contain
/// it.
private let listMark: Unicode.Scalar = "\u{1}"

/// The characters that could begin markup or end a table cell.
private let markup: Set<Unicode.Scalar> = ["\\", "`", "*", "_", "[", "]", "|", "~", "#", "$"]

/// The bytes that no text without markup holds.
private let special = Set("\\`*_[]|~#$<>&\u{1}".utf8)

/// A text as code.
func code(_ text: String) -> String {
  let text = harmless(text)
  // Code with backquotes is fenced with one more of them.
  var longest = 0
  var run = 0
  for character in text {
    run = character == "`" ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  return longest == 0 ? fence + text + fence : "\(fence) \(text) \(fence)"
}

/// A text that leads to a file, or to a heading.
func link(_ text: String, to target: String) -> String {
  let target = target.addingPercentEncoding(withAllowedCharacters: linkable) ?? ""
  return "[\(markdown(text))](\(target))"
}

/// The characters of a link's target that need no encoding.
private let linkable = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "#/-._~"))
