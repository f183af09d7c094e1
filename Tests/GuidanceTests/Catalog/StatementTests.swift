import Guidance
import TestSupport
import Testing
import YAMLReading

/// The numbered statements of the guidance.
@Suite struct StatementTests {
  let folder: CatalogFolder
  let statements: Statements

  init() throws {
    folder = try CatalogFolder.inCheckout()
    statements = try #require(folder.targets["mac"]?.statements)
  }

  @Test func allStatementsOfAllDocumentsAreThereWithoutAGap() {
    let counts = [("S0", 36), ("S1", 31), ("S2", 35), ("S3", 22), ("S4", 24), ("M1", 23)]
    let expected = counts.flatMap { name, count in (1...count).map { "\(name).\($0)" } }
    #expect(statements.statements.map(\.id) == expected)
    #expect(statements.documents.keys.sorted() == counts.map(\.0).sorted())
  }

  @Test func eachIsAboutSomethingInAFewWords() {
    for statement in statements.statements {
      #expect(!statement.about.isEmpty, "\(statement.id)")
      #expect(statement.about.split(separator: " ").count <= 10, "\(statement.id)")
      #expect(statement.uncited != "", "\(statement.id)")
    }
  }

  @Test func eachIsCitedOrSaysWhyNot() throws {
    let coverage = try #require(try folder.coverage())
    let entries = coverage.documents.flatMap(\.entries)
    #expect(Set(entries.map(\.statement.id)).isSuperset(of: statements.statements.map(\.id)))
    for entry in entries {
      #expect(entry.files.isEmpty == (entry.statement.uncited != nil), "\(entry.statement.id)")
      #expect(entry.files == entry.files.sorted())
    }
  }

  @Test func aStatementNamesAllKindsOfFilesThatCiteIt() throws {
    let entries = try #require(try folder.coverage()).documents.flatMap(\.entries)
    let viewMenu = try #require(entries.first { $0.statement.id == "S2.21" })
    let paths = viewMenu.files.map(\.path)
    #expect(paths.first == "mac/rules/tab-bar/view-menu-commands.yml")
    #expect(
      paths.contains("mac/equivalents/view-menu-commands.yml") && paths.last == "shortcuts.yml")
    #expect(viewMenu.files.first?.name == "tab-bar/view-menu-commands")
    // A term of the decision cites it, and not the decision itself.
    let changing = try #require(entries.first { $0.statement.id == "S4.5" })
    #expect(changing.files.map(\.path) == ["mac/decisions/tab-bar.yml"])
  }

  @Test func theBinaryHasTheirWords() throws {
    let catalog = YAMLNode(embedded: try folder.embedded())
    #expect(catalog["mac/statements"] != nil && catalog["mac/target"] != nil)
  }
}
