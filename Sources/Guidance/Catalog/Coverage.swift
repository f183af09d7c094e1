/// Which files of a catalog cite which statements of the guidance.
package struct Coverage: Sendable {
  /// A document with its statements.
  package struct Document: Sendable {
    /// Its name, such as `S2`.
    package var name: String
    /// Its title.
    package var title: String
    /// Its statements, in order.
    package var entries: [Entry]
  }

  /// A statement and what cites it.
  package struct Entry: Sendable {
    /// The statement.
    package var statement: Statement
    /// The files that cite it; none for a statement that says why.
    package var files: [CitingFile]
  }

  /// The documents, by name.
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
  /// What a file holds, in the order in which files are listed.
  package enum Kind: String, Sendable, CaseIterable, Comparable {
    case rule = "rules"
    case decision = "decisions"
    case equivalent = "equivalents"
    /// A file beside those folders, such as that of the key equivalents.
    case list = ""

    /// In the order in which files are listed.
    package static func < (a: Kind, b: Kind) -> Bool {
      allCases.firstIndex(of: a) ?? 0 < allCases.firstIndex(of: b) ?? 0
    }
  }

  /// What it holds.
  package var kind: Kind
  /// The id of what it holds, or the file's own name.
  package var name: String
  /// Where it is in the catalog's folder.
  package var path: String

  /// Creates the reference from the file's path without its suffix.
  init(_ path: String) {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    kind = parts.count > 1 ? Kind(rawValue: parts[0]) ?? .list : .list
    name = parts.last ?? path
    self.path = path + ".yml"
  }

  /// By kind and name.
  package static func < (a: CitingFile, b: CitingFile) -> Bool {
    (a.kind, a.name) < (b.kind, b.name)
  }
}

extension CatalogFolder {
  /// Which of the folder's files cite which of its statements; `nil` for a folder without
  /// `statements.yml`.
  ///
  /// - Throws: All sources that are no statements, all statements that are neither cited nor
  ///   explained, and what is wrong with their numbers.
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
