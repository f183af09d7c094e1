import Foundation
import MigrationStrategy
import TestSupport
import Testing

@testable import Reports

/// What a baseline holds, and how it is read and written.
@Suite struct BaselineTests {
  @Test func itHoldsAKeyOnEachLineInOrder() throws {
    let report = makeReport(
      of: [
        makeFinding { $0.rule = "b/c" }, makeFinding(),
        makeFinding { $0.subject.file = "Ä b/M.storyboard" },
        makeFinding {
          $0.subject.file = "."
          $0.subject.object = ""
        },
      ], root: "App")
    #expect(
      try Baseline(report).text() == """
        {
          "baselineVersion" : 1,
          "findings" : [
            "a/b App#",
            "a/b App/%C3%84%20b/M.storyboard#o",
            "a/b App/Main.storyboard#o",
            "b/c App/Main.storyboard#o"
          ]
        }

        """)
  }

  @Test func onlyWhatIsOpenIsHeld() throws {
    let report = makeReport(of: [makeFinding { $0.status = .done }])
    #expect(Baseline(report).findings.isEmpty)
  }

  @Test(arguments: Repository.samples)
  func whatIsWrittenIsRead(sample: String) throws {
    let report = try makeReport(onSample: sample)
    let baseline = Baseline(report)
    let read = try Baseline(JSONInput(Data(try baseline.text().utf8), named: "b.json"))
    #expect(read == baseline)
    #expect(read.findings.count == Findings(report).recommendations.count)
    #expect(read.findings == Set(Findings(report).recommendations.map { $0.object?.fingerprint }))
  }

  @Test func hostileNamesSurvive() throws {
    let baseline = Baseline(try Hostile.report())
    let text = try baseline.text()
    #expect(try Baseline(JSONInput(Data(text.utf8), named: "b.json")) == baseline)
  }

  @Test(arguments: [
    ("", 1, "this is not JSON: the syntax is wrong here"),
    ("{\n  \"baselineVersion\" : 1,\n<<<<<<< HEAD\n}", 3, "this is not JSON"),
    ("{ \"baselineVersion\" : 1,\n", 2, "this is not JSON"),
    ("[]", nil, "the top level is not what it should be"),
    ("{}", nil, "this is not a baseline: write one with --write-baseline"),
    ("{ \"baselineVersion\" : \"1\" }", nil, "baselineVersion is not what it should be"),
    ("{ \"baselineVersion\" : 1 }", nil, "it lacks findings"),
    ("{ \"baselineVersion\" : 1, \"findings\" : [\"a\", 2] }", nil, "findings[1] is not what"),
    (
      "{ \"baselineVersion\" : 2, \"keys\" : {} }", nil,
      "this baseline is of version 2, and this macward reads version 1: use a newer macward"
    ),
    ("{ \"baselineVersion\" : 0 }", nil, "write it again"),
  ])
  func whatIsNoneIsReportedWithItsPlace(text: String, line: Int?, message: String) throws {
    let error = try #require(throws: UnreadableJSON.self) {
      try Baseline(JSONInput(Data(text.utf8), named: "b.json"))
    }
    #expect(error.name == "b.json" && error.line == line)
    #expect(error.message.hasPrefix(message) || error.message.hasSuffix(message))
    #expect(error.description.hasPrefix(line.map { "b.json:\($0): error: " } ?? "b.json: error: "))
  }
}
