import Synchronization

/// The key of a fact whose values are of one type: `Bool`, `Int`, `String` or `[String?]`.
///
/// A fact is computed by an algorithm in the program; a rule only compares it. To add one, declare
/// it beside the others of its kind of subject, name it in the list there, and compute it in
/// `MigrationStrategy/Facts`. The schema of conditions is generated from the declarations.
package final class Fact<Value: FactContent>: AnyFact, @unchecked Sendable {}

/// The key of a fact, whatever the type of its values.
///
/// Unchecked because it has a subclass; all properties are immutable values.
package class AnyFact: @unchecked Sendable {
  /// The name by which rules and messages refer to it.
  package let name: String
  /// The type of its values in rules.
  package let type: FactType
  /// The kinds of subjects that have it; none means all.
  package let subjects: Set<SubjectKind>
  /// The value where nothing was found; `nil` if the fact is unknown then, which meets no condition.
  package let defaultValue: FactValue?
  /// What it is read from besides documents.
  package let evidence: Evidence?
  /// Its meaning, for authors of rules.
  package let meaning: String
  /// Its number among all facts, in the order in which the program came across them.
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
  /// Yes or no.
  case flag
  /// A whole number.
  case count
  /// One of a few words; none listed means any.
  case word([String])
  /// Words for a message, which no condition compares.
  case text
}

// MARK: - All facts

extension AnyFact {
  /// All facts, in the order of the schema.
  package static let all =
    ofAnySubject + ofDecisions + ofProjects + ofProjectFiles + ofSource + ofTabBars + ofTabs
    + ofSplitViews + ofStacks + ofPages + ofSegmentedControls + ofScenes + ofDocuments

  /// The fact with a name, or with a name that earlier versions had for it.
  package static func named(_ name: String) -> AnyFact? { byName[name] ?? byFormerName[name] }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Names that rules of teams may still use.
  private static let byFormerName: [String: AnyFact] = ["hasRing": .hasCycle, "ring": .cycle]

  /// Reads the name of a fact in a catalog.
  static func read(_ node: CatalogNode, _ mistakes: Mistakes) -> AnyFact {
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
  /// Declares a fact that is yes or no.
  static func flag(
    _ name: String, of subjects: Set<SubjectKind>, default value: Bool = false,
    from evidence: Evidence? = nil, _ meaning: String
  ) -> Fact<Bool> {
    Fact(name, .flag, of: subjects, default: .flag(value), from: evidence, meaning)
  }

  /// Declares a fact that is a number.
  static func count(
    _ name: String, of subjects: Set<SubjectKind>, from evidence: Evidence? = nil,
    _ meaning: String
  ) -> Fact<Int> {
    Fact(name, .count, of: subjects, default: .count(0), from: evidence, meaning)
  }

  /// Declares a fact that is one of a few words, or any word.
  static func word(
    _ name: String, of subjects: Set<SubjectKind>, among words: [String] = [],
    from evidence: Evidence? = nil, _ meaning: String
  ) -> Fact<String> {
    Fact(name, .word(words), of: subjects, default: nil, from: evidence, meaning)
  }

  /// Declares a fact that only messages use.
  static func text(
    _ name: String, of subjects: Set<SubjectKind> = [], default value: String? = nil,
    from evidence: Evidence? = nil, _ meaning: String
  ) -> Fact<String> {
    Fact(name, .text, of: subjects, default: value.map { .text($0) }, from: evidence, meaning)
  }

  /// Declares a fact that is a list of titles, and that only messages use.
  static func list(
    _ name: String, of subjects: Set<SubjectKind>, from evidence: Evidence? = nil,
    _ meaning: String
  ) -> Fact<[String?]> {
    Fact(name, .text, of: subjects, default: .list([]), from: evidence, meaning)
  }
}

extension Set<SubjectKind> {
  /// What has a place in a document.
  static let placed = Set(SubjectKind.allCases).subtracting([.project, .document])
  /// Documents, and what has a place in them.
  static let placedOrDocument = placed.union([.document])
  /// What has a decision of its own about what it becomes.
  static let structures: Self = [.tabBar, .splitView, .navigationStack, .segmentedControl]
  /// What moves page by page.
  static let pages: Self = [.pageView, .pageControl, .pagingView]
}

extension Rule {
  /// What it needs besides documents: what it names itself, and what its facts are read from.
  package var allNeeds: Set<Evidence> {
    let facts = subjects.flatMap { condition?.facts(of: $0) ?? [] }
    return Set(needs + facts.compactMap(\.0.evidence))
  }
}
