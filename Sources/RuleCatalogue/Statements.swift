/// The numbered statements of Apple's guidance, which rules, decisions and equivalents cite.
package struct Statements: Sendable, Decodable {
  /// The titles of the documents they are from, by the documents' names.
  package var documents: [String: String]
  /// The statements, in the documents' order.
  package var statements: [Statement]

  private enum CodingKeys: String, CodingKey, CaseIterable { case documents, statements }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    documents = try container.decode([String: String].self, forKey: .documents)
    statements = try container.decode([Statement].self, forKey: .statements)
  }
}

/// One statement of the guidance.
package struct Statement: Sendable, Decodable {
  /// Its name: the document's name and a number, such as `S2.21`.
  package var id: String
  /// What it is about, in a few words.
  package var about: String
  /// Why nothing can cite it; `nil` for a statement that is cited.
  package var uncited: String?

  /// The name of the document it is from.
  package var document: String { String(id.prefix { $0 != "." }) }

  private enum CodingKeys: String, CodingKey, CaseIterable { case id, about, uncited }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.strictContainer(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    about = try container.decode(String.self, forKey: .about)
    uncited = try container.decodeIfPresent(String.self, forKey: .uncited)
  }
}
