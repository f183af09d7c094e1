/// The files of a catalog that cite each statement of the guidance.
package struct Coverage: Sendable {
  /// A document of the guidance and its statements.
  package struct Document: Sendable {
    /// The name, such as `S2`.
    package var name: String
    /// The title.
    package var title: String
    /// The statements, in order.
    package var entries: [Entry]
  }

  /// A statement and the files that cite it.
  package struct Entry: Sendable {
    /// The statement.
    package var statement: Statement
    /// The files that cite the statement. It is empty for a statement that explains why it is not
    /// cited.
    package var files: [CitingFile]
  }

  /// The documents, sorted by name.
  package var documents: [Document]

  init(_ statements: Statements, citedBy files: [String: [CitingFile]]) {
    documents = statements.documents.sorted { $0.key < $1.key }.map { name, title in
      let entries = statements.statements.filter { $0.document == name }
        .map { Entry(statement: $0, files: files[$0.id] ?? []) }
      return Document(name: name, title: title, entries: entries)
    }
  }
}

/// A file of a catalog that cites statements.
package struct CitingFile: Sendable, Hashable, Comparable {
  /// The kind of a file, in the order in which files are listed.
  package enum Kind: String, Sendable, CaseIterable, Comparable {
    case rule = "rules"
    case decision = "decisions"
    case equivalent = "equivalents"
    /// A file in none of these folders, such as `shortcuts.yml`.
    case list = ""

    /// Orders kinds as files are listed.
    package static func < (a: Kind, b: Kind) -> Bool {
      allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
    }
  }

  /// The kind of the file.
  package var kind: Kind
  /// The ID of the file's contents, or the name of the file.
  package var name: String
  /// The path in the catalog's folder.
  package var path: String

  /// Creates a file from its path without the extension.
  init(_ path: String) {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    kind = parts.count > 1 ? Kind(rawValue: parts[0]) ?? .list : .list
    name = parts.last ?? path
    self.path = path + ".yml"
  }

  /// Orders files by kind and name.
  package static func < (a: CitingFile, b: CitingFile) -> Bool {
    (a.kind, a.name) < (b.kind, b.name)
  }
}

extension CatalogFolder {
  /// Returns the files of the folder that cite each of its statements, or `nil` for a folder
  /// without `statements.yml`.
  ///
  /// - Throws: All sources that are not statements, all statements that are neither cited nor
  ///   explained, and all errors in the numbering.
  package func coverage() throws(CatalogErrors) -> Coverage? {
    try checkFiles()
    guard let statements, let file = files["statements"] else { return nil }
    let citations = files.mapValues { $0.root.citations.filter(\.isStatement) }
    var citing: [String: Set<CitingFile>] = [:]
    for (path, citations) in citations {
      for citation in citations { citing[citation.source, default: []].insert(CitingFile(path)) }
    }
    let coverage = Coverage(statements, citedBy: citing.mapValues { $0.sorted() })
    var check = CoverageCheck(statements, in: file)
    for (path, citations) in citations { check.check(citations, in: files[path]) }
    check.check(citing)
    guard check.errors.isEmpty else { throw CatalogErrors(check.errors) }
    return coverage
  }
}
