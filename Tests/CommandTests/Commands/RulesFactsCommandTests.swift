import Foundation
import Guidance
import TestSupport
import Testing

@Suite struct RulesFactsCommandTests {
  @Test func listsEveryFactInEightyColumns() async throws {
    let run = try await Macward.run("rules", "show", "facts")
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    let names = lines.filter { !$0.hasPrefix(" ") }.map(String.init)
    #expect(names == AnyFact.all.map(\.name))
  }

  @Test func listsTheFactsOfOneSubject() async throws {
    let run = try await Macward.run("rules", "show", "facts/tab-bar")
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
    let wrong = try await Macward.run("rules", "show", "facts/tabs")
    #expect(wrong.status == 2 && wrong.errors.contains("tab-bar, "))
  }
}
