/// What one edition of the guidance adds to a rule, by edition.
struct EditionChanges: Sendable, CatalogRecord {
  /// What an edition adds.
  struct Change: Sendable, CatalogRecord {
    /// What to do besides the rule's advice.
    var advice: String?
    /// The sources that only this edition has.
    var sources: [String]

    init(from keys: inout KeyReader) {
      advice = keys.readIfPresent("advice")
      sources = keys.readIfPresent("sources") ?? []
    }
  }

  private var changes: [Edition: Change] = [:]

  /// Creates an empty value.
  init() {}

  init(from keys: inout KeyReader) {
    for edition in Edition.allCases { changes[edition] = keys.readIfPresent(edition.rawValue) }
  }

  subscript(edition: Edition) -> Change? { changes[edition] }
}

extension Edition {
  /// The newest version of macOS and iOS that the edition knows.
  fileprivate var newestSystem: Int { self == .year2027 ? 27 : 26 }

  /// Whether the edition knows an API, a preference, or the like that a version introduced.
  fileprivate func knows(_ version: String?) -> Bool {
    guard let major = version.flatMap({ Int($0.prefix { $0.isNumber }) }) else { return true }
    return major <= newestSystem
  }
}

extension Catalog {
  /// Returns the catalog as an edition has it: with what the edition adds to rules, and without the APIs of
  /// later systems.
  package func edited(for edition: Edition) -> Catalog {
    var result = self
    for index in rules.indices { result.rules[index].edit(for: edition) }
    for index in equivalents.indices {
      result.equivalents[index].apis.filter { edition.knows($0.since) }
      result.equivalents[index].prefer.removeAll { !edition.knows($0.from) }
    }
    return result
  }
}
