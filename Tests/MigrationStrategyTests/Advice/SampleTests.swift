import Foundation
import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// Samples.
@Suite struct SampleTests {
  /// What is advised for the sample app in a folder.
  private func advice(_ sample: String, answers: [String: Bool] = [:]) throws -> Advice {
    let input = InputReader(threads: 1).read([Repository.sample(sample)])
    let project = try #require(input.projects.first)
    #expect(input.projects.count == 1)
    let catalog = try Catalog.inBinary.get()
    return Strategy(catalog, answers: answers).advice(for: NavigationGraph(project))
  }

  @Test(arguments: [
    ("FlatTabs", "segmented-control", ["sidebar"]),
    ("DeepTabs", "sidebar", ["segmented-control"]),
    ("ListsAndSegments", "sidebar", ["segmented-control-and-sidebar", "segmented-control"]),
    ("FieldNotes", "sidebar", ["segmented-control-and-sidebar", "segmented-control"]),
    ("Trailhead", "sidebar", ["segmented-control-and-sidebar", "segmented-control"]),
    ("Couch", "undecided", ["sidebar"]),
    ("Workshop", "sidebar", ["segmented-control-and-sidebar", "segmented-control"]),
  ])
  func theTabBarOfASampleBecomesWhatItsTextSays(
    _ sample: String, _ outcome: Outcome, _ alternatives: [Outcome]
  ) throws {
    let advice = try advice(sample)
    let top = advice.subjects.ids(of: .tabBar).filter {
      advice.subjects[$0].facts[.inLaunchScreen] != true
        && advice.subjects[$0].facts[.isTopLevel] == true
    }
    #expect(top.count == 1)
    let decision = try #require(top.first.flatMap { advice.decisions[$0]?.first })
    #expect(decision.outcome == outcome)
    #expect(decision.alternatives.map(\.outcome) == alternatives)
  }

  @Test(arguments: [
    ("FlatTabs", ["Timer", "Stopwatch", "Oven", "Measures"]),
    ("ListsAndSegments", ["Messages", "Tasks", "Notes"]),
    ("FieldNotes", ["Sightings", "Species"]), ("Trailhead", ["Browse", "Saved", "Profile"]),
    ("Workshop", ["Jobs", "Customers", "Stock", "Reports"]), ("Couch", []), ("PostRoom", []),
  ])
  func theSectionsOfASampleAreInTheViewMenu(_ sample: String, _ titles: [String]) throws {
    let view = try advice(sample).menuBar.menus.first { $0.name == .view }?.items ?? []
    let sections = view.filter { $0.rules.contains("tab-bar/view-menu-commands") }
    #expect(sections.map(\.title) == titles)
    #expect(sections.map(\.key) == titles.indices.map { "⌘\($0 + 1)" })
  }

  @Test(arguments: [
    (
      "PostRoom", ["split-view/third-column", "split-view/hidden-middle-level", "window/tabbing"]
    ),
    ("PostRoom", ["split-view/sidebar-style", "window/open-in-new-window"]),
    ("Ticker", ["split-view/candidate-from-stack", "navigation-stack/back-in-toolbar"]),
    ("Ticker", ["page-control/next-previous", "page-control/view-menu-commands"]),
    ("DeepSettings", ["navigation-stack/deep-stack", "split-view/candidate-from-stack"]),
    ("Postcards", ["page-control/onboarding", "page-control/next-previous"]),
    ("FieldNotes", ["tab-bar/action-tab", "tab-bar/search-tab", "tab-bar/settings-tab"]),
    ("Workshop", ["split-view/nested-or-pushed", "tab-bar/in-modal", "modal/settings-sheet"]),
    ("Couch", ["tvos/no-catalyst", "tvos/tab-bar"]),
    ("DeepTabs", ["navigation-stack/back-in-toolbar", "navigation-stack/keep-state"]),
  ])
  func aSampleGetsTheRulesThatItsTextNames(_ sample: String, _ rules: [String]) throws {
    let found = Set(try advice(sample).recommendations.flatMap(\.all).map(\.rule))
    #expect(found.isSuperset(of: rules))
  }

  @Test func aSampleDoesNotGetWhatItsTextRulesOut() throws {
    let settings = try advice("DeepSettings")
    #expect(!settings.recommendations.contains { $0.equivalent == "settings-window" })
    #expect(!(try advice("Couch").recommendations.contains { $0.equivalent == "sidebar" }))
    let segments = try advice("DeepTabs").recommendations.map(\.equivalent)
    #expect(!segments.contains("segmented-control-and-sidebar"))
  }

  @Test func longListsGetSegmentsAboveTheSidebarOnceTheTeamSaysSo() throws {
    let advice = try advice("ListsAndSegments", answers: ["long-or-changing-lists": true])
    #expect(try advice.decision(.tabBar).outcome == "segmented-control-and-sidebar")
  }

  @Test(arguments: ["Workshop", "Trailhead", "FieldNotes", "PostRoom", "Postcards"])
  func adviceIsTheSameEachTime(_ sample: String) throws {
    let first = try advice(sample)
    let second = try advice(sample)
    #expect(first.recommendations.map(\.message) == second.recommendations.map(\.message))
    #expect(first.menuItems == second.menuItems)
  }
}
