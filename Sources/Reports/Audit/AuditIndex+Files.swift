package import Foundation

extension AuditIndex {
  /// The index in each of its forms, by file name.
  ///
  /// - Throws: What the encoder throws, which cannot happen for an index.
  package func files() throws -> [(name: String, text: String)] {
    [
      ("index.md", AuditMarkdown(self).text), ("index.csv", AuditTable(self).text),
      ("index.html", AuditPage(self).text),
      // Last: where it exists, the others exist, too.
      (Self.fileName, try jsonText(self)),
    ]
  }

  /// Reads the JSON form.
  ///
  /// - Throws: A `DecodingError`.
  package init(json: Data) throws { self = try JSONDecoder().decode(AuditIndex.self, from: json) }

  /// The name of the JSON form.
  package static let fileName = "index.json"
}
