import Foundation

/// A shell's transcript in a Markdown page: commands behind `$ `, each with what it prints.
struct Transcript {
  /// A command, and the lines below it.
  struct Step {
    var command: String
    var lines: [String]
  }

  /// A block of code that means something to the tests, in the order of the page.
  enum Block {
    /// Commands to run.
    case steps([Step])
    /// A file whose name stands in its first line, behind `# `.
    case file(name: String, text: String)
  }

  /// What stands for lines that are left out.
  static let ellipsis = "…"

  /// The blocks of a page. A block of code is fenced, or indented by four spaces.
  static func blocks(in page: String) -> [Block] { codeBlocks(in: page).compactMap(block) }

  private static func block(_ lines: [String]) -> Block? {
    guard let first = lines.first else { return nil }
    if first.hasPrefix("$ ") { return .steps(steps(lines)) }
    guard let file = first.wholeMatch(of: /# (\S+\.yml)/) else { return nil }
    return .file(name: String(file.1), text: lines.joined(separator: "\n") + "\n")
  }

  private static func steps(_ lines: [String]) -> [Step] {
    lines.reduce(into: []) { steps, line in
      if line.hasPrefix("$ ") {
        steps.append(Step(command: String(line.dropFirst(2)), lines: []))
      } else {
        steps[steps.count - 1].lines.append(line)
      }
    }
  }

  private static func codeBlocks(in page: String) -> [[String]] {
    var blocks: [[String]] = []
    var current: [String] = []
    var isFenced = false
    for line in page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isFenced.toggle()
      } else if isFenced {
        current.append(line)
        continue
      } else if line.hasPrefix("    ") {
        current.append(String(line.dropFirst(4)))
        continue
      } else if line.isEmpty, !current.isEmpty {
        // An empty line may stand inside an indented block.
        current.append("")
        continue
      }
      blocks.append(current)
      current = []
    }
    return (blocks + [current]).map(trimmed).filter { !$0.isEmpty }
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    Array(lines.reversed().drop(while: \.isEmpty).reversed())
  }

  /// Whether what a command printed is what the page shows.
  static func matches(_ shown: [String], _ printed: String) -> Bool {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return matches(shown[...], trimmed(lines)[...])
  }

  private static func matches(_ shown: ArraySlice<String>, _ printed: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return printed.isEmpty }
    let rest = shown.dropFirst()
    if first.trimmingCharacters(in: .whitespaces) == ellipsis {
      return (printed.startIndex...printed.endIndex).contains { matches(rest, printed[$0...]) }
    }
    return printed.first == first && matches(rest, printed.dropFirst())
  }
}
