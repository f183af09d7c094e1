package import Foundation

extension AuditIndex {
  /// Returns the index in each of its formats, by file name, with the tables of a history.
  ///
  /// - Throws: An encoding error, which does not occur for an index.
  package func files(_ history: History? = nil) throws -> [(name: String, text: String)] {
    let runs = history.map { HistoryRuns($0) }
    return [
      ("index.md", AuditMarkdown(self, runs).text), ("index.csv", AuditTable(self).text),
      ("index.html", AuditPage(self, runs).text),
      // The JSON is written last: if it exists, the other files exist, too.
      (Self.fileName, try jsonText(self)),
    ]
  }

  /// The names of all files that an index can have. Version 0.2.0 wrote a picture of the history.
  package static let fileNames = ["index.md", "index.csv", "index.html", "history.svg", fileName]

  /// Reads an index from JSON.
  ///
  /// - Throws: A `DecodingError`.
  package init(json: Data) throws { self = try JSONDecoder().decode(AuditIndex.self, from: json) }

  /// The name of the JSON file.
  package static let fileName = "index.json"
}
