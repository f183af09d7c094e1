import Guidance
import TestSupport
import Testing

@testable import Scaffold

/// What the same decisions come to in other technologies.
@Suite struct FormTests {
  @Test func nothingIsWrittenForAnAppOfItsOwn() throws {
    let scaffold = try SketchedProject(
      SketchedProject.sample("DeepTabs"), for: .one(.appKit), from: "16"
    ).scaffold()
    #expect(scaffold.proposals.isEmpty && !scaffold.leftToPeople.isEmpty)
  }

  @Test func screensThatAreNoViewsGetNoCommandsOfSwiftUI() throws {
    let changes = try SketchedProject(
      SketchedProject.sample("DeepTabs"), for: .one(.swiftUI), from: "16"
    ).scaffold().together
    #expect(!changes.changesFiles && changes.says("The tab view is not found"))
  }

  @Test func codeIsIndentedAsTheAppsIs() throws {
    var files = try SketchedProject.sample("DeepTabs")
    files["DeepTabs/AppDelegate.swift"] = Code.appDelegate.replacing("    ", with: "\t")
    let changes = try SketchedProject(files).scaffold().together
    let text = changes.edited("DeepTabs/AppDelegate.swift")
    #expect(text.contains("\n\toverride func buildMenu") && !text.contains("\n  "))
  }
}
