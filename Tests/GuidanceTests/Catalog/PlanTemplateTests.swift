import Guidance
import TestSupport
import Testing

@Suite struct PlanTemplateTests {
  @Test(arguments: [
    ("tab-bar/to-sidebar", "navigation"), ("tab-bar/badge", "polish"),
    ("tab-bar/settings-tab", "sheets"), ("menu/refresh-command", "menus"),
    ("window/scene-life-cycle", "before"), ("team/of-its-own", "polish"),
  ])
  func aRuleIsWhereItsIdOrElseItsGroupIsNamed(rule: String, phase: String) throws {
    let plan = try Catalog.inCheckout().plan
    #expect(plan.phases[plan.place(of: rule).phase].id == phase)
  }

  @Test func placesAreInTheOrderOfThePlan() throws {
    let plan = try Catalog.inCheckout().plan
    #expect(plan.place(of: "window/scene-life-cycle") < plan.place(of: "project/ui-idiom"))
    #expect(plan.place(of: "project/ui-idiom") < plan.place(of: "tab-bar/to-sidebar"))
  }

  @Test(arguments: [
    (
      "[{ id: a, title: t, why: w, rules: [tab-bar/none] }]",
      "6:45: there is no rule 'tab-bar/none'"
    ),
    (
      "[{ id: a, title: t, why: w, rules: [none/*] }]",
      "6:45: there is no rule in the group 'none/*'"
    ),
    (
      "[{ id: a, title: t, why: w, rules: [], after: [b] }]",
      "6:56: there is no earlier phase 'b'"
    ),
    (
      "[{ id: a, title: t, why: w, rules: [menu/*, menu/*] }]",
      "6:53: 'menu/*' is in the plan already"
    ),
  ])
  func mistakesAreReportedWithTheirPlace(phases: String, message: String) throws {
    let text = PlanSketch.text(phases: phases)
    #expect(try mistakes(in: ["plan.yml": text]) == ["plan.yml:\(message)"])
  }

  @Test func aRangeDoesNotEndBeforeItBegins() throws {
    let text = PlanSketch.text(phases: "[]", small: "{ from: 8, to: 2 }")
    #expect(
      try mistakes(in: ["plan.yml": text]) == [
        "plan.yml:2:3: the range ends before it begins"
      ])
  }
}
