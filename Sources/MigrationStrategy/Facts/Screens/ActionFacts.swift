import Guidance
import NavigationGraph

extension SubjectFacts {
  /// Adds the actions that a screen offers outside of its bars and in menus of its bars, each title once.
  func addActions(of node: NodeID, to subject: inout Subject) {
    let actions = graph.actions(of: node).filter(isCommand)
    var seen: Set<String> = []
    let titles = actions.map(\.title).filter { seen.insert($0.comparedAsTitle).inserted }
    subject.facts[.actions] = titles.count
    subject.facts[.actionTitles] = titles
    subject.facts[.rowActionTitles] = actions.filter(\.isOnRow).map(\.title)
    subject.facts[.actionWords] = titles.map { "“\($0)”" }.inWords(most: Self.mostNamed)
    if let first = actions.first { subject.find(.actions, at: first.location) }
  }

  static let mostNamed = 5

  /// Whether an action can be a command of a menu. What answers a question or leads through a task is none, and
  /// neither is a sentence.
  private func isCommand(_ action: ScreenAction) -> Bool {
    let title = action.title
    return title.contains(where: \.isLetter) && !title.contains("\n")
      && !title.contains(where: Self.marks.contains)
      && title.split(separator: " ").count <= Self.mostWords
      && !words.contains(title, in: .answers) && !words.contains(title, in: .settingsTitles)
  }

  private static let mostWords = 5
  /// Marks of questions, of lists, and of names that code puts into a title.
  private static let marks: Set<Character> = ["?", ":", "\"", "“", "”", "/"]
}
