import FileReading
import InterfaceBuilder
import Projects
import TestSupport
import Testing

@Suite struct LanguageProblemTests {
  private static let main = storyboard(
    initial: "a", .screen("a").titled("Start"))

  @Test(
    arguments: [
      ("de", ["de", "fr"], nil, []),
      ("it", ["de", "fr"], nil, ["There are: de, fr."]),
      ("en", [], nil, []), ("de", ["de"], "de", []),
      ("it", [], nil, ["There are no translations."]),
      ("en", ["de"], "en", []), ("en-GB", ["de"], "en", []),
      ("it", ["de"], "en", ["There are: de."]),
    ] as [(String, [String], String?, [String])])
  func aLanguageThatIsNotThereGivesANote(
    language: String, tables: [String], region: String?, notes: [String]
  ) throws {
    var files = [(key: "Base.lproj/Main.storyboard", value: Self.main)]
    files += tables.map { ("\($0).lproj/Main.strings", "\"a.title\" = \"\($0)\";") }
    if let region {
      files.append(
        (
          "App.xcodeproj/project.pbxproj",
          "{ objects = { P = { isa = PBXProject; developmentRegion = \(region); }; }; "
            + "rootObject = P; }"
        ))
    }
    let problems = try problems(files, in: language)
    #expect(problems.map(\.level) == notes.map { _ in .note })
    for (problem, note) in zip(problems, notes) { #expect(problem.message.contains(note)) }
  }

  @Test func aLanguageThatHasOtherTextsGivesANote() throws {
    let files = [
      ("Base.lproj/Main.storyboard", Self.main), ("de.lproj/Localizable.strings", "x = y;"),
      ("de.lproj/InfoPlist.strings", "x = y;"), ("fr.lproj/Main.strings", "\"a.title\" = Start;"),
    ]
    let problem = try #require(try problems(files, in: "de").first)
    #expect(problem.level == .note)
    #expect(problem.message.hasSuffix("Only other texts are translated."))
    #expect(try problems(files, in: "fr").isEmpty)
  }

  @Test(
    arguments: [
      ("de.lproj/Main.strings", "\"a.title\" = \"Anfang\";\n\"b.title\" = \"x;\n", 2),
      ("mul.lproj/Main.xcstrings", "{\n}", 1), ("Main.xcstrings", "{\n \"strings\": [,\n", 2),
    ])
  func aDamagedTableIsANote(file: String, text: String, line: Int) throws {
    let problems = try problems(
      [("Base.lproj/Main.storyboard", Self.main), (file, text), ("de.lproj/T.strings", "")],
      in: "de")
    let problem = try #require(problems.first)
    #expect(problems.count == 1)
    #expect(problem.level == .note)
    #expect(problem.location == SourceLocation(file: file, line: line))
    #expect(problem.message.contains("cannot be read"))
  }

  @Test func nobodyLooksAtTablesThatNobodyNeeds() throws {
    let files = [("Base.lproj/Main.storyboard", Self.main), ("de.lproj/Main.strings", "damaged")]
    #expect(try problems(files, in: nil).isEmpty)
  }

  @Test(
    arguments: [
      (nil, "Base", "Start"), ("de", "de", "Anfang"), ("de-CH", "de", "Anfang"),
      ("fr", "Base", "Départ"), ("it", "Base", "Start"),
    ] as [(String?, String, String)])
  func theCopyInTheLanguageCounts(language: String?, folder: String, title: String) throws {
    let german = storyboard(initial: "a", .screen("a").titled("Anfang"))
    let project = try project(
      [
        ("Base.lproj/Main.storyboard", Self.main), ("de.lproj/Main.storyboard", german),
        ("fr.lproj/Main.strings", "\"a.title\" = \"Départ\";"),
      ], in: language)
    #expect(project.documents.map(\.file) == ["\(folder).lproj/Main.storyboard"])
    #expect(project.documents.flatMap(\.controllers).map(\.title) == [title])
    #expect(project.originals[title] == (title == "Start" ? nil : ["Start"]))
  }

  private func problems(
    _ files: [(String, String)], in language: String?
  ) throws -> [InputProblem] {
    try project(files, in: language).problems
  }

  private func project(_ files: [(String, String)], in language: String?) throws -> Project {
    try withFolder(files: files.map { (key: $0.0, value: $0.1) }) { root in
      let language = language.flatMap { Language($0) }
      return try #require(
        InputReader(threads: 1, language: language).read([root]).projects.first)
    }
  }
}
