import Foundation
import Testing

@Suite struct AuditStateTests {
  @Test func onlyWhatHasChangedIsDoneAgain() async throws {
    let fixture = try AuditFixture()
    _ = try await fixture.audit("out")
    #expect(try await unchanged(fixture) == 4)
    try fixture.write("<document/>", to: "Couch 1/New.xib")
    try fixture.write("", to: "Ticker 1/Info.plist")
    #expect(try await unchanged(fixture) == 2)
    try FileManager.default.removeItem(atPath: fixture.projects + "/Workshop 1")
    let review = try #require(
      try fixture.files("out").keys.first { $0.contains("Postcards") && $0.hasSuffix("md") })
    try Data("x".utf8).write(to: URL(fileURLWithPath: fixture.output("out/\(review)")))
    #expect(try await unchanged(fixture) == 2)
    _ = try await fixture.audit("anew")
    #expect(try fixture.files("out") == fixture.files("anew"))
  }

  @Test func otherOptionsAndRulesDoAllAgain() async throws {
    let fixture = try AuditFixture()
    _ = try await fixture.audit("out")
    #expect(try await unchanged(fixture, "--edition", "2019") == 0)
    #expect(try await unchanged(fixture, "--platform", "swiftui") == 0)
    let rules = fixture.output("rules")
    try FileManager.default.createDirectory(
      atPath: rules + "/rules/team", withIntermediateDirectories: true)
    try Data(Self.rule.utf8).write(to: URL(fileURLWithPath: rules + "/rules/team/rule.yml"))
    #expect(try await unchanged(fixture, "--rules", rules) == 0)
    #expect(try await unchanged(fixture, "--rules", rules) == 4)
    let other = Self.rule.replacing("consider", with: "required")
    try Data(other.utf8).write(to: URL(fileURLWithPath: rules + "/rules/team/rule.yml"))
    #expect(try await unchanged(fixture, "--rules", rules) == 0)
  }

  @Test func withoutResumeAllIsDoneAgain() async throws {
    let fixture = try AuditFixture()
    _ = try await fixture.audit("out")
    #expect(try await !fixture.audit("out").errors.contains("unchanged"))
  }

  private static let rule = """
    id: team/rule
    title: A rule
    subject: tab-bar
    when: { tabCount: 2 }
    equivalent: note
    severity: consider
    message: m
    why: w
    advice: a
    sources: [GK]
    """

  private func unchanged(_ fixture: AuditFixture, _ options: String...) async throws -> Int {
    let output = fixture.output("out")
    let run = try await Macward.run(
      ["audit", fixture.projects, "--output", output, "--resume"] + options)
    return run.errors.split(separator: "\n").count { $0.hasSuffix(": unchanged") }
  }
}
