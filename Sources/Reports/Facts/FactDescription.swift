package import Guidance

/// What authors of rules need to know about a fact, as `macward rules show facts` lists it.
package struct FactDescription: Encodable, Sendable, Equatable {
  /// The name in conditions and messages.
  package let name: String
  /// The meaning, as part of a sentence.
  package let meaning: String
  /// The kind of the values.
  package let value: Kind
  /// The words that a value can be, or `nil` if it can be any word.
  package let words: [String]?
  /// The value if nothing was found, as a message shows it, or `nil` if the fact is then unknown.
  package let ifNotFound: String?
  /// The kinds of subjects that have the fact, in the order of the vocabulary.
  package let subjects: [String]
  /// What the fact is read from.
  package let readFrom: FactOrigin

  /// The kind of a fact's values.
  package enum Kind: String, Encodable, Sendable, CaseIterable {
    case flag, count, word, words, text
  }

  /// Describes a fact.
  package init(_ fact: AnyFact) {
    name = fact.name
    meaning = fact.meaning
    value = Kind(fact.type)
    words = fact.type.words
    ifNotFound = fact.defaultValue?.shown
    subjects = SubjectKind.allCases.filter(fact.holds).map(\.rawValue)
    readFrom = fact.origin
  }
}

extension FactDescription.Kind {
  fileprivate init(_ type: FactType) {
    switch type {
    case .flag: self = .flag
    case .count: self = .count
    case .word: self = .word
    case .words: self = .words
    case .text: self = .text
    }
  }
}

extension FactType {
  /// The words that a value can be, or `nil` if it can be anything.
  fileprivate var words: [String]? {
    if case .word(let words) = self, !words.isEmpty { words } else { nil }
  }
}
