import Foundation
import Markup

/// Returns a project's text for Markdown, with everything escaped that could be markup.
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

/// Returns a text in which no word can begin a list if it is at the beginning of a line: `-`, `+`,
/// `1.`, `1)`. Lists that begin with another number do not interrupt a paragraph.
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

/// The bytes that do not occur in text without markup.
private let special = Set("\\`*_[]|~#$<>&\u{1}".utf8)

/// Returns a text as code.
func code(_ text: String) -> String {
  let text = harmless(text)
  // The fence around code is one backquote longer than any sequence of backquotes in the code.
  var longest = 0
  var run = 0
  for character in text {
    run = character == "`" ? run + 1 : 0
    longest = max(longest, run)
  }
  let fence = String(repeating: "`", count: longest + 1)
  return longest == 0 ? fence + text + fence : "\(fence) \(text) \(fence)"
}

/// Returns a link to a file or heading.
func link(_ text: String, to target: String) -> String {
  let target = target.addingPercentEncoding(withAllowedCharacters: linkable) ?? ""
  return "[\(markdown(text))](\(target))"
}

/// The characters in the destination of a link that need no encoding.
private let linkable = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "#/-._~"))
