import Foundation
import Guidance
import TestSupport
import Testing

@Suite struct RulesFactsCommandTests {
  @Test func listsEveryFactInEightyColumns() async throws {
    let run = try await Macward.run("rules", "facts")
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    let names = lines.filter { !$0.hasPrefix(" ") }.map(String.init)
    #expect(names == AnyFact.all.map(\.name))
  }

  @Test func listsTheFactsOfOneSubject() async throws {
    let run = try await Macward.run("rules", "facts", "--for", "tab-bar")
    #expect(
      run.output.contains(
        """
        tabCount
          How many tabs the files show
          tabCount: a number, or { atLeast: …, atMost: … }
          of tab-bar; from documents, or code that makes the same
        """))
    #expect(run.output.contains("only in messages, as {name}"))
    #expect(run.output.contains("\noutcome\n"))
    #expect(!run.output.contains("\nisWindowRoot\n"))
    let wrong = try await Macward.run("rules", "facts", "--for", "tabs")
    #expect(wrong.status == 64 && wrong.errors.contains("- tab-bar"))
  }

  @Test func saysWhereAFactComesFrom() async throws {
    let run = try await Macward.run("rules", "facts", "--format", "json")
    let report = try JSONValue(run.output)
    #expect(report["schemaVersion"]?.number == 1)
    let facts = try #require(report["facts"]?.array)
    #expect(facts.count == AnyFact.all.count)
    func fact(_ name: String) -> JSONValue? { facts.first { $0["name"] == .string(name) } }
    #expect(fact("superclasses")?["readFrom"] == "source")
    #expect(fact("superclasses")?["value"] == "words")
    #expect(fact("tabCount")?["readFrom"] == "documents")
    #expect(fact("tabCount")?["ifNotFound"] == "0")
    #expect(fact("targetNames")?["readFrom"] == "project-files")
    #expect(fact("outcome")?["readFrom"] == "decisions")
    #expect(fact("origin")?["words"] == ["storyboard", "xib", "code"])
    #expect(fact("name")?["subjects"]?.array?.count == SubjectKind.allCases.count)
  }
}
