import Synchronization
import YAMLReading

/// The key of a fact whose values have a single type: `Bool`, `Int`, `String`, or `[String?]`.
///
/// The program computes facts, and rules only compare them. To add a fact, declare it with the
/// others for its kind of subject, add it to the list there, and compute it in
/// `MigrationStrategy/Facts`. The schema of conditions is generated from the declarations.
package final class Fact<Value: FactContent>: AnyFact, @unchecked Sendable {}

/// The key of a fact, whose values can have any type.
///
/// The class is marked unchecked because it has a subclass. All properties are immutable values.
package class AnyFact: @unchecked Sendable {
  /// The name that rules and messages use.
  package let name: String
  /// The type of the values in rules.
  package let type: FactType
  /// The kinds of subjects that have the fact. An empty set stands for all.
  package let subjects: Set<SubjectKind>
  /// The value if none was found, or `nil` if the fact is then unknown, in which case no condition
  /// on it holds.
  package let defaultValue: FactValue?
  /// The evidence other than documents that the fact is read from.
  package let evidence: Evidence?
  /// The meaning, for authors of rules.
  package let meaning: String
  /// The index of the fact among all facts, in the order of their creation.
  let index = AnyFact.counter.add(1, ordering: .relaxed).oldValue

  private static let counter = Atomic(0)

  fileprivate init(
    _ name: String, _ type: FactType, of subjects: Set<SubjectKind>, default value: FactValue?,
    from evidence: Evidence?, _ meaning: String
  ) {
    self.name = name
    self.type = type
    self.subjects = subjects
    defaultValue = value
    self.evidence = evidence
    self.meaning = meaning
  }

  /// Whether subjects of a kind have the fact.
  package func holds(for subject: SubjectKind) -> Bool {
    subjects.isEmpty || subjects.contains(subject)
  }
}

/// The type of a fact's values in rules.
package enum FactType: Sendable, Equatable {
  /// A Boolean.
  case flag
  /// An integer.
  case count
  /// One of several words, or any word if none are listed.
  case word([String])
  /// Any number of words. A condition names one of them, or several of which one must be there.
  case words
  /// Text for messages, which conditions cannot compare.
  case text
}

// MARK: - All facts

extension AnyFact {
  /// All facts, in the order of the schema.
  package static let all =
    ofAnySubject + ofDecisions + ofProjects + ofProjectFiles + ofSource + ofTabBars + ofTabs
    + ofSplitViews + ofStacks + ofPages + ofSegmentedControls + ofScenes + ofDocuments
    + ofFit + ofInput
    + ofSections + ofTopRows + ofWindowing + ofMissingAPIs

  /// Returns the fact with a name, which may be a name from an earlier version.
  package static func named(_ name: String) -> AnyFact? { byName[name] ?? byFormerName[name] }

  /// Whether the fact is the outcome of a decision, or about it.
  package var isOutcome: Bool { Self.ofDecisions.contains(self) }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Former names that rules of teams may still use.
  private static let byFormerName: [String: AnyFact] = ["hasRing": .hasCycle, "ring": .cycle]

  /// Reads the name of a fact in a catalog.
  static func read(_ node: YAMLNode, _ mistakes: Mistakes) -> AnyFact {
    let name = String(from: node, mistakes)
    let fact = named(name)
    if fact == nil, node.text != nil { mistakes.note("there is no fact '\(name)'", at: node.place) }
    return fact ?? .name
  }
}

extension AnyFact: Hashable {
  package static func == (a: AnyFact, b: AnyFact) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyFact: CustomStringConvertible {
  package var description: String { name }
}

// MARK: - Declaring facts

extension AnyFact {
  /// Declares a Boolean fact.
  static func flag(
    _ name: String, of subjects: Set<SubjectKind>, default value: Bool = false,
    from evidence: Evidence? = nil, _ meaning: String
  ) -> Fact<Bool> {
    Fact(name, .flag, of: subjects, default: .flag(value), from: evidence, meaning)
  }

  /// Declares an integer fact.
  static func count(
    _ name: String, of subjects: Set<SubjectKind>, from evidence: Evidence? = nil,
    _ meaning: String
  ) -> Fact<Int> {
    Fact(name, .count, of: subjects, default: .count(0), from: evidence, meaning)
  }

  /// Declares a fact that is one of several words, or any word.
  static func word(
    _ name: String, of subjects: Set<SubjectKind>, among words: [String] = [],
    default value: String? = nil, from evidence: Evidence? = nil, _ meaning: String
  ) -> Fact<String> {
    let value = value.map { FactValue.word($0) }
    return Fact(name, .word(words), of: subjects, default: value, from: evidence, meaning)
  }

  /// Declares a fact that is any number of words.
  static func words(
    _ name: String, of subjects: Set<SubjectKind>, from evidence: Evidence? = nil,
    _ meaning: String
  ) -> Fact<[String?]> {
    Fact(name, .words, of: subjects, default: .list([]), from: evidence, meaning)
  }

  /// Declares a text fact, which only messages use.
  static func text(
    _ name: String, of subjects: Set<SubjectKind> = [], default value: String? = nil,
    from evidence: Evidence? = nil, _ meaning: String
  ) -> Fact<String> {
    Fact(name, .text, of: subjects, default: value.map { .text($0) }, from: evidence, meaning)
  }

  /// Declares a fact that is a list of titles, which only messages use.
  static func list(
    _ name: String, of subjects: Set<SubjectKind>, from evidence: Evidence? = nil,
    _ meaning: String
  ) -> Fact<[String?]> {
    Fact(name, .text, of: subjects, default: .list([]), from: evidence, meaning)
  }
}

extension Rule {
  /// The evidence that the rule needs besides documents, including the evidence of its facts.
  package var allNeeds: Set<Evidence> {
    let facts = subjects.flatMap { condition?.facts(of: $0) ?? [] }
    return Set(needs + facts.compactMap(\.0.evidence))
  }
}
