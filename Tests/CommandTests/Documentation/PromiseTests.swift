import Foundation
import TestSupport
import Testing

/// What the README promises under “Security”, as the system sees it: no network, no other
/// program, and nothing written but what the options name.
@Suite(.enabled("strace has to be installed and allowed", { await SystemCalls.canBeSeen }))
struct PromiseTests {
  @Test(arguments: [
    "report Samples/Trailhead", "report Samples/Trailhead --format json",
    "report Samples/Trailhead --format html --output OUT/review.html",
    "report Samples/Trailhead --format markdown --output OUT/review.md",
    "report Samples/Trailhead --write-baseline OUT/known.json",
    "audit Samples --output OUT/audit --format html --pictures --jobs 2", "graph Samples/Trailhead",
    "explain Samples/Couch/Couch/Base.lproj/Main.storyboard#fQO-wG-cyB", "rules",
    "graph Samples/Trailhead --format svg --output OUT/map.svg",
  ])
  func theSystemSeesNothingElse(command: String) async throws {
    let folder = try TemporaryFolder()
    let output = folder.path + "/output"
    try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: false)
    let line = command.replacing("OUT", with: output)
    let calls = try await SystemCalls.of(line, in: Repository.root, trace: folder.path + "/trace")
    #expect(calls.count > 10)
    #expect(calls.filter { $0.isNetwork || $0.wantsPriority }.map(\.line) == [])
    #expect(calls.filter { $0.name.hasPrefix("exec") }.count == 1)
    #expect(calls.filter { $0.writes && !$0.isInside(output) }.map(\.line) == [])
  }

  @Test func aHostileProjectMovesNothing() async throws {
    let folder = try TemporaryFolder()
    try folder.write(HugeStoryboard.tabs(3), to: "App/Main.storyboard")
    try folder.write(
      """
      <!DOCTYPE document [<!ENTITY a SYSTEM "http://127.0.0.1:9/x"><!ENTITY b SYSTEM "/etc/passwd">]>
      <document>&a;&b;</document>
      """, to: "App/Entities.storyboard")
    try folder.write(
      "<!DOCTYPE document SYSTEM \"http://127.0.0.1:9/x.dtd\">\n<document/>", to: "App/DTD.xib")
    try folder.write("rules: ../../../../etc\n", to: "App/Other/.macward.yml")
    let calls = try await SystemCalls.of(
      "report \(Shell.quoted(folder.path))", in: folder.url, trace: folder.path + "/trace")
    #expect(calls.filter { $0.isNetwork || $0.writes }.map(\.line) == [])
    #expect(!calls.contains { $0.line.contains("/etc/passwd") })
  }
}
