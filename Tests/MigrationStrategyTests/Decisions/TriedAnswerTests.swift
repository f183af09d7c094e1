import FileReading
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// What a question says about its answers is what the answers change: no judgement that an answer changes
/// is taken from the advice without the answer.
@Suite struct TriedAnswerTests {
  /// Rules that read a decision about a tab bar: in the bar itself, from inside, from outside, and past
  /// the project. No other fact of what they are about changes with the decision.
  private static let rules = [
    "own/self": ("tab-bar", "{ outcome: $ }"),
    "own/part": ("tab", "{ inside: { tab-bar: { outcome: $ } } }"),
    "own/whole": ("project", "{ has: { tab-bar: { outcome: $ } } }"),
    "own/others": (
      "scene", "{ inside: { project: { not: { has: { tab-bar: { not: { outcome: $ } } } } } } }"
    ),
  ]

  private static func catalog(_ outcome: String) throws -> Catalog {
    let files = rules.map { id, rule in
      (
        key: "rules/\(id).yml",
        value: """
        id: \(id)
        title: Found by \(id)
        subject: \(rule.0)
        when: \(rule.1.replacing("$", with: outcome))
        equivalent: note
        severity: consider
        message: Found.
        why: Because.
        advice: Look at it.
        sources: [GK]

        """
      )
    }
    return try withFolder(files: files) {
      try Catalog.inBinary.get().adding(try CatalogFolder($0))
    }
  }

  private static let apps: [App] = [
    App.flatTabs("A", "B", "C"), App.wizard,
    App(.screen("home").holding(bareTabBar("bare", "A", "B"))),
    App(.tabs("bar", "one", "two"), .list("one"), .screen("two")),
  ]

  @Test(arguments: ["sidebar", "segmented-control", "keep", "dissolve"])
  func rulesAboutOtherSubjectsSeeTheAnswer(outcome: String) throws {
    let catalog = try Self.catalog(outcome)
    for app in Self.apps {
      try check(Strategy(catalog).advice(for: app.graph)) { answers in
        Strategy(catalog, answers: answers).advice(for: app.graph)
      }
    }
  }

  @Test(arguments: ["DeepTabs", "FlatTabs", "FieldNotes", "Workshop"])
  func theQuestionsOfASampleTellWhatAnAnswerChanges(sample: String) throws {
    let input = InputReader(threads: 1).read([Repository.sample(sample)])
    let catalog = try Catalog.inBinary.get()
    for graph in input.projects.map({ NavigationGraph($0) }) {
      try check(Strategy(catalog).advice(for: graph)) { answers in
        Strategy(catalog, answers: answers).advice(for: graph)
      }
    }
  }

  /// Compares what the questions with one text for all that ask them say with the advice after an answer.
  private func check(_ advice: Advice, _ answered: ([String: Bool]) -> Advice) throws {
    for (id, asked) in Dictionary(grouping: advice.questions, by: \.id) where asked.count == 1 {
      guard asked[0].answer == .yesOrNo else { continue }
      for isYes in [true, false] {
        let stated = asked[0].answers?.first { $0.answer == (isYes ? "yes" : "no") }?.changes ?? []
        let changes = AdviceDifference(from: advice, to: answered([id: isYes])).changes
        #expect(stated.sorted() == changes.sorted(), "\(id): \(isYes)")
      }
    }
  }
}
