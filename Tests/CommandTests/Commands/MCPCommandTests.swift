import Foundation
import TestSupport
import Testing

/// `macward mcp`, with messages on standard input.
@Suite struct MCPCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: Repository.sample("DeepTabs"), toPath: folder.path + "/App")
  }

  /// Calls tools, and returns their results in order.
  private func call(_ calls: (String, String)...) async throws -> [JSONValue] {
    let lines = calls.enumerated().map { index, call in
      #"{"jsonrpc":"2.0","id":\#(index),"method":"tools/call","params":{"name":"\#(call.0)","arguments":{"path":"App",\#(call.1)}}}"#
        .replacing(",}", with: "}")
    }
    let run = try await Macward.start(
      "mcp", in: folder.url, input: lines.joined(separator: "\n") + "\n")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let answers = try run.output.split(separator: "\n").map { try JSONValue(String($0)) }
    return answers.compactMap { $0["result"] }
  }

  private func text(_ result: JSONValue?) -> String {
    result?["structuredContent"]?["error"]?.string ?? result?["structuredContent"]?["entry"]?.string
      ?? ""
  }

  private static let bar = "DeepTabs/Base.lproj/Main.storyboard#P01-ts-gb0"

  @Test func theSkillIsShortAndItsReferencesAreThere() async throws {
    let run = try await Macward.start("mcp", "--output", "skills", in: folder.url)
    #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
    let path = folder.path + "/skills/macward/"
    let skill = try String(contentsOfFile: path + "SKILL.md", encoding: .utf8)
    #expect(skill.hasPrefix("---\nname: macward\n") && skill.split(separator: "\n").count <= 150)
    let links = skill.matches(of: /\((references\/[a-z]+[.]md)\)/).map { String($0.output.1) }
    #expect(links.count == 5)
    for link in links {
      let text = try String(contentsOfFile: path + link, encoding: .utf8)
      #expect(text.contains("## ") && text.contains("Do: "), "\(link)")
    }
  }

  @Test func anAgentGoesFromSurveyToCheck() async throws {
    let results = try await call(
      ("survey", ""), ("task", #""id":"tab-bar/to-sidebar""#),
      ("task", #""id":"tab-bar/to-sidebr""#),
      ("patch", #""task":"tab-bar/to-sidebar""#),
      ("explain", #""structure":"\#(Self.bar)""#),
      ("explain", #""structure":"App.swift:1""#), ("check", #""since":"report-1""#),
      ("check", #""since":"report-99""#))
    #expect(results.count == 8)
    #expect(results[0]["structuredContent"]?["report"] == "report-1")
    #expect(results[1]["structuredContent"]?["id"] == "tab-bar/to-sidebar")
    #expect(text(results[2]).contains("Did you mean tab-bar/to-sidebar?"))
    #expect(results[3]["structuredContent"]?["patch"]?.string?.contains("+++ b/") == true)
    #expect(results[4]["isError"] == false && text(results[5]).contains("There is no decision"))
    #expect(results[6]["structuredContent"]?["totals"]?["open"] != nil)
    #expect(text(results[7]).contains("There is no report report-99"))
  }

  @Test func decideTriesFirstAndThenWritesAndKeepsComments() async throws {
    try folder.write("# Ours.\nplatform: mac-catalyst\n", to: "App/.macward.yml")
    let arguments =
      #""task":"tab-bar/to-sidebar","value":"declined","reason":"Too small.","by":"Kim""#
    let tried = try await call(("decide", arguments))
    #expect(tried[0]["structuredContent"]?["written"] == false, "\(tried)")
    #expect(text(tried[0]).contains("- rule: tab-bar/to-sidebar"))
    let file = folder.path + "/App/.macward.yml"
    #expect(
      try String(contentsOfFile: file, encoding: .utf8) == "# Ours.\nplatform: mac-catalyst\n")
    let written = try await call(("decide", arguments + #","dry_run":false"#))
    #expect(written[0]["structuredContent"]?["written"] == true)
    let new = try String(contentsOfFile: file, encoding: .utf8)
    #expect(new.hasPrefix("# Ours.\n") && new.contains("by: \"Kim\""))
  }

  @Test(arguments: [
    (#""task":"tab-bar/to-sidebar","value":"accepted""#, "This is for a person"),
    (#""task":"tab-bar/to-sidebar","value":"declined","by":"Kim""#, "needs a reason"),
    (#""task":"tab-bar/none","value":"accepted","by":"Kim""#, "There is no rule"),
    (#""question":"own-drawing","value":true"#, "is for a person"),
    (#""question":"own-drawing","value":"perhaps","by":"Kim""#, "The answer is yes or no"),
    (#""question":"list-the-tabs","value":["A"]"#, "is not open"),
    (#""question":"own-drawing","value":true,"by":"Kim","structure":"Nobody""#, "no Nobody"),
    (#""value":true"#, "either a question or a task"),
  ])
  func whatIsNotForAnAgentOrWrongIsRefused(arguments: String, message: String) async throws {
    let result = try await call(("decide", arguments + #","dry_run":false"#))
    #expect(result[0]["isError"] == true && text(result[0]).contains(message), "\(result)")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/App/.macward.yml"))
  }

  @Test func thePythonClientTalksToIt() async throws {
    let process = Process()
    let output = Pipe()
    process.executableURL = Repository.root.appending(path: "Tests/Agents/check")
    process.arguments = [Macward.binary.path, Repository.sample("DeepTabs"), "--calls", "100"]
    process.standardOutput = output
    process.standardError = output
    let status: Int32 = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    let text = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    if status == Browser.skipped { print(text) }
    #expect(status == 0 || status == Browser.skipped, "\(text)")
  }
}
