import Projects
import TestSupport
import Testing

/// Keys of tables, found by the members of generated types.
@Suite struct CodeTextTests {
  @Test(
    arguments: [
      (["L10n", "Tab", "homeTitle"], "tab.home_title"),
      (["Strings", "tabHomeTitle"], "tab.home_title"),
      (["R", "string", "localizable", "tab_home_title"], "tab.home_title"),
      (["L10n", "Localizable", "Tab", "homeTitle"], "tab.home_title"),
      (["tabHomeTitle"], "tab.home_title"), (["L10n", "`default`"], "default"),
      (["L10n", "Search"], "SEARCH"), (["L10n", "x2Columns"], "x2_columns"),
      (["L10n", "allBooks"], "All Books"), (["L10n", "Title"], nil), (["L10n", "twice"], nil),
      (["L10n", "Any", "default"], nil), (["L10n"], nil), ([], nil), (["L10n", "_"], nil),
    ] as [([String], String?)])
  func aPathThatSpellsOneKeyIsThatKey(path: [String], key: String?) throws {
    let found = try texts([
      "en.lproj/Localizable.strings": """
      "tab.home_title" = "Home"; "default" = "Default"; "SEARCH" = "Search"; "x2_columns" = "2";
      "All Books" = "All Books"; "other.title" = "Other"; "twice" = "1"; "TWICE" = "2";
      """
    ]) { $0.key(spelledBy: path) }
    #expect(found?.key == key)
    #expect(found.map(\.table) == key.map { _ in "Localizable" })
  }

  @Test func ofSeveralTablesTheNamedOneOrTheUsualOneCounts() throws {
    let files: KeyValuePairs = [
      "en.lproj/Localizable.strings": "\"home\" = \"Home\";",
      "en.lproj/Menus.strings": "\"Home\" = \"Start\"; \"file\" = \"File\"; \"edit\" = \"Edit\";",
      "en.lproj/More.strings": "\"EDIT\" = \"Change\";",
      "en.lproj/InfoPlist.strings": "\"name\" = \"App\";",
    ]
    let found = try texts(files) { texts in
      [
        ["L10n", "home"], ["L10n", "Menus", "home"], ["L10n", "file"], ["L10n", "edit"],
        ["L10n", "name"],
      ]
      .map { texts.key(spelledBy: $0).map { "\($0.table)/\($0.key)" } }
    }
    #expect(found == ["Localizable/home", "Menus/Home", "Menus/file", nil, nil])
    let text = try texts(files) {
      [$0.text("Home", table: "Menus"), $0.text("home"), $0.text("file", table: "More")]
    }
    #expect(text == ["Start", "Home", nil])
  }

  @Test func catalogsAndOtherLanguages() throws {
    let found = try texts([
      "Localizable.xcstrings": """
      { "sourceLanguage": "en", "strings": { "tab.new": {}, "tab.old": {
        "localizations": { "en": { "stringUnit": { "value": "Old" } } } } } }
      """,
      "de.lproj/Localizable.strings": "\"nur.deutsch\" = \"Nur\";",
      "en.lproj/Other.strings": "",
    ]) { texts in
      [["L10n", "Tab", "new"], ["L10n", "Tab", "old"], ["L10n", "Nur", "deutsch"]]
        .map { texts.key(spelledBy: $0)?.key }
    }
    #expect(found == ["tab.new", "tab.old", nil])
  }

  @Test func aTableOfALinkedPackageBelongsToTheApp() throws {
    let files: KeyValuePairs = [
      "App.xcodeproj/project.pbxproj": projectFile(
        [TargetSketch("App", compiles: ["A.swift"], links: ["KitProduct"])],
        packages: """
          K = { isa = XCLocalSwiftPackageReference; relativePath = Kit; };
          KitProduct = { package = K; productName = Kit; };
          """),
      "A.swift": "", "Kit/Package.swift": "",
      "Kit/Sources/Kit/Resources/en.lproj/Localizable.strings": "\"tab.home\" = \"Home\";",
    ]
    #expect(try texts(files) { $0.key(spelledBy: ["L10n", "Tab", "home"])?.key } == "tab.home")
  }

  private func texts<Result>(
    _ files: KeyValuePairs<String, String>, _ body: (CodeTexts) throws -> Result
  ) throws -> Result {
    try withFolder(files: files.map { (key: $0, value: $1) } + [(key: "View.swift", value: "")]) {
      root in
      let project = try #require(InputReader(threads: 1).projects(below: [root]).first)
      return try body(CodeTexts(of: project))
    }
  }
}
