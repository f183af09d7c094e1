import Foundation
import Guidance
import TestSupport
import Testing

@testable import Drawings
@testable import MigrationStrategy
@testable import Reports

@Suite struct ProjectPicturesTests {
  private func project(_ structures: [StructureReport]) throws -> ProjectReport {
    var project = try makeReport(onSample: "Couch").projects[0]
    project.structures = structures
    return project
  }

  private func stack(_ back: Outcome) -> StructureReport {
    makeStructure("navigation-stack", outcome: "keep", ["deep-stack": back])
  }

  @Test func whatLooksAlikeIsDrawnOnce() throws {
    let pictures = ProjectPictures(try project([stack("back"), stack("wizard"), stack("back")]))
    #expect(pictures.all.count == 4)
    guard case .alike(0)? = pictures.entries[2] else {
      Issue.record("the third stack is like the first")
      return
    }
  }

  @Test func thereAreNoMoreThanAnyoneLooksAt() throws {
    let tabBar = makeStructure("tab-bar", titles: ["A", "B"], outcome: "sidebar")
    let pictures = ProjectPictures(try project(Array(repeating: tabBar, count: 20)))
    #expect(pictures.all.count == 24)
    let leftOut = pictures.entries.values.count { if case .leftOut = $0 { true } else { false } }
    #expect(leftOut == 8)
  }

  @Test func whatIsUndecidedIsNotDrawn() throws {
    let tabBar = makeStructure("tab-bar", titles: ["A", "B"], outcome: "undecided")
    let pictures = ProjectPictures(try project([tabBar]))
    guard case .undecided? = pictures.entries[0] else {
      Issue.record("it is not said that it is undecided")
      return
    }
    #expect(pictures.all.isEmpty)
  }

  @Test func whatAYesWouldDecideIsDrawnAsSuch() throws {
    var tabBar = makeStructure("tab-bar", titles: ["A", "B"], outcome: "undecided")
    tabBar.decision?.questions = [QuestionReport(id: "q", text: "Is it?", effect: "sidebar")]
    let project = try project([tabBar])
    guard case .pair(let pair)? = ProjectPictures(project).entries[0] else {
      Issue.record("it is not drawn")
      return
    }
    #expect(pair.isSupposed && pair.captions.after.contains("yes"))
    #expect(pair.after.title.hasSuffix("if a question is answered with yes: Sidebar"))
    #expect(pair.after.description.contains("Its sidebar holds A, B."))
  }

  @Test func anAppleTVIsDrawnAsATelevision() throws {
    let report = try makeReport(onSample: "Couch")
    let pictures = ReportPictures(report, folder: "pictures").all
    let before = try #require(pictures.first)
    let drawn = try #require(DrawnPicture(before.svg))
    #expect(drawn.texts.map(\.text) == ["Live", "Recordings", "Shows", "Search"])
    #expect(before.title.hasSuffix("as it is on Apple TV"))
    #expect(before.description.contains("The tab bar along the top holds Live, Recordings"))
    // The focus: dark on light, or light on dark.
    #expect(drawn.classes.isSuperset(of: ["dot-on", "on"]))
  }

  @Test func routineIsNotDrawn() throws {
    var routine = stack("back")
    routine.isRoutine = true
    #expect(ProjectPictures(try project([routine])).all.isEmpty)
  }

  @Test func namesAreSafeAndDistinct() throws {
    let report = try makeReportOnAllSamples(threads: 8)
    let names = ReportPictures(report, folder: "x").all.map(\.fileName)
    #expect(Set(names).count == names.count && names.count > 20)
    #expect(names.allSatisfy(Picture.isFileName))
  }

  @Test(arguments: [
    ("01-tab-bar-before.svg", true), ("3-12-split-view-after.svg", true), ("logo.svg", false),
    ("my-before.svg", false), ("01-house-before.svg", false), ("-tab-bar-before.svg", false),
    ("1-2-3-tab-bar-after.svg", false), ("01-before.svg", false), ("01-tab-bar-before.png", false),
  ])
  func onlyPicturesHaveSuchNames(name: String, isPicture: Bool) {
    #expect(Picture.isFileName(name) == isPicture)
  }

  @Test func aReviewShowsThePairSideBySide() throws {
    let report = try makeReport(onTabs: ["A | B", "[C](x)", "D"])
    let pictures = ReportPictures(report, folder: "my pictures")
    let text = try ReportFormat.markdown.render(report, RenderingOptions(pictures: pictures))
    #expect(text.contains("| On iPhone | On the Mac |"))
    #expect(text.contains("](my%20pictures/01-tab-bar-before.svg) | !["))
    #expect(text.contains("A \\| B, \\[C\\](x), D, as it is on iPhone"))
    let plain = try ReportFormat.markdown.render(report, RenderingOptions())
    #expect(!plain.contains("!["))
  }
}
