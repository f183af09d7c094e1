import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

extension CatalogLibrary {
  /// The catalogs of all targets in the binary, read once.
  static let inBinary = Result { try CatalogLibrary.builtIn() }
}

extension App {
  /// What is advised for the app on a target.
  func advice(on target: String, answers: [String: Bool] = [:]) throws -> Advice {
    let library = try CatalogLibrary.inBinary.get()
    let catalog = try library.catalog(for: try #require(library.target(target)))
    return Strategy(catalog, answers: answers).advice(for: graph)
  }
}

/// What is advised on a target for an app that consists of source files only.
func advice(onCode files: [String: String], on target: String) throws -> Advice {
  var project = Project(name: "App", root: ".", kind: .app)
  let list = files.map { (key: $0.key, value: $0.value) }
  project.source = try withFolder(files: list) { folder in
    SourceReader(threads: 1)
      .read(list.map { SourceFile(path: "\(folder)/\($0.key)", name: $0.key) })
  }
  let library = try CatalogLibrary.inBinary.get()
  let catalog = try library.catalog(for: try #require(library.target(target)))
  return Strategy(catalog).advice(for: project, nil)
}

/// What becomes of a structure of an app on a target.
struct TargetCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var app: App
  var kind: SubjectKind
  var object: String
  var outcome: String
  var score: Int?
  var procedure: String?
  var answers: [String: Bool] = [:]
  /// The rules that find something in the app.
  var rules: [String] = []
  /// The rules that find nothing in it.
  var silent: [String] = []

  init(
    _ description: String, _ app: App, _ kind: SubjectKind, _ object: String, is outcome: String,
    score: Int? = nil, answers: [String: Bool] = [:], rules: [String] = [], silent: [String] = []
  ) {
    testDescription = description
    self.app = app
    self.kind = kind
    self.object = object
    self.outcome = outcome
    self.score = score
    self.answers = answers
    self.rules = rules
    self.silent = silent
  }

  /// The case about another decision than the one about the structure itself.
  func by(_ procedure: String) -> TargetCase {
    var other = self
    other.procedure = procedure
    return other
  }

  /// Expects the outcome, the score, and the rules on a target.
  func check(on target: String) throws {
    let advice = try app.advice(on: target, answers: answers)
    let decision = try advice.decision(kind, object, procedure)
    #expect(decision.outcome.id == outcome)
    if let score { #expect(decision.score == score) }
    for rule in rules { #expect(advice.objects(foundBy: rule) != [], "\(rule)") }
    for rule in silent { #expect(advice.objects(foundBy: rule) == [], "\(rule)") }
    for text in decision.reasons.map(\.text) { #expect(!text.contains("{"), "\(text)") }
  }
}
