/// A text with placeholders and conditional parts, from which a file is made.
///
/// `{{name}}` stands for a value. A line that holds nothing else stands for all lines of the value, with
/// its own indentation, and disappears if the value is empty. `//% if flag`, `//% if !flag`,
/// `//% else` and `//% end` are lines of their own and choose what they enclose.
struct Template {
  /// The text, with two spaces for each level of indentation.
  let text: String

  /// Returns the text with values.
  ///
  /// - Parameters:
  ///   - values: The values, by name.
  ///   - flags: The flags that hold.
  /// - Returns: The text, in which two empty lines never follow each other, and none is at the start or
  ///   end of a block.
  func filled(_ values: [String: String] = [:], flags: Set<String> = []) -> String {
    var lines: [String] = []
    for line in chosenLines(flags) {
      let filled = Self.fill(line, with: values)
      if Self.closes(filled) { while lines.last?.isEmpty == true { lines.removeLast() } }
      let isNeeded = filled != [""] || lines.last.map(Self.mayPrecedeEmptyLine) ?? false
      if isNeeded { lines += filled }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether lines begin with the end of a declaration or statement.
  private static func closes(_ lines: [String]) -> Bool {
    lines.first?.drop { $0 == " " }.hasPrefix("}") == true
  }

  private static func mayPrecedeEmptyLine(_ line: String) -> Bool {
    !line.isEmpty && !line.hasSuffix("{")
  }

  /// The lines that the flags choose, without the directives.
  private func chosenLines(_ flags: Set<String>) -> [Substring] {
    var open: [Bool] = []
    return text.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      guard let directive = Directive(line) else { return open.allSatisfy { $0 } }
      switch directive {
      case .if(let flag, let isWanted): open.append(flags.contains(flag) == isWanted)
      case .else: open.indices.last.map { open[$0].toggle() }
      case .end: _ = open.popLast()
      }
      return false
    }
  }

  private static func fill(_ line: Substring, with values: [String: String]) -> [String] {
    let content = line.drop { $0 == " " }
    if content.hasPrefix("{{"), content.hasSuffix("}}"), content.count(where: { $0 == "{" }) == 2 {
      guard let value = values[String(content.dropFirst(2).dropLast(2))] else { return [] }
      let indentation = line.prefix { $0 == " " }
      return value.split(separator: "\n", omittingEmptySubsequences: value.isEmpty)
        .map { $0.isEmpty ? "" : "\(indentation)\($0)" }
    }
    return [
      values.reduce(String(line)) { $0.replacing("{{\($1.key)}}", with: $1.value) }
    ]
  }

  /// A line that chooses lines.
  private enum Directive {
    case `if`(flag: String, isWanted: Bool)
    case `else`
    case end

    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      guard words.first == "//%", let verb = words.dropFirst().first else { return nil }
      switch verb {
      case "if":
        let flag = words.last ?? ""
        self = .if(
          flag: String(flag.drop(while: { $0 == "!" })), isWanted: !flag.hasPrefix("!"))
      case "else": self = .else
      default: self = .end
      }
    }
  }
}
