import Foundation
import Testing

@Suite struct HTMLFormatTests {
  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  @Test func aReviewIsOneFile() async throws {
    let folder = try TemporaryFolder()
    let run = try await Macward.run(
      "report", Macward.sample("DeepTabs"), "--format", "html", "--output", "review.html",
      in: folder.url)
    #expect(run.status == 0 && run.output.isEmpty)
    #expect(names(in: folder.url) == ["review.html"])
    let file = folder.url.appending(path: "review.html")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(
      page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") && page.contains("class=\"picture\""))
    let plain = try await Macward.run(
      "report", Macward.sample("DeepTabs"), "--format", "html", "--no-pictures")
    #expect(
      plain.output.hasPrefix("<!DOCTYPE html>") && !plain.output.contains("class=\"picture\""))
  }

  @Test func partsAreChosen() async throws {
    let sample = Macward.sample("Workshop")
    let run = try await Macward.run(
      "report", sample, "--format", "markdown", "--sections", "questions, menus")
    #expect(run.status == 0)
    #expect(run.output.contains("- [ ] ") && run.output.contains("## Menu bar"))
    #expect(!run.output.contains("## In short") && !run.output.contains("# Which rules ran"))
  }

  @Test(arguments: [
    (
      ["--format", "html", "--sections", "menues"],
      "There is no section “menues”; choose from overview,"
    ),
    (["--format", "html", "--sections", "menus,"], "There is no section “”"),
    (["--sections", "menus"], "--sections chooses parts of a review"),
    (["--format", "json", "--sections", "menus"], "--format markdown or --format html"),
  ])
  func aWrongChoiceIsToldWithWhatToDo(options: [String], message: String) async throws {
    let run = try await Macward.run(["report", Macward.sample("Couch")] + options)
    #expect(run.status == 64 && run.errors.contains(message))
  }

  @Test func anAuditWritesPagesWhenAsked() async throws {
    let fixture = try AuditFixture(["Workshop"])
    let pages = { try fixture.files("out").keys.filter { $0.hasSuffix(".html") }.sorted() }
    _ = try await fixture.audit("out")
    #expect(try pages() == ["index.html"])
    _ = try await fixture.audit("out", "--html", "--resume")
    let all = try pages()
    #expect(all.count == 2 && all[1].hasSuffix("/review.html"))
    let before = try fixture.files("out")
    let index = String(decoding: try #require(before["index.html"]), as: UTF8.self)
    #expect(index.contains("href=\"\(all[1])\""))
    try FileManager.default.removeItem(atPath: fixture.output("out/\(all[1])"))
    _ = try await fixture.audit("out", "--html", "--resume")
    #expect(try fixture.files("out") == before)
    _ = try await fixture.audit("out", "--resume")
    #expect(try pages() == ["index.html"])
  }
}
