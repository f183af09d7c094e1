import Foundation
import TestSupport
import Testing

@Suite struct AuditCommandTests {
  @Test func everyProjectHasAReviewAndAReport() async throws {
    let fixture = try AuditFixture()
    let run = try await fixture.audit("out")
    #expect(run.status == 0 && run.output.isEmpty)
    let files = try fixture.files("out")
    let rows = try #require(try fixture.index("out")["projects"] as? [[String: Any]])
    #expect(rows.count == 4)
    for folder in rows.compactMap({ $0["folder"] as? String }) {
      #expect(files["\(folder)/review.md"] != nil && files["\(folder)/report.json"] != nil)
    }
    #expect(files.count == 2 * rows.count + 4)
  }

  @Test func eachFolderHasARowOfItsOwn() async throws {
    let fixture = try AuditFixture(["Couch"])
    let screen = storyboard(initial: "a", .controller("tabBarController", "a"))
    try fixture.write(screen, to: "Loose/App/Main.storyboard")
    try fixture.write("class Home: UITableViewController {}", to: "Loose/App/Home.swift")
    try fixture.write("let answer = 42", to: "Tool/main.swift")
    _ = try await fixture.audit("out")
    let index = try fixture.index("out")
    let rows = try #require(index["projects"] as? [[String: Any]])
    #expect(rows.compactMap { $0["root"] as? String } == ["Couch 1", "Loose"])
    let problems = try #require(index["problems"] as? [[String: Any]])
    #expect(problems.compactMap { $0["file"] as? String } == ["Tool"])
    let text = try #require(
      try fixture.files("out")["index.md"].map { String(decoding: $0, as: UTF8.self) })
    #expect(text.contains(" days ") && !text.contains(" medium,"))
  }

  @Test func theReportsAreThoseOfTheReportCommand() async throws {
    let fixture = try AuditFixture()
    _ = try await fixture.audit("out")
    let report = try await Macward.run("report", fixture.projects, "--format", "json")
    let projects = try Self.projects(in: Data(report.output.utf8))
    let audited = try fixture.files("out").filter { $0.key.hasSuffix("report.json") }
      .flatMap { try Self.projects(in: $0.value) }
    #expect(projects.count == 4)
    #expect(Set(audited) == Set(projects))
  }

  @Test func theNumberOfJobsLeavesNoTrace() async throws {
    let fixture = try AuditFixture()
    _ = try await fixture.audit("one", "--jobs", "1")
    _ = try await fixture.audit("many", "--jobs", "8")
    #expect(try fixture.files("one") == fixture.files("many"))
  }

  @Test func progressIsALineForEachProject() async throws {
    let fixture = try AuditFixture()
    let run = try await fixture.audit("out", "--jobs", "1")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 5 && !run.errors.contains("\u{1B}"))
    #expect(lines.first?.hasPrefix("[1/4] ") == true)
    #expect(lines.last?.hasPrefix("macward: 4 projects, ") == true)
    #expect(try await fixture.audit("out", "--quiet").errors.isEmpty)
  }

  @Test func whatFailsIsARowAndTheRestGoesOn() async throws {
    let fixture = try AuditFixture()
    try fixture.write("<document", to: "Couch 1/Broken.storyboard")
    _ = try await fixture.audit("out")
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: fixture.output("out/projects"))
    let blocked = try #require(folders.first { $0.hasPrefix("Ticker") })
    let path = fixture.output("out/projects/\(blocked)")
    try FileManager.default.removeItem(atPath: path)
    try Data().write(to: URL(fileURLWithPath: path))
    let run = try await fixture.audit("out")
    #expect(run.status == 2)
    #expect(run.errors.contains("Couch 1/Broken.storyboard:1: error: "))
    #expect(run.errors.contains("Ticker (Ticker 1): error: projects/\(blocked) cannot be written"))
    let rows = try #require(try fixture.index("out")["projects"] as? [[String: Any]])
    #expect(rows.count == 4 && rows.count { $0["failure"] != nil } == 1)
    #expect(rows.count { ($0["errors"] as? [Any])?.isEmpty == false } == 1)
  }

  @Test func anUnreadableFolderIsARow() async throws {
    guard getuid() != 0 else { return }
    let fixture = try AuditFixture()
    try fixture.write("", to: "Secret/Secret.xcodeproj/xcshareddata")
    chmod(fixture.projects + "/Secret", 0)
    let run = try await fixture.audit("out")
    chmod(fixture.projects + "/Secret", 0o755)
    #expect(run.status == 2)
    #expect(run.errors.contains("Secret: error: The folder cannot be opened"))
  }

  @Test(arguments: [("never", 0), ("recommended", 1), ("required", 1)])
  func failsWhenAsked(limit: String, status: Int) async throws {
    let run = try await AuditFixture().audit("out", "--fail-on", limit)
    #expect(run.status == status)
  }

  @Test func nothingOfOthersIsWrittenOver() async throws {
    let fixture = try AuditFixture()
    try fixture.write("mine", to: "../out/index.md")
    let run = try await fixture.audit("out")
    #expect(run.status == 2 && run.errors.contains("contains files that are not from an audit"))
    #expect(try fixture.files("out") == ["index.md": Data("mine".utf8)])
    let other = try await fixture.audit("out/index.md")
    #expect(other.status == 2 && other.errors.contains("cannot be written"))
  }

  @Test(arguments: [
    (["--jobs", "0"], "--jobs must be 1 or more"), (["--shard", "0/2"], "--shard"),
    (["--shard", "3/2"], "--shard"), (["--shard", "1"], "--shard"),
  ])
  func wrongUsageEndsWith64(options: [String], message: String) async throws {
    let run = try await Macward.run(["audit", "x", "--output", "y"] + options)
    #expect(run.status == 64 && run.errors.contains(message))
  }

  @Test func aFolderWithoutProjectsIsAnError() async throws {
    let fixture = try AuditFixture()
    let run = try await Macward.run(
      "audit", fixture.projects + "/none", "--output", fixture.output("out"))
    #expect(run.status == 2 && run.errors.contains("no such file or folder"))
    #expect(try fixture.files("out").isEmpty)
  }

  @Test func anAuditWritesPagesWhenAsked() async throws {
    let fixture = try AuditFixture(["Workshop"])
    let pages = { try fixture.files("out").keys.filter { $0.hasSuffix(".html") }.sorted() }
    _ = try await fixture.audit("out")
    #expect(try pages() == ["index.html"])
    _ = try await fixture.audit("out", "--format", "html", "--resume")
    let all = try pages()
    #expect(all.count == 2 && all[1].hasSuffix("/review.html"))
    let before = try fixture.files("out")
    let index = String(decoding: try #require(before["index.html"]), as: UTF8.self)
    #expect(index.contains("href=\"\(all[1])\""))
    try FileManager.default.removeItem(atPath: fixture.output("out/\(all[1])"))
    _ = try await fixture.audit("out", "--format", "html", "--resume")
    #expect(try fixture.files("out") == before)
    _ = try await fixture.audit("out", "--resume")
    #expect(try pages() == ["index.html"])
  }

  private static func projects(in report: Data) throws -> [Data] {
    let report = try JSONSerialization.jsonObject(with: report) as? [String: Any]
    return try (report?["projects"] as? [Any] ?? []).map {
      try JSONSerialization.data(withJSONObject: $0, options: .sortedKeys)
    }
  }
}
