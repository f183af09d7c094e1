import Guidance
import SourceEvidence

extension Signs {
  /// Notes a pair of commands that turn pages: by title, and by the arrow keys or by speaking of
  /// nothing else than pages. A Next Song turns none.
  mutating func addPageCommands(_ commands: [CodeCommand]) {
    let previousOnes = Dictionary(
      commands.compactMap { command in command.turned("previous").map { ($0, command) } },
      uniquingKeysWith: { first, _ in first })
    for next in commands {
      guard let thing = next.turned("next"), let previous = previousOnes[thing],
        thing.isEmpty || thing == "page" || next.hasArrow && previous.hasArrow
      else { continue }
      let titles = [next, previous].compactMap(\.title?.shown).map { "“\($0)”" }
      add(
        .pageCommands, "the commands " + titles.joined(separator: " and "), at: next.place)
      return
    }
  }
}

extension CodeCommand {
  /// What follows the word that its title begins with; `nil` where it begins otherwise.
  fileprivate func turned(_ word: String) -> String? {
    guard let words = title?.shown?.comparedAsTitle.split(separator: " "),
      words.first.map(String.init) == word
    else { return nil }
    return words.dropFirst().joined(separator: " ")
  }

  /// Whether its key is an arrow to a side.
  fileprivate var hasArrow: Bool { input == "leftArrow" || input == "rightArrow" }
}
