/// A condition on a subject in a rule or decision. The vocabulary is fixed; it is not an expression
/// language.
///
/// All keys of a mapping must hold. They are facts (atomic), `inside` and `has` (relational), or
/// `all`, `any`, and `not` (composite).
package indirect enum Predicate: Sendable, Equatable {
  /// All conditions hold. An empty list always holds.
  case all([Predicate])
  /// At least one condition holds.
  case any([Predicate])
  /// The condition does not hold.
  case not(Predicate)
  /// A fact compares as specified.
  case fact(AnyFact, Comparison)
  /// An enclosing subject of the given kind meets a condition.
  case inside(SubjectKind, Predicate)
  /// The number of parts of the given kind that meet a condition is in a range.
  case has(SubjectKind, Predicate, count: ClosedRange<Int>)

  /// A comparison of a fact.
  package enum Comparison: Sendable, Equatable {
    /// The value is the given Boolean.
    case equals(Bool)
    /// The value is in a range.
    case within(ClosedRange<Int>)
    /// The value is one of the given words, or contains one of them.
    case isOne(of: [String])
  }

  /// The condition that always holds.
  package static let always = Predicate.all([])

  /// Returns the facts that the condition reads for a kind of subject, with the kind that must have
  /// each.
  package func facts(of kind: SubjectKind) -> [(AnyFact, SubjectKind)] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap { $0.facts(of: kind) }
    case .not(let part): part.facts(of: kind)
    case .fact(let name, _): [(name, kind)]
    case .inside(let other, let part), .has(let other, let part, _): part.facts(of: other)
    }
  }

  /// Returns the facts that the condition reads of the containers and the parts of a subject.
  package var factsOfOthers: [(AnyFact, SubjectKind)] {
    switch self {
    case .all(let parts), .any(let parts): parts.flatMap(\.factsOfOthers)
    case .not(let part): part.factsOfOthers
    case .fact: []
    case .inside(let other, let part), .has(let other, let part, _): part.facts(of: other)
    }
  }

  /// The names of the facts that the condition reads, of subjects of any kind.
  package var factNames: Set<String> { Set(facts(of: .project).map(\.0.name)) }
}
