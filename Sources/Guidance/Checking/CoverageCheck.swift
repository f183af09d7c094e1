/// Checks that the statements of a list are numbered, and that each one is cited or explained.
struct CoverageCheck {
  private let statements: [GuidanceStatement]
  private let file: CatalogFile
  private(set) var errors: [CatalogErrors.Entry] = []

  /// Creates the check, and checks that the statements are numbered without gaps, so that none is
  /// missing. A group of statements may begin with a multiple of ten.
  init(_ statements: Statements, in file: CatalogFile) {
    self.statements = statements.statements
    self.file = file
    var numbers: [String: Int] = [:]
    for (index, statement) in self.statements.enumerated() {
      let name = statement.document
      let expected = numbers[name, default: 0] + 1
      let number = Int(statement.id.dropFirst(name.count + 1))
      numbers[name] = Self.beginsGroup(number, after: expected) ? number : expected
      if statements.documents[name] == nil {
        add(file, ["statements", "\(index)"], "there is no document '\(name)'")
      } else if number != numbers[name] {
        add(
          file, ["statements", "\(index)"],
          "expected '\(name).\(expected)' here, not '\(statement.id)'")
      }
    }
  }

  /// Whether a number begins a group of statements, which may leave numbers out before it.
  private static func beginsGroup(_ number: Int?, after expected: Int) -> Bool {
    number.map { $0 > expected && $0 % 10 == 0 } ?? false
  }

  /// Checks the statements, by the files that cite them.
  mutating func check(_ citing: [String: Set<CitingFile>]) {
    for (index, statement) in statements.enumerated() {
      let keys = ["statements", "\(index)"]
      switch (citing[statement.id]?.min(), statement.uncited) {
      case (nil, nil):
        add(file, keys, "nothing cites '\(statement.id)', and 'uncited' gives no reason")
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
