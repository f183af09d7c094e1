import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

extension Catalog {
  /// The built-in catalog of a target.
  static func builtIn(for target: String) throws -> Catalog {
    try #require(try allBuiltIn.get()[target])
  }

  /// The built-in catalogs by target, read once.
  private static let allBuiltIn = Result {
    let catalogs = try CatalogLibrary.builtIn().allCatalogs()
    return Dictionary(uniqueKeysWithValues: catalogs.map { ($0.target.id, $0) })
  }
}

/// An app that storyboards and code describe, for advice about several targets.
struct DescribedApp: Sendable {
  var app: App
  /// The source files, by path.
  var code: [String: String] = [:]
  /// What the team answers.
  var answers: [String: Bool] = [:]

  /// The advice for a target.
  func advice(for target: String) throws -> Advice {
    var project = app.graph.project
    project.kind = .app
    if !code.isEmpty { project.source = try evidence }
    return Strategy(try .builtIn(for: target), answers: answers).advice(for: project, nil)
  }

  private var evidence: SourceEvidence {
    get throws {
      let list = code.map { (key: $0.key, value: $0.value) }
      return try withFolder(files: list) { folder in
        SourceReader(threads: 1)
          .read(list.map { SourceFile(path: "\(folder)/\($0.key)", name: $0.key) })
      }
    }
  }
}

/// What is decided about an app for a target.
struct DescribedCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var app: DescribedApp
  /// How well the target suits the app, if that is checked.
  var fit: Outcome?
  var fitScore: Int?
  /// The outcomes of structures, by kind.
  var outcomes: [SubjectKind: Outcome] = [:]
  /// The score of the tab bar.
  var score: Int?
  /// Rules that find something in the app.
  var rules: [String] = []

  init(
    _ description: String, _ app: DescribedApp, fit: Outcome? = nil, _ fitScore: Int? = nil,
    becomes outcomes: [SubjectKind: Outcome] = [:], score: Int? = nil, rules: [String] = []
  ) {
    (testDescription, self.app, self.fit, self.fitScore) = (description, app, fit, fitScore)
    (self.outcomes, self.score, self.rules) = (outcomes, score, rules)
  }

  /// Expects what is decided for a target.
  func check(for target: String) throws {
    let advice = try app.advice(for: target)
    let suitability = try advice.decision(.project, nil, "fit")
    if let fit { #expect(suitability.outcome == fit) }
    if let fitScore { #expect(suitability.score == fitScore) }
    for (kind, outcome) in outcomes {
      let decided = try advice.decision(kind).outcome
      #expect(decided == outcome)
    }
    if let score { #expect(try advice.decision(.tabBar).score == score) }
    for rule in rules { #expect(!advice.recommendations(of: rule).isEmpty, "\(rule)") }
    for text in advice.decisions.values.joined().flatMap(\.reasons).map(\.text) {
      #expect(!text.contains("{"), "\(text)")
    }
  }
}
