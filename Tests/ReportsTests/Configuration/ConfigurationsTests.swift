import FileReading
import Guidance
import Testing

@testable import Reports

/// What teams say about several projects at once.
@Suite struct ConfigurationsTests {
  private static let text = """
    decisions:
      - { rule: a, status: accepted }
      - { rule: b, status: accepted, structure: One/Main.storyboard#x }
    """

  private func shared(by folders: String...) throws -> Configurations {
    let file = try Configuration(".macward.yml", text: Self.text)
    return folders.reduce(into: Configurations()) { $0.add(file.relative(to: $1), for: $1) }
  }

  private func note(_ line: Int, in file: String = "../.macward.yml") -> InputProblem {
    InputProblem(.note, at: SourceLocation(file: file, line: line, column: 5), "gone")
  }

  @Test func aFileThatSeveralProjectsShareIsStaleWhereItIsSoForAll() throws {
    let both = try shared(by: "One", "Two")
    #expect(both.isShared("One") && both.isShared("Two") && !both.isShared("Three"))
    let everywhere = both.sharedNotes([("One", [note(2), note(3)]), ("Two", [note(2), note(3)])])
    #expect(everywhere.map(\.location.line) == [2, 3])
    #expect(everywhere.allSatisfy { $0.location.file == ".macward.yml" })
    let somewhere = both.sharedNotes([("One", [note(2)]), ("Two", [])])
    #expect(somewhere.isEmpty)
  }

  @Test func whoKnowsOneOfSeveralProjectsCannotTell() throws {
    let both = try shared(by: "One", "Two")
    #expect(both.sharedNotes([("One", [note(2)])]).isEmpty)
  }

  @Test func twoProjectsInOneFolderShareTheFileInIt() throws {
    let one = try shared(by: "One")
    let common = one.sharedNotes([("One", [note(2), note(3)]), ("One", [note(2)])])
    #expect(common.map(\.location.line) == [2])
  }

  @Test func aProjectThatSharesNothingTellsItsOwn() throws {
    let one = try shared(by: "One")
    #expect(!one.isShared("One") && one.sharedNotes([("One", [note(2)])]).isEmpty)
  }
}
