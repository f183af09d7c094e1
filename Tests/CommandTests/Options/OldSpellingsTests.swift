import Foundation
import TestSupport
import Testing

@testable import macward

/// The spellings of the version before, which work once more.
@Suite struct OldSpellingsTests {
  @Test(arguments: [
    ("report App --threads 2", "report App --jobs 2", "--threads ends"),
    ("report --threads=2", "report --jobs=2", "use --jobs."),
    ("App --sections brief", "App --section brief", "use --section."),
    ("scaffold App --target A", "scaffold App --app A", "use --app."),
    ("audit P --html --output o", "audit P --format html --output o", "use --format html."),
    ("explain Tabs --in App --edition 2019", "explain Tabs --edition 2019 App", "write App"),
    ("explain Tabs --in=App", "explain Tabs App", "write App"),
    ("rules new a/b --inherits-from Base", "rules new a/b Base", "write Base"),
    ("rules list --for tv", "rules --for tv", "macward rules lists all rules."),
    ("rules facts --for tab-bar", "rules show facts/tab-bar", "show facts/tab-bar."),
    ("rules facts", "rules show facts", "show facts."),
  ])
  func anOldSpellingIsReadAsTheNewOne(old: String, new: String, warning: String) {
    let spellings = OldSpellings(in: old.split(separator: " ").map(String.init))
    #expect(spellings.arguments == new.split(separator: " ").map(String.init))
    #expect(spellings.warnings.count == 1 && spellings.warnings[0].contains(warning))
    #expect(spellings.refusal == nil)
  }

  @Test(arguments: [
    "report App --budget required=0", "audit P --output o --shard 1/2", "merge a b --output o",
    "audit P --output o --history h --date 2026-01-01", "init --force", "graph App --format dot",
    "report App --format xcode --no-errors", "report App --stamp s --no-pictures",
  ])
  func whatLeavesWorksOnceMore(line: String) {
    let given = line.split(separator: " ").map(String.init)
    let spellings = OldSpellings(in: given)
    #expect(spellings.arguments == given && !spellings.warnings.isEmpty)
    #expect(spellings.warnings.allSatisfy { $0.contains("ends with this version") })
  }

  @Test(arguments: [
    "report App --jobs 2 --format html", "rules show facts", "audit P --output o --format html",
    "report -- --threads", "explain Tabs App",
  ])
  func whatIsNewIsNoOldSpelling(line: String) {
    let given = line.split(separator: " ").map(String.init)
    let spellings = OldSpellings(in: given)
    #expect(spellings.arguments == given && spellings.warnings.isEmpty)
  }

  @Test(arguments: [
    ["rules", "coverage", "Rules"], ["rules", "list", "--format", "markdown"],
    ["rules", "facts", "--format=json"],
  ])
  func pagesOfMaintainersAreRefused(arguments: [String]) async throws {
    let run = try await Macward.run(arguments)
    #expect(run.status == 64 && run.output.isEmpty)
    #expect(run.errors.contains("swift run Development"))
  }

  @Test func theProgramWarnsAndGoesOn() async throws {
    let run = try await Macward.run("rules", "list")
    #expect(run.status == 0 && run.output.contains("tab-bar/to-sidebar"))
    #expect(
      run.errors
        == "macward: warning: rules list ends with this version; macward rules lists all rules.\n")
  }
}
