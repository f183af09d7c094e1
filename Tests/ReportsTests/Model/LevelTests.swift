import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// Runs, belongs, excels: which level an app reaches, and what is missing for the next.
@Suite struct LevelTests {
  private func level(
    _ open: [(Severity, String)], verdict: RouteAdvice.Verdict = .already
  ) throws -> LevelReport {
    var project = try makeReport(onSample: "FieldNotes").projects[0]
    project.routes = project.routes.map { route in
      var route = route
      route.verdict = route.route == "catalyst-ipad" ? verdict : .possible
      return route
    }
    let phase = try #require(project.plan.phases.first)
    let task = try #require(phase.tasks.first)
    let tasks = open.map { severity, title in
      var task = task
      (task.severity, task.title) = (severity, title)
      return task
    }
    project.plan = PlanReport([PlanPhaseReport(phase, tasks)])
    return LevelReport(project)
  }

  private func words(_ level: LevelReport, required: Int = 0, recommended: Int = 0) -> String {
    let severity = ["required": required, "recommended": recommended]
    return level.words(ProjectReport.Summary(severity: severity, effort: [:]))
  }

  @Test func anAppWithoutABuildForTheMacDoesNotRun() throws {
    let level = try level([(.required, "A"), (.recommended, "B")], verdict: .advised)
    #expect(level.reached == nil && level.next == .runs)
    #expect(level.missing == ["A build for the Mac", "A"])
    #expect(
      words(level, required: 1, recommended: 1)
        == "Level: none yet. To run on the Mac: a Mac build, 1 required. To belong on the Mac: 1 recommended. "
        + "To excel: nothing more.")
  }

  @Test func whatIsRecommendedIsMissingForTheSecondLevel() throws {
    let level = try level([(.recommended, "B"), (.recommended, "C"), (.recommended, "D")])
    #expect(level.reached == .runs && level.next == .belongs)
    #expect(level.missing == ["B", "C", "D"])
    #expect(
      words(level, recommended: 3)
        == "Level: runs. To belong on the Mac: 3 recommended. To excel: nothing more.")
  }

  @Test func whatIsLeftToConsiderIsMissingForTheThirdLevel() throws {
    let level = try level([(.consider, "E")])
    #expect(level.reached == .belongs && level.next == .excels && level.missing == ["E"])
  }

  @Test func nothingIsMissing() throws {
    let level = try level([])
    #expect(level.reached == .excels && level.next == nil)
    #expect(words(level) == "Level: excels. Nothing is open, as far as the files show.")
  }
}
