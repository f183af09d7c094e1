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
    package var statement: GuidanceStatement
    /// The files that cite the statement. It is empty for a statement that explains why it is not
    /// cited.
    package var files: [CitingFile]
  }

  /// The documents, sorted by name.
  package var documents: [Document]

  init(_ lists: [Statements], citedBy files: [String: [CitingFile]]) {
    documents = lists.flatMap { list in
      list.documents.map { name, title in
        let entries = list.statements.filter { $0.document == name }
          .map { Entry(statement: $0, files: files[$0.id] ?? []) }
        return Document(name: name, title: title, entries: entries)
      }
    }.sorted { $0.name < $1.name }
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

  /// Creates a file from its path without the extension, and the path of the folder that contains
  /// its part of the catalog.
  init(_ path: String, in folder: String = "") {
    let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
    kind = parts.count > 1 ? Kind(rawValue: parts[0]) ?? .list : .list
    name = parts.last ?? path
    self.path = folder + path + ".yml"
  }

  /// Orders files by kind, name, and path.
  package static func < (a: CitingFile, b: CitingFile) -> Bool {
    (a.kind, a.name, a.path) < (b.kind, b.name, b.path)
  }
}

extension CatalogFolder {
  /// Returns the files of the folder that cite each of its statements, or `nil` for a folder
  /// without `statements.yml`.
  ///
  /// - Throws: All statements that are cited and not listed, all that are neither cited nor explained,
  ///   and all errors in the numbering.
  package func coverage() throws(CatalogErrors) -> Coverage? {
    try checkFiles()
    let lists = parts.filter { $0.statements != nil }
    guard !lists.isEmpty else { return nil }
    let citing = parts.reduce(into: [:]) { $0.merge($1.citing(in: self)) { $0.union($1) } }
    let known = Set(lists.flatMap { $0.statements?.statements.map(\.id) ?? [] })
    let errors = lists.flatMap { $0.statementErrors(citing) } + parts.flatMap { $0.unknown(known) }
    guard errors.isEmpty else { throw CatalogErrors(errors) }
    return Coverage(lists.compactMap(\.statements), citedBy: citing.mapValues { $0.sorted() })
  }

  /// Returns the files of this part of a folder that cite each statement.
  private func citing(in whole: CatalogFolder) -> [String: Set<CitingFile>] {
    let prefix =
      folder == whole.folder ? "" : String(folder.dropFirst(whole.folder.count + 1)) + "/"
    var citing: [String: Set<CitingFile>] = [:]
    for (path, file) in files {
      for citation in file.root.citations where citation.isStatement {
        citing[citation.source, default: []].insert(CitingFile(path, in: prefix))
      }
    }
    return citing
  }

  /// Returns the errors in the list of statements of this part.
  private func statementErrors(_ citing: [String: Set<CitingFile>]) -> [CatalogErrors.Entry] {
    guard let statements, let file = files["statements"] else { return [] }
    var check = CoverageCheck(statements, in: file)
    check.check(citing)
    return check.errors
  }

  /// Returns the errors for sources that are numbered statements of no list.
  private func unknown(_ known: Set<String>) -> [CatalogErrors.Entry] {
    files.sorted { $0.key < $1.key }.flatMap { _, file in
      file.root.citations.filter { $0.isStatement && !known.contains($0.source) }.flatMap {
        file.error(at: $0.place, "there is no statement '\($0.source)'").entries
      }
    }
  }
}
