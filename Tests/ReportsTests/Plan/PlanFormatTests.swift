import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

@Suite struct PlanFormatTests {
  @Test(arguments: [
    (PlanFormat.terminal, "plan.txt"), (.markdown, "plan.md"), (.csv, "plan.csv"),
    (.github, "plan.sh"),
  ])
  func inEveryFormat(_ form: (format: PlanFormat, file: String)) throws {
    let report = try makeReport(onSample: "Trailhead")
    try Golden(named: "Trailhead/\(form.file)")
      .expect(form.format.render(report, RenderingOptions()))
  }

  /// Efforts depend on the rules, so each one is shown with the edition of the rules.
  @Test(arguments: [PlanFormat.terminal, .markdown, .csv, .github])
  func effortsNameTheEditionOfTheRules(format: PlanFormat) throws {
    let report = try makeReport(onSample: "Trailhead", edition: .year2026)
    #expect(format.render(report, RenderingOptions()).contains("2026"))
  }

  @Test func textsOfAProjectAreNeitherFormulasNorCommands() throws {
    let finding = makeFinding {
      $0.rule = "menu/no-main-menu"
      $0.message = "=HYPERLINK(\"x\"), $(touch x) `id` '"
    }
    var report = makeReport(of: [finding])
    report.projects[0].name = "=1+1"
    report.projects[0].plan = PlanBuilder(try Catalog.builtIn()).plan(for: report.projects[0])
    let csv = PlanFormat.csv.render(report, RenderingOptions())
    #expect(csv.contains("\r\n'=1+1,1,") && csv.contains("\"'=HYPERLINK(\"\"x\"\"), "))
    let script = PlanFormat.github.render(report, RenderingOptions())
    #expect(script.contains("'\\''"))
  }

  @Test func anEmptyPlanSaysSo() {
    #expect(
      PlanFormat.markdown.render(makeReport(of: []), RenderingOptions())
        == "There is nothing to do.\n")
  }
}
