import Foundation
import Testing

@Suite struct AuditResumeTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGKILL])
  func whatIsStoppedLeavesWholeFilesAndGoesOn(signal: Int32) async throws {
    let fixture = try AuditFixture(copies: 3)
    _ = try await fixture.audit("whole", "--jobs", "2")
    let whole = try fixture.files("whole")
    for _ in 1...2 {
      // About as long as an audit takes; to measure it would count the wait for other tests as well.
      let delay = Double.random(in: 0...1)
      let status = try fixture.audit("out", stoppedBy: signal, after: delay)
      #expect([0, 128 + signal].contains(status))
      for (name, data) in try fixture.files("out") where !name.hasSuffix(".part") {
        // The index, which comes last, may be gone already, or not be there yet.
        #expect(data == whole[name], "\(name) after \(delay) s")
      }
      if signal != SIGKILL {
        #expect(try fixture.files("out").keys.filter { $0.hasSuffix(".part") }.isEmpty)
      }
    }
    #expect(try await fixture.audit("out", "--resume").status == 0)
    #expect(try fixture.files("out") == whole)
  }

  @Test func itSaysHowToGoOn() async throws {
    let fixture = try AuditFixture(copies: 10)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Macward.binary
    process.arguments = ["audit", fixture.projects, "--output", fixture.output("out"), "--jobs=1"]
    process.standardError = pipe
    try process.run()
    // The first line of progress says that it is at work.
    let first = pipe.fileHandleForReading.availableData
    process.terminate()
    let rest = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let errors = String(decoding: first + rest, as: UTF8.self)
    #expect(process.terminationReason == .exit && process.terminationStatus == 143)
    #expect(errors.contains(" of 40 projects. What is written is whole"))
    #expect(errors.hasSuffix("the same command with --resume goes on.\n"))
  }

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
