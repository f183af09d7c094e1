/// The indentation of a project's code.
struct Indentation: Sendable, Equatable {
  /// One level.
  var level = "    "

  /// Creates the indentation that Xcode writes.
  init() {}

  /// Creates the indentation of most indented lines of a text.
  init?(of text: String) {
    var counts: [String: Int] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let spaces = line.prefix { $0 == " " }.count
      if line.first == "\t" { counts["\t", default: 0] += 1 }
      // A line one level deep tells how deep a level is.
      if spaces == 2 || spaces == 4 {
        counts[String(repeating: " ", count: spaces), default: 0] += 1
      }
    }
    // Code in two spaces has lines of four as well.
    let two = counts["  "] ?? 0
    let four = counts["    "] ?? 0
    let tabs = counts["\t"] ?? 0
    guard two + four + tabs > 0 else { return nil }
    level = tabs > two + four ? "\t" : two * 4 > four ? "  " : "    "
  }

  /// Returns a text that is indented by two spaces for each level, with this indentation instead.
  func applied(to text: String) -> String {
    guard level != "  " else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map(indented).joined(separator: "\n")
  }

  private func indented(_ line: Substring) -> String {
    let spaces = line.prefix { $0 == " " }.count
    return String(repeating: level, count: spaces / 2)
      + String(repeating: " ", count: spaces % 2) + line.dropFirst(spaces)
  }
}
