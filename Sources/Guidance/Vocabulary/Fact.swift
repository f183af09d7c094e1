import YAMLReading

/// The key of a fact whose values have a single type: `Bool`, `Int`, `String`, or `[String?]`.
///
/// The program computes facts, and rules only compare them. The build declares the facts that
/// `Rules/facts.yml` lists, and `MigrationStrategy/Facts` computes them. The schema of conditions is
/// generated from the declarations.
package final class Fact<Value: FactContent>: AnyFact, @unchecked Sendable {}

/// The key of a fact, whose values can have any type.
///
/// The class is marked unchecked because it has a subclass. All properties are immutable values.
package class AnyFact: @unchecked Sendable {
  /// The index of the fact among all facts.
  package let index: Int
  /// The name that rules and messages use.
  package let name: String
  /// Names from earlier versions that rules of teams may still use.
  let formerNames: [String]
  /// The type of the values in rules.
  package let type: FactType
  /// The kinds of subjects that have the fact. An empty set stands for all.
  package let subjects: Set<SubjectKind>
  /// The value if none was found, or `nil` if the fact is then unknown, in which case no condition
  /// on it holds.
  package let defaultValue: FactValue?
  /// What the fact is read from.
  package let origin: FactOrigin
  /// What the fact is read from, or nothing if it is not about screens.
  package let read: Technologies
  /// What the fact is read from in some of the ways in which people write it.
  package let partly: Technologies
  /// What cannot have the fact.
  package let absent: Technologies
  /// The meaning, for authors of rules.
  package let meaning: String

  /// Creates a fact. Only the declarations that the build makes do so.
  init(
    _ index: Int, _ name: String, formerly formerNames: [String], _ type: FactType,
    of subjects: Set<SubjectKind>, default value: FactValue?, from origin: FactOrigin,
    read: Technologies, partly: Technologies, absent: Technologies, _ meaning: String
  ) {
    (self.index, self.name, self.formerNames, self.type) = (index, name, formerNames, type)
    (self.subjects, defaultValue, self.origin, self.meaning) = (subjects, value, origin, meaning)
    (self.read, self.partly, self.absent) = (read, partly, absent)
  }

  /// Whether subjects of a kind have the fact.
  package func holds(for subject: SubjectKind) -> Bool {
    subjects.isEmpty || subjects.contains(subject)
  }
}

/// What a fact is read from.
package enum FactOrigin: String, Encodable, Sendable, CaseIterable {
  /// Storyboards and xibs, and code that makes the same objects.
  case documents
  /// Source code.
  case source
  /// Targets, build settings, asset catalogs, and property lists.
  case projectFiles = "project-files"
  /// The outcome of a decision of the catalog.
  case decisions

  /// The evidence that the fact needs besides documents.
  var evidence: Evidence? {
    switch self {
    case .documents, .decisions: nil
    case .source: .source
    case .projectFiles: .projectFiles
    }
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

// MARK: - Finding facts

extension AnyFact {
  /// Returns the fact with a name, which may be a name from an earlier version.
  package static func named(_ name: String) -> AnyFact? { byName[name] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.flatMap { fact in
      ([fact.name] + fact.formerNames).map { ($0, fact) }
    })

  /// Reads the name of a fact in a catalog.
  static func read(_ node: YAMLNode, _ mistakes: Mistakes) -> AnyFact {
    let name = String(from: node, mistakes)
    let fact = named(name)
    if fact == nil, node.text != nil { mistakes.note("there is no fact '\(name)'", at: node.place) }
    return fact ?? .name
  }
}

extension CatalogFile {
  /// Checks that the program has the facts of the file, which the build compiles into it.
  func checkFacts() throws(CatalogErrors) {
    for fact in root.entries where AnyFact.named(fact.key) == nil {
      throw error(at: [fact.key], "macward has no fact '\(fact.key)'; its build reads the facts")
    }
  }
}

extension AnyFact: Hashable {
  package static func == (a: AnyFact, b: AnyFact) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension AnyFact: CustomStringConvertible {
  package var description: String { name }
}

extension Rule {
  /// The evidence that the rule needs besides documents, including the evidence of its facts.
  package var allNeeds: Set<Evidence> {
    let facts = subjects.flatMap { condition?.facts(of: $0) ?? [] }
    return Set(needs + facts.compactMap(\.0.origin.evidence))
  }
}
