/// The numbered statements of Apple's guidance, which rules, decisions and equivalents cite.
package struct Statements: Sendable, CatalogRecord {
  /// The titles of the documents they are from, by the documents' names.
  package var documents: [String: String]
  /// The statements, in the documents' order.
  package var statements: [Statement]

  package init(from keys: inout KeyReader) {
    documents = keys.read("documents")
    statements = keys.read("statements")
  }
}

/// One statement of the guidance.
package struct Statement: Sendable, CatalogRecord {
  /// Its name: the document's name and a number, such as `S2.21`.
  package var id: String
  /// What it is about, in a few words.
  package var about: String
  /// Why nothing can cite it; `nil` for a statement that is cited.
  package var uncited: String?

  /// The name of the document it is from.
  package var document: String { String(id.prefix { $0 != "." }) }

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    about = keys.read("about")
    uncited = keys.readIfPresent("uncited")
  }
}
