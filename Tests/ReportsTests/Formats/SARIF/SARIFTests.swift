import Foundation
import TestSupport
import Testing

@testable import Reports

/// A log in SARIF 2.1.0.
@Suite struct SARIFTests {
  private func run(_ report: Report) throws -> JSONValue {
    let log = try JSONValue(ReportFormat.sarif.render(report, RenderingOptions()))
    #expect(log["version"] == "2.1.0")
    #expect(log["$schema"]?.string?.hasSuffix("/sarif-schema-2.1.0.json") == true)
    #expect(log["runs"]?.array?.count == 1)
    return try #require(log["runs"]?.array?.first)
  }

  @Test(arguments: Repository.samples)
  func everyRecommendationIsAResult(sample: String) throws {
    try expectAll(of: try makeReport(onSample: sample))
  }

  @Test func hostileTextStandsForItself() throws {
    try expectAll(of: try Hostile.report())
  }

  @Test func theToolSaysWhatItIs() throws {
    let driver = try #require(
      try run(try makeReport(onSample: "Couch"))["tool"]?["driver"])
    #expect(driver["name"] == "macward" && driver["version"] == "0.0.0")
  }

  @Test(arguments: Repository.samples)
  func everyRuleIsDescribedOnce(sample: String) throws {
    let report = try makeReport(onSample: sample)
    let rules = try #require(try run(report)["tool"]?["driver"]?["rules"]?.array)
    #expect(rules.compactMap { $0["id"]?.string } == report.rules.matched.keys.sorted())
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(rule[key]?["text"]?.string?.isEmpty == false)
      }
      #expect(rule["help"]?["markdown"]?.string?.contains("**What to do:** ") == true)
      #expect(rule["name"]?.string?.wholeMatch(of: /([A-Z][A-Za-z0-9]*)+/) != nil)
      #expect(["error", "warning", "note"].contains(rule["defaultConfiguration"]?["level"]))
      #expect(rule["properties"]?["equivalent"]?.string != nil)
      #expect(rule["properties"]?["sources"]?.array?.isEmpty == false)
    }
  }

  @Test func aRulesNameIsItsIdInOneWord() throws {
    let rules = try run(try makeReport(onSample: "DeepTabs"))["tool"]?["driver"]?["rules"]?.array
    let rule = try #require(rules?.first { $0["id"] == "tab-bar/to-sidebar" })
    #expect(rule["name"] == "TabBarToSidebar")
    #expect(rule["properties"]?["effort"]?.string != nil)
  }

  @Test func whatCouldNotBeReadIsANotification() throws {
    let folder = try TemporaryFolder()
    try folder.write("<document", to: "Broken one.storyboard")
    let run = try run(try makeReport(on: [folder.url.path]))
    let invocation = try #require(run["invocations"]?.array?.first)
    let notification = try #require(invocation["toolExecutionNotifications"]?.array?.first)
    #expect(invocation["executionSuccessful"] == false)
    #expect(notification["level"] == "error")
    #expect(notification["message"]?["text"]?.string?.hasPrefix("This is not a document") == true)
    #expect(uri(in: notification) == "Broken%20one.storyboard")
    #expect(run["results"] == [])
  }

  @Test func aNoteIsNoFailure() throws {
    let report = try makeReport(onSample: "Trailhead")
    let invocation = try #require(try run(report)["invocations"]?.array?.first)
    #expect(invocation["executionSuccessful"] == true)
    #expect(invocation["toolExecutionNotifications"]?.array?.count == 1)
  }

  @Test func nothingTellsOfTheMachine() throws {
    let text = try ReportFormat.sarif.render(
      try makeReport(onSample: "Trailhead"), RenderingOptions())
    #expect(!text.contains(Repository.root.path) && !text.contains("file://"))
  }

  private func expectAll(of report: Report) throws {
    let run = try run(report)
    let results = try #require(run["results"]?.array)
    let rules = run["tool"]?["driver"]?["rules"]?.array ?? []
    let findings = Findings(report).recommendations
    #expect(results.count == findings.count)
    for (result, finding) in zip(results, findings) {
      #expect(result["ruleId"]?.string == finding.rule)
      let index = try #require(result["ruleIndex"]?.number)
      #expect(rules[Int(index)]["id"]?.string == finding.rule)
      #expect(result["level"]?.string == finding.level.rawValue)
      #expect(shown(result["message"]?["text"]?.string) == finding.message.onOneLine)
      expectPlace(of: result, finding)
      let fingerprint = try #require(finding.object?.fingerprint)
      #expect(
        result["partialFingerprints"] == .object(["ruleFileObject/v1": .string(fingerprint)]))
    }
  }

  private func expectPlace(of result: JSONValue, _ finding: Finding) {
    #expect(uri(in: result).removingPercentEncoding == finding.place.path)
    #expect(uri(in: result).wholeMatch(of: /[A-Za-z0-9\-._~\/%]+/) != nil)
    let location = result["locations"]?.array?.first
    let physical = location?["physicalLocation"]
    #expect(physical?["artifactLocation"]?["uriBaseId"] == "%SRCROOT%")
    #expect(physical?["region"] == .object(["startLine": .number(Double(finding.place.line))]))
    let logical = location?["logicalLocations"]?.array?.first
    #expect(logical?["name"]?.string == finding.object?.id)
    #expect(logical?["kind"]?.string == finding.object?.kind)
  }

  private func uri(in result: JSONValue) -> String {
    let location = result["locations"]?.array?.first?["physicalLocation"]
    return location?["artifactLocation"]?["uri"]?.string ?? ""
  }

  /// A text as a viewer shows it: braces are doubled, and what looks like a link is escaped.
  private func shown(_ text: String?) -> String? {
    text.map { text in
      let others = text.replacingOccurrences(of: "\\](", with: "", options: .literal)
      #expect(others.range(of: "](", options: .literal) == nil)
      return text.replacingOccurrences(of: "{{", with: "{", options: .literal)
        .replacingOccurrences(of: "}}", with: "}", options: .literal)
        .replacingOccurrences(of: "\\](", with: "](", options: .literal)
    }
  }
}
