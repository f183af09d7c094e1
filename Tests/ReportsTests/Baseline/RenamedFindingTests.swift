import Testing

@testable import Reports

/// Baselines with ids of lines and columns, which what code makes had before.
@Suite struct RenamedFindingTests {
  /// A baseline with one finding under an old id.
  private func baseline(_ key: String) -> Baseline {
    var baseline = Baseline(makeReport(of: []))
    baseline.findings = [key]
    return baseline
  }

  /// A report with a finding of code on line 30.
  private let report = makeReport(of: [
    makeFinding {
      $0.subject.file = "Home.swift"
      $0.subject.line = 30
      $0.subject.object = "Home.choice"
    }
  ])

  @Test(arguments: ["30:5", "30:5.2", "30:5/stack", "27:5"])
  func aPlaceIsTheOnlyFindingOfItsRuleAndFile(object: String) throws {
    let file = try #require(report.allKeys.first?.prefix { $0 != "#" })
    let renamed = RenamedFindings(baseline("\(file)#\(object)"), in: report)
    #expect(renamed.changes == [.init(old: "\(file)#\(object)", new: "\(file)#Home.choice")])
    #expect(renamed.baseline.findings == report.allKeys)
  }

  @Test(arguments: ["Home.other", "abc-12-xyz", ""])
  func otherIdsStayAsTheyAre(object: String) throws {
    let file = try #require(report.allKeys.first?.prefix { $0 != "#" })
    let renamed = RenamedFindings(baseline("\(file)#\(object)"), in: report)
    #expect(renamed.changes.isEmpty)
    #expect(renamed.baseline.findings == ["\(file)#\(object)"])
  }
}
