/// What a fact's value is.
package enum FactType: Sendable, Equatable {
  /// Yes or no.
  case flag
  /// A whole number.
  case count
  /// One of a few words; none listed means any.
  case word([String])
  /// Words for a message, which no predicate compares.
  case text
}

/// What a fact means, and of what it can be asked.
package struct FactDefinition: Sendable {
  /// What its value is.
  package var type: FactType
  /// The subjects that have it; none means any subject.
  package var subjects: Set<SubjectKind>
  /// Its meaning, for people who write rules.
  package var meaning: String

  init(_ type: FactType, _ subjects: Set<SubjectKind>, _ meaning: String) {
    self.type = type
    self.subjects = subjects
    self.meaning = meaning
  }

  /// Whether a subject of the kind has the fact.
  package func holds(for subject: SubjectKind) -> Bool {
    subjects.isEmpty || subjects.contains(subject)
  }
}
