import Guidance
import Markup

/// Writes findings as a SARIF log, which code scanning and many editors read.
struct SARIFReporter {
  let text: String

  init(_ report: Report) throws {
    text = try jsonText(SARIFLog(runs: [SARIFRun(report)]))
  }
}

extension SARIFRun {
  init(_ report: Report) {
    let findings = Findings(report)
    let rules = report.rules.found
    let positions = Dictionary(zip(rules.map(\.id), rules.indices)) { first, _ in first }
    let driver = Tool.Driver(
      name: report.tool.name, version: report.tool.version,
      rules: rules.map { SARIFRule($0, report.equivalents[$0.equivalent], report.sources) })
    tool = Tool(driver: driver)
    invocations = [
      Invocation(
        executionSuccessful: !report.lostInput,
        toolExecutionNotifications: findings.problems.map { SARIFNotification($0) })
    ]
    originalUriBaseIds = [
      SARIFLocation.base: Base(description: SARIFText("The path that macward was asked to read."))
    ]
    let open = findings.recommendations.map { SARIFResult($0, ruleIndex: positions[$0.rule]) }
    let declined = findings.declined.map { finding in
      var result = SARIFResult(finding, ruleIndex: positions[finding.rule])
      result.suppressions = [SARIFSuppression(justification: harmless(finding.decision ?? ""))]
      return result
    }
    results = open + declined
  }
}
