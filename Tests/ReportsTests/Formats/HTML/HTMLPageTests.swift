import Foundation
import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Markup
@testable import Reports

@Suite struct HTMLPageTests {
  private func page(_ report: Report, _ options: RenderingOptions = RenderingOptions()) throws
    -> String
  {
    try ReportFormat.html.render(report, options)
  }

  @Test(arguments: Repository.samples)
  func aPageStandsByItself(sample: String) throws {
    let text = try page(try makeReport(onSample: sample))
    let read = try #require(ReadPage(text))
    #expect(
      read.elements.allSatisfy { $0.attributes["src"] == nil && $0.attributes["style"] == nil })
    #expect(read.elements.allSatisfy { !$0.attributes.keys.contains { $0.hasPrefix("on") } })
    let links = read.elements.compactMap { $0.attributes["href"] }
    let isOpened = { (link: String) in link.hasPrefix("https://developer.apple.com/") }
    #expect(!links.isEmpty && links.allSatisfy { $0.hasPrefix("#") || isOpened($0) })
    #expect(!text.contains("url(") && !text.contains("@import"))
    #expect(text.utf8.count < 2_000_000)
  }

  /// The menu bar is shown as menus, with all commands in their order and keys at the edge.
  @Test func theMenuBarIsMenus() throws {
    let report = try makeReport(onSample: "DeepTabs")
    let text = try page(report)
    let read = try #require(ReadPage(text))
    let menus = report.projects[0].menus
    let names = read.elements.filter { $0.attributes["class"] == "menu" }
      .compactMap { $0.attributes["aria-label"] }
    #expect(names == menus.map { "The \($0.name.rawValue) menu" })
    #expect(
      read.elements.count { $0.attributes["class"] == "command" } == menus.flatMap(\.items).count)
    #expect(text.contains("<span dir=\"auto\">Today</span> <kbd>⌘1</kbd>"))
    #expect(
      text.contains("<li class=\"row always\"><p class=\"command\"><span dir=\"auto\">Undo</span>"))
    #expect(!text.contains("As in every app"))
  }

  @Test(arguments: Repository.samples)
  func everyLinkLeadsSomewhere(sample: String) throws {
    let read = try #require(ReadPage(try page(try makeReport(onSample: sample))))
    let names = read.elements.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    let links = read.elements.compactMap { $0.attributes["href"] }
      .filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
    #expect(!links.isEmpty && Set(links).subtracting(names).isEmpty)
  }

  @Test(arguments: Repository.samples)
  func nothingOfTheReportIsMissing(sample: String) throws {
    let report = try makeReport(onSample: sample)
    let read = try #require(ReadPage(try page(report)))
    let text = try #require(read.elements.last?.text)
    let project = report.projects[0]
    for structure in project.structures where !structure.isRoutine {
      for decision in structure.decisions {
        #expect(text.contains(Wording.outcome(decision.outcome)))
        for reason in decision.reasons { #expect(text.contains(harmless(reason.text))) }
        for alternative in decision.alternatives {
          #expect(text.contains(harmless(alternative.why)))
        }
      }
    }
    for finding in project.recommendations where !finding.isRepeated {
      #expect(text.contains(harmless(finding.advice)), "\(finding.rule)")
    }
    for question in project.questions { #expect(text.contains(harmless(question.text))) }
    for item in project.menus.flatMap(\.items) { #expect(text.contains(harmless(item.title))) }
    for item in project.toolbars.flatMap(\.items) { #expect(text.contains(harmless(item.title))) }
    let groups = project.structureGroups.map(\.count).reduce(0, +)
    #expect(read.all("finding").count == groups + project.otherGroups.count)
  }

  @Test func filtersKnowEachFinding() throws {
    let report = try makeReport(onSample: "Workshop")
    let read = try #require(ReadPage(try page(report)))
    let files = PageFiles(report).paths
    for finding in read.all("finding") {
      #expect(
        ["required", "recommended", "consider"].contains(finding.attributes["data-severity"]))
      let numbers = (finding.attributes["data-files"] ?? "").split(separator: " ").map { Int($0) }
      #expect(numbers.allSatisfy { $0.map(files.indices.contains) == true })
    }
    let kinds = Set(read.all("structure").compactMap { $0.attributes["data-kind"] })
    #expect(kinds == ["tab-bar", "split-view", "navigation-stack"])
    #expect(!read.elements.compactMap { $0.attributes["data-key"] }.isEmpty)
  }

  @Test func questionsFindingsAndOutcomesHaveForms() throws {
    let report = try makeReport(onSample: "Workshop")
    let read = try #require(ReadPage(try page(report)))
    let project = report.projects[0]
    let asked = try read.elements.compactMap {
      try $0.attributes["data-answer"].map { try JSONValue($0) }
    }
    #expect(
      Set(asked.compactMap { $0["text"]?.string }) == Set(project.questions.map(\.text)))
    let decided = try read.elements.compactMap {
      try $0.attributes["data-decide"].map { try JSONValue($0) }
    }
    let rules = Set(decided.compactMap { $0["rule"]?.string })
    let findings = project.recommendations + project.checklist
    #expect(!project.checklist.isEmpty)
    #expect(rules == Set(findings.filter { $0.status == .open }.map(\.rule)))
    #expect(decided.contains { $0["outcomes"] != nil })
  }

  @Test func severalProjectsAreOnePage() throws {
    let report = try makeReport(
      on: ["Couch", "Ticker"].map { Repository.sample($0) })
    let read = try #require(ReadPage(try page(report)))
    #expect(read.elements.filter { $0.name == "h1" }.map(\.text) == ["2 projects on the Mac"])
    #expect(read.all("project").count == 2)
    #expect(read.all("filters").count == 1)
  }

  @Test func picturesCanBeLeftOut() throws {
    let report = try makeReport(onSample: "DeepTabs")
    var options = RenderingOptions()
    #expect(try page(report, options).contains("class=\"picture\""))
    options.drawsPictures = false
    #expect(try !page(report, options).contains("class=\"picture\""))
  }

  @Test func whatAProjectHoldsIsText() throws {
    let report = try Hostile.report().hostileThroughout
    let text = try page(report)
    let read = try #require(ReadPage(text))
    #expect(read.elements.filter { $0.name == "script" }.count == 1)
    #expect(!text.contains("<script>alert"))
    let shown = try #require(read.elements.last?.text)
    for hostile in Hostile.texts {
      // Two characters that no text may hold are told by their numbers.
      let expected = harmless(hostile).replacing("\u{FFFE}\u{FFFF}", with: "\\u{fffe}\\u{ffff}")
      #expect(shown.contains(expected), "\(expected.debugDescription)")
    }
    let controls = text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || (0x202A...0x202E) ~= $0.value)
    }
    #expect(controls.isEmpty)
  }

  @Test func anIndexLeadsToReviewsOrPages() throws {
    var index = try makeIndexOfSamples()
    index.projects[1].page = index.projects[1].folder + "/review.html"
    index.projects[2].failure = "<b>It</b> cannot be read."
    let text = try #require(try index.files().first { $0.name == "index.html" }?.text)
    let read = try #require(ReadPage(text))
    let links = read.elements.compactMap { $0.attributes["href"] }.filter { !$0.hasPrefix("#") }
    #expect(links.contains(index.projects[0].review))
    #expect(links.contains(index.projects[1].folder + "/review.html"))
    #expect(links.count == index.projects.count - 1)
    #expect(text.contains("&lt;b&gt;It&lt;/b&gt; cannot be read."))
  }
}
