import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import RuleCatalogue
import SourceEvidence
import Testing

/// What source code shows as done.
@Suite struct SourceSignTests {
  @Test(
    arguments: [
      (Marker.Kind.tabBarMode, "tabSidebar", "tab-bar/to-sidebar"),
      (.sidebarAdaptable, "", "tab-bar/to-sidebar"), (.uiTabGroup, "1", "tab-bar/to-sidebar"),
      (.sidebarListAppearance, "sidebar", "tab-bar/to-sidebar"),
      (.settingsScene, "", "tab-bar/settings-tab"),
      (.settingsCommand, "", "tab-bar/settings-tab"),
    ])
  func aMarkerIsASign(kind: Marker.Kind, detail: String, rule: String) throws {
    let marker = Marker(
      kind, detail: detail.isEmpty ? nil : detail,
      place: CodePlace(file: "App.swift", line: 7, column: 3))
    let found = try recommendation(rule, marker)
    #expect(found.status == .done)
    #expect(found.evidence.map(\.location.file) == ["App.swift"])
  }

  @Test(
    arguments: [
      Marker(.tabBarMode, detail: "automatic", place: place),
      Marker(.sidebarAdaptable, place: place, conditions: [.otherPlatform]),
      Marker(.sidebarAdaptable, place: place, conditions: [.exceptMacCatalyst]),
      Marker(.sidebarAdaptable, place: place, conditions: [.preview]),
      Marker(.settingsScene, place: place),
    ])
  func othersAreNone(marker: Marker) throws {
    #expect(try recommendation("tab-bar/to-sidebar", marker).status == .open)
  }

  private static let place = CodePlace(file: "App.swift", line: 7, column: 3)

  private func recommendation(_ rule: String, _ marker: Marker) throws -> Recommendation {
    var project = App.deepTabs("Inbox", "Sent", "Drafts", "Settings").graph.project
    var source = SourceEvidence()
    source.markers = [marker]
    project.source = source
    let advice = Strategy(try Catalogue.inBinary.get()).advice(for: project, nil)
    return try #require(advice.recommendations.first { $0.rule == rule })
  }
}
