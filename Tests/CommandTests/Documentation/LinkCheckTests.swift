import Foundation
import TestSupport
import Testing

/// `.ci/check-links` finds links and citations that lead nowhere.
@Suite(.enabled(if: Shell.has("python3")))
struct LinkCheckTests {
  @Test func noLinkOrCitationOfTheProjectIsBroken() async throws {
    let run = try await Self.check(Repository.root)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(arguments: [
    "/// It is explained (Guide.md#the-first-part).", "// See Rules/README.md.",
    "/* See doc:Guide#The-first-part. */", "/// A section needs a command (S2.21).",
    "/// The folder beside `review.md`.", #"let name = "missing.md" // S2.21"#,
    "/// See https://example.com/missing.md#part.",
  ])
  func whatLeadsSomewhereIsAccepted(line: String) async throws {
    let run = try await Self.check(source: line)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test(arguments: [
    ("/// It is explained (Missing.md).", "Missing.md: there is no such file"),
    ("/// See Rules/Guide.md.", "Rules/Guide.md: there is no such file"),
    ("// See Guide.md#another-part.", "Guide.md#another-part: there is no such heading"),
    ("/// See doc:Missing.", "doc:Missing: there is no such file"),
    ("/// See <doc:Guide#the-first-part>.", "doc:Guide#the-first-part: there is no such heading"),
    ("/// A command (S2.22).", "S2.22: there is no such statement in Rules/*/statements.yml"),
  ])
  func whatLeadsNowhereIsAnError(line: String, problem: String) async throws {
    let run = try await Self.check(source: "\n" + line)
    #expect(run.status == 1)
    #expect(run.output.contains("Sources/App.swift:2: \(problem)\n"), "\(run.output)")
  }

  @Test(arguments: [
    ("[a guide](Missing.md)", "Missing.md: there is no such file"),
    ("<doc:Guide#Missing>", "doc:Guide#Missing: there is no such heading"),
    ("A statement (S9.1).", "S9.1: there is no such statement in Rules/*/statements.yml"),
  ])
  func linksOfPagesAreChecked(text: String, problem: String) async throws {
    let run = try await Self.check(source: "", page: text)
    #expect(run.status == 1)
    #expect(run.output.contains("Guide.md:5: \(problem)\n"), "\(run.output)")
  }

  /// Checks a small project with a source file and an article.
  private static func check(source: String, page: String = "") async throws -> Shell.Run {
    let folder = try TemporaryFolder()
    try folder.write(source + "\n", to: "Sources/App.swift")
    try folder.write("[Rules](Rules/README.md)\n", to: "README.md")
    try folder.write("# Rules\n", to: "Rules/README.md")
    try folder.write("  - { id: S2.21, about: \"Commands\" }\n", to: "Rules/mac/statements.yml")
    try folder.write(
      "# Guide\n\n## The first part\n\n\(page)\n",
      to: "Sources/macward/macward.docc/Articles/Guide.md")
    return try await check(folder.url)
  }

  private static func check(_ folder: URL) async throws -> Shell.Run {
    let script = Repository.root.appending(path: ".ci/check-links").path
    return try await Shell.run("\(Shell.quoted(script)) \(Shell.quoted(folder.path))")
  }
}
