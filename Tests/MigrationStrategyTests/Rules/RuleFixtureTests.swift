import Foundation
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// Rules and their fixtures.
@Suite struct RuleFixtureTests {
  @Test(arguments: RuleExamples.rules)
  func aRuleFindsItsObjectsAndNothingElse(_ id: String) throws {
    let catalog = try Catalog.inBinary.get()
    let rule = try #require(catalog.rule(id))
    let outcome = RuleTest(catalog, folder: Repository.rules + "/mac").run(rule)
    guard case .passed(let counterExamples) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(counterExamples > 0, "a rule needs something that looks alike")
    #expect(rule.examples?.matches.isEmpty == false)
  }

  @Test func theRulesAreThoseOfTheCatalogAndNoFixtureBelongsToNobody() throws {
    #expect(RuleExamples.rules.count > 80)
    let files = try FileManager.default.subpathsOfDirectory(atPath: Repository.rules + "/mac/rules")
    let stems = files.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".plist") }
      .map { $0.split(separator: "/").prefix(2).joined(separator: "/") }
      .map { String($0.prefix { $0 != "." }) }
    let ids = Set(try Catalog.inBinary.get().rules.map(\.id))
    #expect(Set(stems).subtracting(ids) == [])
  }

  @Test(arguments: RuleExamples.rules)
  func theTextsOfAFindingHaveNoGaps(_ id: String) throws {
    for project in RuleExamples.projects(of: id) {
      let advice = try RuleExamples.advice(on: project)
      for found in advice.recommendations(of: id) {
        for text in [found.message, found.why, found.advice, found.question?.text ?? ""] {
          #expect(!text.contains("{") && !text.contains("}"), "\(text)")
        }
      }
    }
  }

  @Test(arguments: RuleExamples.rules)
  func whatIsFoundForIPhoneAndIPadIsNotFoundForAppleTV(_ id: String) throws {
    // An app in code alone has no document that says what it is for.
    guard !id.hasPrefix("tvos/"), !Self.ofCodeAlone.contains(id) else { return }
    let found = try Self.objects(foundBy: id) { text in
      text.replacing("iOS.CocoaTouch", with: "AppleTV")
    }
    #expect(found.filter { !$0.isEmpty } == [])
  }

  /// Rules whose examples are apps of SwiftUI.
  private static let ofCodeAlone: Set = [
    "navigation-stack/back-in-swiftui", "navigation-stack/navigation-view",
    "navigation-stack/navigation-view-in-sheet", "navigation-stack/stack-style",
    "tab-bar/forced-bar",
  ]

  /// Rules that hold whatever the storyboards show.
  private static let withoutScreens: Set = [
    "project/navigation-not-in-storyboards", "project/device-only-capabilities",
    "project/liquid-glass-opt-out", "icons/mac-app-icon", "menu/no-main-menu",
    "menu/irrelevant-system-menus", "menu/key-conflict", "modal/action-sheet",
    "split-view/too-deep-sidebar", "tvos/metrics", "window/minimum-size", "window/scene-life-cycle",
  ]

  @Test(arguments: RuleExamples.rules.filter { !withoutScreens.contains($0) })
  func nothingIsFoundInLaunchScreens(_ id: String) throws {
    let found = try Self.objects(foundBy: id, withSource: false) { text in
      text.replacing("<document ", with: "<document launchScreen=\"YES\" ")
    }
    #expect(found == [])
  }

  @Test(arguments: RuleExamples.rules.filter { $0.hasPrefix("split-view/") })
  func aSplitViewWithSettingsIsReportedNowhereElse(_ id: String) throws {
    let rule = try #require(try Catalog.inBinary.get().rule(id))
    guard rule.subjects == [.splitView] else { return }
    let found = try Self.objects(foundBy: id) { text in
      text.replacing("<splitViewController ", with: "<splitViewController title=\"Settings\" ")
    }
    #expect(found == [])
  }
}

extension RuleFixtureTests {
  /// What a rule finds in its example when the documents' text is changed.
  private static func objects(
    foundBy id: String, withSource: Bool = true, after change: (String) -> String
  ) throws -> [String] {
    let path = RuleExamples.path(of: id)
    return try RuleExamples.projects(of: id).flatMap { project in
      var project = project
      if !withSource { project.source = nil }
      project.documents = try project.documents.compactMap { document in
        let file = path.hasSuffix(".storyboard") ? path : path + "/" + document.file
        let text = change(try String(contentsOfFile: file, encoding: .utf8))
        let outcome = DocumentReader().read(Array(text.utf8), as: document.file)
        guard case .document(let changed) = outcome else { return nil }
        return changed
      }
      return try RuleExamples.advice(on: project).objects(foundBy: id)
    }
  }
}
