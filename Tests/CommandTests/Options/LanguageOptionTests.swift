import Foundation
import TestSupport
import Testing

@Suite struct LanguageOptionTests {
  private static let main = storyboard(
    initial: "bar", .tabs("bar", "a", "b"), .list("a").containing(tabItem("Books", id: "ai")),
    .screen("b").containing(tabItem("Authors", id: "bi")))

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App.xcodeproj/x")
    try folder.write(Self.main, to: "App/Base.lproj/Main.storyboard")
    try folder.write(
      "\"ai.title\" = \"Bücher\";\n\"bi.title\" = \"Autoren\";\n", to: "App/de.lproj/Main.strings")
    try folder.write("\"ai.title\" = \"도서\";", to: "App/ko.lproj/Main.strings")
    return folder
  }

  @Test(
    arguments: [
      ("de", ["Bücher", "Autoren"]), ("de-AT", ["Bücher", "Autoren"]), ("ko", ["도서", "Authors"]),
      ("KO_kr", ["도서", "Authors"]),
    ])
  func titlesAreInTheLanguage(language: String, titles: [String]) async throws {
    let folder = try app()
    let run = try await Macward.run(
      "report", folder.path, "--format", "json", "--language", language)
    #expect(run.status == 0 && run.errors.isEmpty)
    for title in titles { #expect(run.output.contains("\"\(title)\"")) }
    #expect(!run.output.contains("Books"))
    #expect(run.output.contains("\"language\" : \"\(language == "KO_kr" ? "ko-KR" : language)\""))
  }

  @Test func withoutALanguageNothingIsSaidOfOne() async throws {
    let folder = try app()
    let run = try await Macward.run("report", folder.path, "--format", "json")
    #expect(run.output.contains("\"Books\"") && !run.output.contains("\"language\""))
  }

  @Test func aLanguageThatIsNotThereIsANote() async throws {
    let folder = try app()
    let run = try await Macward.run("report", folder.path, "--language", "fr", "--details")
    #expect(run.status == 0 && run.errors.isEmpty)
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("No title here is in the language fr"))
    #expect(words.contains("There are: de, ko."))
    #expect(words.contains("titles in fr"))
  }

  @Test(arguments: [[], ["--jobs", "1"]])
  func aDocumentByItselfFindsItsTables(options: [String]) async throws {
    let folder = try app()
    let file = folder.path + "/App/Base.lproj/Main.storyboard"
    let run = try await Macward.run(
      ["report", file, "--format", "json", "--language", "de"] + options)
    #expect(run.status == 0)
    #expect(run.output.contains("\"Autoren\""))
  }

  @Test(arguments: ["", "klingon!", "../de", "Base"])
  func whatIsNoLanguageIsWrongUsage(language: String) async throws {
    let run = try await Macward.run("report", Repository.sample("Couch"), "--language", language)
    #expect(run.status == 64)
    #expect(run.errors.contains("--language"))
  }

  @Test func explainsInTheLanguage() async throws {
    let folder = try app()
    try folder.write(
      Self.main.replacing("Books", with: "Livres"), to: "App/fr.lproj/Main.storyboard")
    let file = folder.path + "/App/Base.lproj/Main.storyboard#bar"
    let german = try await Macward.run("explain", file, "--language", "de")
    #expect(german.status == 0 && german.output.contains("  “Bücher” → "))
    let french = try await Macward.run("explain", file, "--language", "fr")
    #expect(french.status == 0 && french.output.contains("  “Livres” → "))
    #expect(french.output.contains("App/fr.lproj/Main.storyboard"))
  }

  @Test func auditsInTheLanguage() async throws {
    let folder = try app()
    let output = folder.path + "/out"
    func audit(_ options: String...) async throws -> Macward.Run {
      try await Macward.run(["audit", folder.path + "/App", "--output", output] + options)
    }
    #expect(try await audit().status == 0)
    #expect(try await audit("--language", "de", "--resume").errors.contains("unchanged") == false)
    let index = try String(contentsOfFile: output + "/index.json", encoding: .utf8)
    #expect(index.contains("\"language\" : \"de\""))
    #expect(try await audit("--language", "de", "--resume").errors.contains("unchanged"))
    try folder.write("\"ai.title\" = \"Bände\";", to: "App/de.lproj/Main.strings")
    #expect(try await audit("--language", "de", "--resume").errors.contains("unchanged") == false)
  }
}
