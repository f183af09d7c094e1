/// Checks that each statement is cited or explained, and that each source is a statement.
struct CoverageCheck {
  private let statements: [Statement]
  private let file: CatalogFile
  private(set) var errors: [CatalogErrors.Entry] = []

  /// Creates the check, and checks that the statements are numbered without gaps, so that none is
  /// missing.
  init(_ statements: Statements, in file: CatalogFile) {
    self.statements = statements.statements
    self.file = file
    var numbers: [String: Int] = [:]
    for (index, statement) in self.statements.enumerated() {
      let name = statement.document
      numbers[name, default: 0] += 1
      if statements.documents[name] == nil {
        add(file, ["statements", "\(index)"], "there is no document '\(name)'")
      } else if statement.id != "\(name).\(numbers[name, default: 0])" {
        add(
          file, ["statements", "\(index)"],
          "expected '\(name).\(numbers[name, default: 0])' here, not '\(statement.id)'")
      }
    }
  }

  /// Checks the sources of a file.
  mutating func check(_ citations: [Citation], in file: CatalogFile?) {
    let ids = Set(statements.map(\.id))
    for citation in citations where !ids.contains(citation.source) {
      guard let file else { continue }
      let message = "there is no statement '\(citation.source)'"
      errors += file.error(at: citation.place, message).entries
    }
  }

  /// Checks the statements, by the files that cite them.
  mutating func check(_ citing: [String: Set<CitingFile>]) {
    for (index, statement) in statements.enumerated() {
      let keys = ["statements", "\(index)"]
      switch (citing[statement.id]?.min(), statement.uncited) {
      case (nil, nil):
        add(file, keys, "nothing cites '\(statement.id)', and 'uncited' does not say why")
      case (let citing?, _?):
        add(file, keys + ["uncited"], "'\(statement.id)' is cited, by \(citing.path)")
      default: break
      }
    }
  }

  private mutating func add(_ file: CatalogFile, _ keys: [String], _ message: String) {
    errors += file.error(at: keys, message).entries
  }
}
