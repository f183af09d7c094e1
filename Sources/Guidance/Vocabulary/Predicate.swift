/// A condition on a subject, as a rule or decision writes it: a closed vocabulary, no language.
///
/// A mapping with several keys asks for all of them. Its keys are facts (atomic), `inside` and `has`
/// (relational), and `all`, `any` and `not` (composite).
package indirect enum Predicate: Sendable, Equatable {
  /// Every one holds; none given always holds.
  case all([Predicate])
  /// At least one holds.
  case any([Predicate])
  /// It does not hold.
  case not(Predicate)
  /// A fact has a value.
  case fact(AnyFact, Comparison)
  /// What the subject is part of meets a condition.
  case inside(SubjectKind, Predicate)
  /// So many parts of the subject meet a condition.
  case has(SubjectKind, Predicate, count: ClosedRange<Int>)

  /// What a fact is compared with.
  package enum Comparison: Sendable, Equatable {
    /// A flag.
    case equals(Bool)
    /// A count within bounds.
    case within(ClosedRange<Int>)
    /// One of some words.
    case isOne(of: [String])
  }

  /// Holds for everything.
  package static let always = Predicate.all([])

  /// Every fact the predicate asks a subject of the kind for, with the kind that must have it.
  package func facts(of kind: SubjectKind) -> [(AnyFact, SubjectKind)] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap { $0.facts(of: kind) }
    case .not(let part): part.facts(of: kind)
    case .fact(let name, _): [(name, kind)]
    case .inside(let other, let part), .has(let other, let part, _): part.facts(of: other)
    }
  }
}
