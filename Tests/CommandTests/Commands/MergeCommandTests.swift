import Foundation
import Testing

@Suite struct MergeCommandTests {
  @Test(arguments: [[], ["--pictures", "--format", "html"]])
  func partsComeToTheSameBytes(options: [String]) async throws {
    let fixture = try AuditFixture()
    try fixture.write("<document", to: "Couch 1/Broken.storyboard")
    try fixture.write("<document/>", to: "Tests/Other/Main.storyboard")
    try fixture.write("", to: "Tests/Other/Other.xcodeproj/xcshareddata")
    let whole = try await fixture.audit("whole", options)
    for part in 1...3 {
      _ = try await fixture.audit("part-\(part)", ["--shard", "\(part)/3"] + options)
    }
    let run = try await merge(fixture, ["part-3", "part-1", "part-2"])
    #expect(run.status == 2 && whole.status == 2)
    #expect(try fixture.files("merged") == fixture.files("whole"))
    #expect(try fixture.files("part-1").count < fixture.files("whole").count)
    #expect(try fixture.index("part-2")["shard"] != nil)
  }

  @Test func whatAnEarlierAuditLeftIsGone() async throws {
    let fixture = try AuditFixture()
    _ = try await fixture.audit("merged", "--quiet")
    try FileManager.default.removeItem(atPath: fixture.projects + "/Couch 1")
    _ = try await fixture.audit("a", "--shard", "1/1", "--quiet")
    _ = try await fixture.audit("whole", "--quiet")
    #expect(try await merge(fixture, ["a"]).status == 0)
    #expect(try fixture.files("merged") == fixture.files("whole"))
  }

  @Test func aHugeNumberOfPartsIsNotWrittenOut() async throws {
    let fixture = try AuditFixture()
    _ = try await fixture.audit("a", "--shard", "1/3000000000", "--quiet")
    let run = try await merge(fixture, ["a"])
    #expect(
      run.status == 2 && run.errors.contains("missing: 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and others."))
  }

  @Test func moreSharesThanProjectsAreEmptyParts() async throws {
    let fixture = try AuditFixture()
    let run = try await fixture.audit("out", "--shard", "30/30")
    #expect(run.status == 0)
    #expect(try fixture.files("out").count == 4)
  }

  @Test func whatIsMissingOrStrangeIsReported() async throws {
    let fixture = try AuditFixture()
    _ = try await fixture.audit("a", "--shard", "1/3", "--quiet")
    _ = try await fixture.audit("b", "--shard", "2/3", "--quiet", "--edition", "2019")
    _ = try await fixture.audit("whole", "--quiet")
    let cases = [
      (["a"], "of 3 parts, these are missing: 2, 3."), (["a", "a"], "part 1 is given twice."),
      (["a", "b"], "/b: not a part of the same audit"), (["whole"], "/whole: not a part"),
      (["none"], "/none/index.json: not the index of an audit"),
    ]
    for (parts, message) in cases {
      let run = try await merge(fixture, parts)
      #expect(run.status == 2 && run.errors.contains(message))
      #expect(try fixture.files("merged").isEmpty)
    }
  }

  @Test func failsWhenAsked() async throws {
    let fixture = try AuditFixture()
    _ = try await fixture.audit("a", "--shard", "1/1", "--quiet")
    #expect(try await merge(fixture, ["a"], "--fail-on", "required").status == 1)
    #expect(try await merge(fixture, ["a"]).status == 0)
  }

  private func merge(
    _ fixture: AuditFixture, _ parts: [String], _ options: String...
  ) async throws -> Macward.Run {
    try await Macward.run(
      ["merge"] + parts.map(fixture.output) + ["--output", fixture.output("merged")] + options)
  }
}
