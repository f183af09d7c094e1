package import Foundation

extension AuditIndex {
  /// The index in each of its formats, by file name.
  ///
  /// - Throws: An error of the encoder, which cannot occur for an index.
  package func files() throws -> [(name: String, text: String)] {
    [
      ("index.md", AuditMarkdown(self).text), ("index.csv", AuditTable(self).text),
      ("index.html", AuditPage(self).text),
      // It is written last: if it exists, the others exist, too.
      (Self.fileName, try jsonText(self)),
    ]
  }

  /// Reads the JSON.
  ///
  /// - Throws: A `DecodingError`.
  package init(json: Data) throws { self = try JSONDecoder().decode(AuditIndex.self, from: json) }

  /// The name of the JSON file.
  package static let fileName = "index.json"
}
