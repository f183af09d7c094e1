import Foundation
import TestSupport
import Testing

@Suite struct SectionOptionsTests {
  @Test func partsAreChosen() async throws {
    let sample = Repository.sample("Workshop")
    let run = try await Macward.run(
      "report", sample, "--format", "markdown", "--section", "questions, menus")
    #expect(run.status == 0)
    #expect(run.output.contains("- [ ] ") && run.output.contains("## Menu bar"))
    #expect(!run.output.contains("## In short") && !run.output.contains("# Which rules ran"))
  }

  @Test(arguments: [
    (
      ["--format", "html", "--section", "menues"],
      "There is no section “menues”; choose from handout, brief,"
    ),
    (["--format", "html", "--section", "menus,"], "There is no section “”"),
    (["--section", "map"], "A terminal cannot show the section map; use --format html"),
    (["--format", "json", "--details"], "--details is for a terminal"),
    (["--format", "json", "--section", "menus"], "--section selects parts of a review"),
  ])
  func aWrongChoiceIsReportedWithWhatToDo(options: [String], message: String) async throws {
    let run = try await Macward.run(["report", Repository.sample("Couch")] + options)
    #expect(run.status == 64 && run.errors.contains(message))
  }
}
