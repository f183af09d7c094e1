package import Foundation

extension AuditIndex {
  /// Returns the index in each of its formats, by file name.
  ///
  /// - Throws: An encoding error, which does not occur for an index.
  package func files() throws -> [(name: String, text: String)] {
    [
      ("index.md", AuditMarkdown(self).text), ("index.csv", AuditTable(self).text),
      ("index.html", AuditPage(self).text),
      // The JSON is written last: if it exists, the other files exist, too.
      (Self.fileName, try jsonText(self)),
    ]
  }

  /// Reads an index from JSON.
  ///
  /// - Throws: A `DecodingError`.
  package init(json: Data) throws { self = try JSONDecoder().decode(AuditIndex.self, from: json) }

  /// The name of the JSON file.
  package static let fileName = "index.json"
}
