import Foundation
import TestSupport
import Testing

/// `.ci/check-links` finds links and citations that lead nowhere. `make lint` checks those of the project.
@Suite(.enabled(if: Shell.has("python3")))
struct LinkCheckTests {
  @Test func whatLeadsSomewhereIsAccepted() async throws {
    let run = try await Self.check(
      source: """
        /// It is explained (Guide.md#the-first-part).
        // See Rules/README.md.
        /* See doc:Guide#The-first-part. */
        /// A section needs a command (S2.21).
        /// The folder beside `review.md`.
        let name = "missing.md" // S2.21
        /// See https://example.com/missing.md#part.
        """)
    #expect(run.status == 0, "\(run.output)")
  }

  @Test func whatLeadsNowhereIsAnError() async throws {
    let run = try await Self.check(
      source: """
        /// It is explained (Missing.md).
        /// See Rules/Guide.md.
        // See Guide.md#another-part.
        /// See doc:Missing.
        /// See <doc:Guide#the-first-part>.
        /// A command (S2.22).
        """)
    let problems = [
      "Missing.md: there is no such file", "Rules/Guide.md: there is no such file",
      "Guide.md#another-part: there is no such heading", "doc:Missing: there is no such file",
      "doc:Guide#the-first-part: there is no such heading",
      "S2.22: there is no such statement in Rules/*/statements.yml",
    ]
    #expect(run.status == 1)
    for (index, problem) in problems.enumerated() {
      #expect(run.output.contains("Sources/App.swift:\(index + 1): \(problem)\n"), "\(run.output)")
    }
  }

  @Test func linksOfPagesAreChecked() async throws {
    let run = try await Self.check(
      source: "",
      page: """
        [a guide](Missing.md)
        <doc:Guide#Missing>
        A statement (S9.1).
        """)
    #expect(run.status == 1)
    for problem in [
      "5: Missing.md: there is no such file", "6: doc:Guide#Missing: there is no such heading",
      "7: S9.1: there is no such statement in Rules/*/statements.yml",
    ] {
      #expect(run.output.contains("Guide.md:\(problem)\n"), "\(run.output)")
    }
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
    let script = Repository.root.appending(path: ".ci/check-links").path
    return try await Shell.run("\(Shell.quoted(script)) \(Shell.quoted(folder.path))")
  }
}
