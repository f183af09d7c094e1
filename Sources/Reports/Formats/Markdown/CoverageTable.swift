package import Guidance
import MigrationStrategy

/// The statements of the guidance and the files that cite them, as a Markdown page.
package struct CoverageTable {
  private let coverage: Coverage

  /// Creates a page.
  package init(_ coverage: Coverage) { self.coverage = coverage }

  /// The Markdown text.
  package var text: String {
    ([head, summary] + coverage.documents.map(section)).joined(separator: "\n\n") + "\n"
  }

  private var head: String { "# Which statements of the guidance are cited" }

  private var summary: String {
    let entries = coverage.documents.flatMap(\.entries)
    let cited = entries.filter { !$0.files.isEmpty }
    let files = Dictionary(grouping: Set(cited.flatMap(\.files)), by: \.kind).mapValues(\.count)
    let kinds: [(CitingFile.Kind, String)] = [
      (.rule, "rule"), (.decision, "decision"), (.equivalent, "equivalent"), (.list, "other file"),
    ]
    let counts = kinds.map { counted(files[$0, default: 0], $1) }.joined(separator: ", ")
    return TextLayout(width: 100).wrap(
      "Of \(counted(entries.count, "statement")) \(cited.count) are cited, by \(counts). The tables "
        + "say why nothing cites the other \(entries.count - cited.count). `swift run Development "
        + "coverage Rules` writes this page.")
  }

  private func section(_ document: Coverage.Document) -> String {
    var table = MarkdownTable(["Statement", "About", "Cited by"], isRagged: true)
    for entry in document.entries {
      let links = entry.files.map { link(name(of: $0), to: $0.path) }.joined(separator: ", ")
      table.add([
        markdown(entry.statement.id), markdown(entry.statement.about),
        entry.statement.uncited.map { "— \(markdown($0))" } ?? links,
      ])
    }
    return "## \(markdown(document.name)): \(markdown(document.title))\n\n\(table.text)"
  }

  /// Returns the name of a file: the ID of a rule, or a kind and an ID, because IDs of other kinds
  /// may be the same as those of rule groups.
  private func name(of file: CitingFile) -> String {
    switch file.kind {
    case .rule, .list: file.name
    case .decision: "decision \(file.name)"
    case .equivalent: "equivalent \(file.name)"
    }
  }
}
