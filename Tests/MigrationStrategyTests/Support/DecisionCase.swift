import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What is decided about a subject of an app, and what is advised because of that.
struct DecisionCase: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var app: App
  var kind: SubjectKind
  var object: String
  var outcome: Outcome
  var confidence: DecisionConfidence
  /// The first reason, or the last one behind a score: the gate or verdict that decided.
  var reason: String?
  var score: Int?
  var procedure: String?
  var edition = Edition.current
  var answers: [String: Bool] = [:]
  /// The equivalents of rules that find something in the app.
  var equivalents: [String: String] = [:]
  /// Rules that find nothing in it.
  var silent: [String] = []
  /// Menu items that the advice brings, as `View: Inbox ⌘1`.
  var commands: [String]?
  /// The questions of the decision.
  var questions: [String]?
  /// The alternatives of the decision, in order.
  var alternatives: [Outcome]?

  init(
    _ description: String, _ app: App, _ kind: SubjectKind, _ object: String,
    is outcome: Outcome, _ confidence: DecisionConfidence, by reason: String? = nil
  ) {
    testDescription = description
    self.app = app
    self.kind = kind
    self.object = object
    self.outcome = outcome
    self.confidence = confidence
    self.reason = reason
  }

  /// The decision of a tab bar by its score.
  init(
    _ description: String, _ app: App, score: Int, is outcome: Outcome,
    _ confidence: DecisionConfidence,
    _ edition: Edition = .current, answers: [String: Bool] = [:]
  ) {
    self.init(description, app, .tabBar, "bar", is: outcome, confidence)
    self.score = score
    self.edition = edition
    self.answers = answers
  }

  /// The decision, once it is as expected.
  @discardableResult
  func check() throws -> Decision {
    let advice = try app.advice(edition: edition, answers: answers)
    let decision = try advice.decision(kind, object, procedure)
    #expect(decision.outcome == outcome)
    #expect(decision.confidence == confidence)
    #expect(decision.score == score)
    if let reason { #expect(decision.reasons.first?.id == reason) }
    if let questions { #expect(decision.questions.map(\.id) == questions) }
    if let alternatives { #expect(decision.alternatives.map(\.outcome) == alternatives) }
    for text in decision.reasons.map(\.text) + decision.questions.map(\.text) {
      #expect(!text.contains("{"), "\(text)")
    }
    for other in decision.alternatives { #expect(!other.why.contains("{"), "\(other.why)") }
    check(advice)
    return decision
  }

  private func check(_ advice: Advice) {
    for (rule, equivalent) in equivalents {
      #expect(advice.recommendations(of: rule).first?.equivalent == equivalent, "\(rule)")
    }
    for rule in silent { #expect(advice.objects(foundBy: rule) == [], "\(rule)") }
    if let commands { #expect(Set(advice.menuItems) == Set(commands)) }
  }

  /// Expects the same in every edition.
  func checkInBothEditions() throws {
    for edition in Edition.allCases {
      var entry = self
      entry.edition = edition
      try entry.check()
    }
  }
}
