import MigrationStrategy
import TestSupport
import Testing

@testable import Scaffold

@Suite struct ScaffoldChoiceTests {
  private static let rule = "tab-bar/view-menu-commands"

  private func rules(_ choice: ScaffoldChoice, team: String? = nil) throws -> Set<String> {
    let sketch = try SketchedProject(SketchedProject.sample("DeepTabs"), team: team)
    return Set(choice.findings(in: try sketch.advice()).map(\.rule))
  }

  @Test func openFindingsCountOnRequest() throws {
    #expect(try rules(ScaffoldChoice()).isEmpty)
    #expect(try rules(.everything).contains(Self.rule))
  }

  @Test func acceptedFindingsCount() throws {
    let team = "decisions: [{ rule: \(Self.rule), status: accepted }]"
    #expect(try rules(ScaffoldChoice(), team: team) == [Self.rule])
  }

  @Test func declinedFindingsNeverCount() throws {
    let team = "decisions: [{ rule: \(Self.rule), status: declined, reason: r }]"
    #expect(try !rules(.everything, team: team).contains(Self.rule))
  }

  @Test func anAcceptedOutcomeBringsItsRule() throws {
    let team = """
      decisions:
        - { outcome: sidebar, object: P01-ts-gb0, status: accepted }
      """
    #expect(try rules(ScaffoldChoice(), team: team).contains("tab-bar/to-sidebar"))
  }

  @Test func rulesAndStructuresNarrow() throws {
    var choice = ScaffoldChoice.everything
    choice.rules = ["icons"]
    #expect(try rules(choice).allSatisfy { $0.hasPrefix("icons/") })
    choice.rules = []
    choice.structures = ["P01-ts-gb0"]
    let found = try rules(choice)
    #expect(found.contains("icons/outline-in-sidebar") && !found.contains("window/single-scene"))
  }
}
