import Guidance
import MigrationStrategy
import Testing

@testable import Reports

@Suite struct PlanBuilderTests {
  private func plan(
    _ findings: [RecommendationReport], checklist: [RecommendationReport] = []
  ) throws -> PlanReport {
    var project = makeReport(of: findings).projects[0]
    project.checklist = checklist
    return PlanBuilder(try Catalog.builtIn()).plan(for: project)
  }

  private func finding(
    _ rule: String, _ severity: Severity = .recommended, _ effort: Effort? = .small,
    _ status: Recommendation.Status = .open
  ) -> RecommendationReport {
    makeFinding { ($0.rule, $0.severity, $0.effort, $0.status) = (rule, severity, effort, status) }
  }

  @Test func allFindingsOfARuleAreOneTask() throws {
    let plan = try plan([
      finding("modal/dismiss-position"), finding("modal/dismiss-position", .required),
      finding("modal/action-sheet"),
    ])
    #expect(plan.phases.map(\.id) == ["sheets"])
    let task = try #require(plan.tasks.first { $0.rule == "modal/dismiss-position" })
    #expect(task.title == "Move the buttons of sheets to the bottom")
    #expect(task.places == 2 && task.recommendations == [0, 1] && task.severity == .required)
  }

  @Test func aPhaseWithoutTasksStandsForThoseBeforeIt() throws {
    let plan = try plan([finding("project/iphone-only"), finding("menu/no-main-menu")])
    #expect(plan.phases.map(\.id) == ["before", "menus"])
    #expect(plan.phases.map(\.after) == [[], ["before"]])
    #expect(Wording.order(of: plan.phases[1], in: plan) == "½ to 1 day. After phase 1.")
  }

  @Test func whatIsSettledIsNotPlanned() throws {
    let plan = try plan([
      finding("menu/no-main-menu", .required, .small, .done),
      finding("menu/find-command", .required, .small, .declined),
    ])
    #expect(plan.phases.isEmpty && plan.days == nil)
    #expect(Wording.shortEffort(of: plan) == "no estimate")
  }

  @Test func theChecklistIsPartOfThePlan() throws {
    let plan = try plan([], checklist: [finding("window/scene-life-cycle", .required, .medium)])
    #expect(plan.tasks.map(\.checklist) == [[0]] && plan.tasks[0].recommendations.isEmpty)
    #expect(plan.days == EffortRange(from: 2, to: 5))
  }

  @Test func whatToConsiderIsCountedSeparately() throws {
    let plan = try plan([
      finding("menu/no-main-menu", .required, .medium), finding("icons/fixed-tint", .consider),
      finding("tab-bar/badge", .consider, nil),
    ])
    #expect(
      Wording.shortEffort(of: plan)
        == "2 to 5 days for what is required or recommended, ½ to 1 day more for what to consider")
    #expect(plan.tasks.last?.days == nil || plan.tasks.contains { $0.days == nil })
  }
}
