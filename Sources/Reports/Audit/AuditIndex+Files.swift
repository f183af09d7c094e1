package import Foundation

extension AuditIndex {
  /// Returns the index in each of its formats, by file name, with the picture of a history.
  ///
  /// - Throws: An encoding error, which does not occur for an index.
  package func files(_ history: History? = nil) throws -> [(name: String, text: String)] {
    let runs = history.map { HistoryRuns($0) }
    let picture = runs.flatMap { HistoryChart($0.recent) }.map { [(Self.chart, $0.file)] } ?? []
    return picture + [
      ("index.md", AuditMarkdown(self, runs).text), ("index.csv", AuditTable(self).text),
      ("index.html", AuditPage(self, runs).text),
      // The JSON is written last: if it exists, the other files exist, too.
      (Self.fileName, try jsonText(self)),
    ]
  }

  /// The names of all files that an index can have.
  package static let fileNames = ["index.md", "index.csv", "index.html", chart, fileName]

  /// The name of the picture of the history.
  static let chart = "history.svg"

  /// Reads an index from JSON.
  ///
  /// - Throws: A `DecodingError`.
  package init(json: Data) throws { self = try JSONDecoder().decode(AuditIndex.self, from: json) }

  /// The name of the JSON file.
  package static let fileName = "index.json"
}
