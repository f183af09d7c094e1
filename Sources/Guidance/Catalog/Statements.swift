/// The numbered statements of Apple's guidance, which rules, decisions, and equivalents cite.
package struct Statements: Sendable, CatalogRecord {
  /// The titles of the documents that contain the statements, by the document's name.
  package var documents: [String: String]
  /// The statements, in the order of the documents.
  package var statements: [GuidanceStatement]

  package init(from keys: inout KeyReader) {
    documents = keys.read("documents")
    statements = keys.read("statements")
  }
}

/// A statement of the guidance.
package struct GuidanceStatement: Sendable, CatalogRecord {
  /// The ID: the document's name and a number, such as `S2.21`.
  package var id: String
  /// The topic, in a few words.
  package var about: String
  /// The reason why the statement is not cited, or `nil` if it is.
  package var uncited: String?
  /// How certain the statement is.
  package var certainty: Certainty

  /// The name of the document that contains the statement.
  package var document: String { String(id.prefix { $0 != "." }) }

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    about = keys.read("about")
    uncited = keys.readIfPresent("uncited")
    certainty = keys.readIfPresent("certainty") ?? .documented
  }
}

/// How certain a statement of the guidance is.
package enum Certainty: String, Sendable, CatalogWord, Encodable {
  /// Read in an SDK or in the reference of an API.
  case declared = "A"
  /// Stated in Apple's guidelines, articles, or sessions.
  case documented = "B"
  /// Observed in third-party material.
  case observed = "C"
  /// Inferred, and not confirmed.
  case inferred = "D"

  /// Whether Apple's own material says it.
  package var isConfirmed: Bool { self == .declared || self == .documented }
}
