import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// A fact of a subject in an app.
struct FactCase: Sendable, CustomTestStringConvertible {
  var app: App
  var kind: SubjectKind
  var object: String
  var fact: AnyFact
  var value: FactValue
  var testDescription: String { "\(fact) of \(object) is \(value.shown)" }

  init(_ app: App, _ kind: SubjectKind, _ object: String, _ fact: AnyFact, _ value: FactValue) {
    self.app = app
    self.kind = kind
    self.object = object
    self.fact = fact
    self.value = value
  }

  /// Expects that the fact has the value.
  func check() throws {
    #expect(try app.advice().subject(kind, object).facts[fact] == value)
  }
}
