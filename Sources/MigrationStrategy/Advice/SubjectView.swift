import Guidance

/// A subject in the evaluation of conditions and texts: with its facts, its containers, and its
/// parts.
struct SubjectView {
  /// The identity of the subject.
  let id: SubjectID
  /// The facts of the subject. A decision adds its own outcome.
  var facts: FactTable
  private let subjects: Subjects

  init(_ id: SubjectID, in subjects: Subjects) {
    self.id = id
    self.subjects = subjects
    facts = subjects[id].facts
  }

  /// The subject.
  var subject: Subject { subjects[id] }

  /// The subjects that contain it, from the nearest to the project.
  var containers: [SubjectView] {
    sequence(first: id) { subjects[$0].parent }.dropFirst().map { SubjectView($0, in: subjects) }
  }

  /// Whether source code declares the subject or the container that it is a part of.
  var isFromSource: Bool {
    subject.isFromSource || containers.first.map { $0.subject.isFromSource } ?? false
  }

  /// Whether a condition holds for the subject.
  func holds(_ condition: Predicate) -> Bool {
    switch condition {
    case .all(let parts): parts.allSatisfy { holds($0) }
    case .any(let parts): parts.contains { holds($0) }
    case .not(let part): !holds(part)
    case .fact(let name, let comparison): comparison.accepts(facts[name])
    case .inside(let kind, let part):
      containers.first { $0.subject.kind == kind }?.holds(part) ?? false
    case .has(let kind, let part, let count):
      count.contains(
        subject.children.count {
          subjects[$0].kind == kind && SubjectView($0, in: subjects).holds(part)
        })
    }
  }

  /// Returns a text in which names of facts, and of the score, in braces are replaced by their
  /// values.
  func text(_ template: String, score: Int? = nil) -> String {
    MessageTemplate(template).filled(unquoting: subjects.codeNames) { name in
      if name == "score" { return score.map(signed) }
      return AnyFact.named(name).flatMap { facts[$0]?.shown }
    }
  }
}

/// Returns a number with its sign, as in scores and weights.
package func signed(_ number: Int) -> String {
  number > 0 ? "+\(number)" : number < 0 ? "−\(-number)" : "0"
}

extension Predicate.Comparison {
  /// Whether the predicate accepts a value. It never accepts an unknown value.
  func accepts(_ value: FactValue?) -> Bool {
    switch (self, value) {
    case (.equals(let wanted), .flag(let flag)?): wanted == flag
    case (.within(let range), .count(let count)?): range.contains(count)
    case (.isOne(let words), .word(let word)?): words.contains(word)
    case (.isOne(let words), .list(let found)?): words.contains { found.contains($0) }
    default: false
    }
  }
}
