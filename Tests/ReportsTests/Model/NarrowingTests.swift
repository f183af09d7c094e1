import Guidance
import TestSupport
import Testing

@testable import Reports

@Suite struct NarrowingTests {
  @Test func onlyTheFindingsOfARuleAreLeft() throws {
    let report = try makeReport(onSample: "DeepTabs")
    let part = try report.narrowed(to: Narrowing(rules: ["tab-bar/view-menu-commands"]))
    let project = part.projects[0]
    #expect(project.recommendations.map(\.rule) == ["tab-bar/view-menu-commands"])
    #expect(project.summary.severity["required"] == 1 && project.summary.severity["consider"] == 0)
    #expect(project.structures.flatMap(\.recommendations) == [0])
    #expect(project.plan.tasks.map(\.recommendations) == [[0]])
    #expect(project.plan.phases.count == 1)
  }

  @Test(arguments: ["icons", "icons/*"])
  func aGroupIsAllOfItsRules(name: String) throws {
    let report = try makeReport(onSample: "DeepTabs")
    let rules = try report.narrowed(to: Narrowing(rules: [name])).projects[0].recommendations
    #expect(!rules.isEmpty && rules.allSatisfy { $0.rule.hasPrefix("icons/") })
  }

  @Test func aSeverityLeavesOutThoseBelow() throws {
    let report = try makeReport(onSample: "DeepTabs")
    let part = try report.narrowed(to: Narrowing(severity: .recommended)).projects[0]
    #expect(part.recommendations.allSatisfy { $0.severity >= .recommended })
    #expect(part.plan.optionalDays == nil)
  }

  @Test(arguments: [
    (Narrowing(apps: ["DeepTab"]), "there is no app “DeepTab” here; did you mean “DeepTabs”?"),
    (Narrowing(apps: ["Quite other"]), "there is no app “Quite other” here; there are DeepTabs"),
    (
      Narrowing(rules: ["quite/other"]),
      "there is no rule “quite/other”; macward rules names them"
    ),
    (Narrowing(rules: ["icns"]), "there is no rule “icns”; did you mean “icons”?"),
  ])
  func anUnknownNameIsAnError(part: Narrowing, message: String) throws {
    let report = try makeReport(onSample: "DeepTabs")
    let error = #expect(throws: UnknownName.self) { try report.narrowed(to: part) }
    #expect(error?.message == message)
  }

  @Test(arguments: ["DeepTabs", "deeptabs"])
  func anAppIsFoundByItsName(name: String) throws {
    let report = try makeReport(on: ["DeepTabs", "FlatTabs"].map { Repository.sample($0) })
    #expect(try report.narrowed(to: Narrowing(apps: [name])).projects.map(\.name) == ["DeepTabs"])
  }
}
