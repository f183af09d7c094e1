import Foundation
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing
import XcodeProject

import struct FileReading.SourceLocation

/// What source code shows as done.
@Suite struct SourceCodeEvidenceTests {
  @Test(
    arguments: [
      (Marker.Kind.tabBarMode, "tabSidebar", "tab-bar/to-sidebar"),
      (.sidebarAdaptable, "", "tab-bar/to-sidebar"), (.uiTabGroup, "1", "tab-bar/to-sidebar"),
      (.settingsScene, "", "tab-bar/settings-tab"),
    ])
  func aMarkerIsEvidence(kind: Marker.Kind, detail: String, rule: String) throws {
    let marker = Marker(
      kind, detail: detail.isEmpty ? nil : detail,
      place: SourceLocation(file: "App.swift", line: 7, column: 3))
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

  @Test func macCatalystHasNoSettingsScene() throws {
    let marker = Marker(.settingsScene, place: Self.place, conditions: [.macCatalyst])
    #expect(try recommendation("tab-bar/settings-tab", marker).status == .open)
  }

  @Test func aCommandForSettingsDoesNotRemoveTheirTab() throws {
    let marker = Marker(.settingsCommand, place: Self.place)
    #expect(try recommendation("tab-bar/settings-tab", marker).status == .open)
  }

  @Test(arguments: ["WindowGroup", "Window"])
  func aWindowGroupHasNewWindow(type: String) throws {
    let app = App.sheet.withWindows(true, tabs: false)
    let advice = try app.adviceWithCode(markers: [.sketch(.windowGroup, type)])
    let found = try #require(
      advice.recommendations.first { $0.rule == "window/multiple-scenes" })
    #expect((found.status == .done) == (type == "WindowGroup"))
  }

  @Test(arguments: [(4, 2), (5, 4), (2, 1)])
  func someCommandsInCodeAreNotAll(tabs: Int, commands: Int) throws {
    let titles = (1...tabs).map { "Area \($0)" }
    let own = titles.prefix(commands).map { CodeCommand.sketch($0, in: "view") }
    let advice = try App.flatTabs(titles).adviceWithCode(commands: own)
    let found = try #require(
      advice.recommendations.first { $0.rule == "tab-bar/view-menu-commands" })
    #expect(found.evidence.count == commands)
    #expect(found.missing == Array(titles.dropFirst(commands)))
    #expect((found.status == .done) == (commands * 5 >= tabs * 4))
  }

  @Test(
    arguments: [
      ("List", "contextMenu", true), ("Base", "contextMenu", true), ("Other", "contextMenu", false),
      (nil, "contextMenu", false),
    ])
  func whatIsAboutOneSceneCountsInItsClass(owner: String?, kind: String, isDone: Bool) throws {
    let rule = "menu/context-menus"
    var project = try #require(RuleExamples.projects(of: rule).first)
    let scenes = try RuleExamples.advice(on: project).recommendations.filter { $0.rule == rule }
    #expect(scenes.count == 3)
    let text = try String(
      contentsOfFile: RuleExamples.path(of: rule) + "/Main.storyboard", encoding: .utf8
    )
    .replacing("<tableViewController ", with: "<tableViewController customClass=\"List\" ")
    guard case .document(let document) = DocumentReader().read(Array(text.utf8), as: "M.storyboard")
    else { throw CancellationError() }
    project.documents = [document]
    var source = try evidence(of: "class Base {}; class List: Base {}")
    source.markers = [.sketch(.contextMenu, "UIContextMenuInteraction", in: owner)]
    project.source = source
    let found = try RuleExamples.advice(on: project).recommendations.filter { $0.rule == rule }
    #expect(found.map { $0.status == .done } == [isDone, false])
  }

  /// A context menu that lacks what a swipe offers is not done.
  @Test(arguments: [("Delete", true), ("Rename", false)])
  func aContextMenuHasTheActionsOfSwipes(title: String, isDone: Bool) throws {
    let code = """
      class List: UITableViewController {
        override func tableView(
          _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
          UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(children: [UIAction(title: "\(title)") { _ in }])
          }
        }
        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
        ) -> UISwipeActionsConfiguration? {
          UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Delete") { _, _, _ in }])
        }
        func contextMenu() -> UIContextMenuConfiguration? { nil }
      }
      """
    var project = App(.screen("home").ofClass("List")).graph.project
    project.source = try evidence(of: code)
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    let found = try #require(advice.recommendations(of: "menu/context-menus").first)
    #expect((found.status == .done) == isDone)
    #expect(found.missing == (isDone ? [] : ["Delete"]))
  }

  @Test func aMenuForRowsIsTheEvidenceBeforeOneForAHeader() throws {
    let code = """
      class List: UITableViewController {
        func header() { view.addInteraction(UIContextMenuInteraction(delegate: self)) }
        override func tableView(
          _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? { menu }
        override func tableView(
          _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
        ) -> UISwipeActionsConfiguration? { delete }
      }
      """
    var project = App(.screen("home").ofClass("List")).graph.project
    project.source = try evidence(of: code)
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    let found = try #require(advice.recommendations(of: "menu/context-menus").first)
    #expect(found.evidence.map(\.text) == ["contextMenuConfigurationForRowAt"])
  }

  @Test(arguments: [(CodeCondition.macCatalyst, true), (.macIdiom, true), (.padIdiom, false)])
  func aListInTheStyleOfASidebarIsOneWhereTheMacAloneHasIt(
    condition: CodeCondition, isDone: Bool
  ) throws {
    let marker = Marker.sketch(.sidebarListAppearance, "sidebar", in: "Bookmarks", condition)
    #expect((try recommendation("tab-bar/to-sidebar", marker).status == .done) == isDone)
  }

  @Test(arguments: [("List", true), ("Map", false), (nil, false)])
  func aSearchFieldCountsOnItsOwnScreen(owner: String?, isDone: Bool) throws {
    let app = App.flatTabs("A", "B", "Search")
      .with(.screen("tab3").ofClass("List").tab("Search"))
    let marker = Marker.sketch(.search, "searchable", in: owner)
    let found = try app.adviceWithCode(markers: [marker]).recommendations(of: "tab-bar/search-tab")
    #expect(found.map { $0.status == .done } == [isDone])
  }

  @Test(arguments: [
    ("Refresh", true), ("Reload Page", true), ("Refresh All Feeds", true), ("Reload Lists", true),
    ("Reload Database", false),
  ])
  func aCommandRefreshesWhatItNames(title: String, isDone: Bool) throws {
    let app = App(
      .list("home").ofClass("ListController").holding("<refreshControl id=\"refresh\"/>"))
    let advice = try app.adviceWithCode(commands: [.sketch(title, "r", in: "view")])
    let found = advice.recommendations(of: "menu/refresh-command")
    #expect(found.map { $0.status == .done } == [isDone])
  }

  @Test(arguments: [
    ([], true), ([Marker.sketch(.wideColumn, in: "Split")], false),
    (
      [
        Marker.sketch(.wideColumn, in: "Split"),
        Marker.sketch(.columnWidth, "minimumPrimaryColumnWidth", in: "Split"),
      ], true
    ),
  ])
  func aColumnThatGrowsTooWideHasNoLimits(others: [Marker], isDone: Bool) throws {
    let width = Marker.sketch(.columnWidth, "maximumPrimaryColumnWidth", in: "Split")
    let advice = try Self.split.adviceWithCode(markers: [width] + others)
    let found = advice.recommendations(of: "split-view/column-widths")
    #expect(found.map { $0.status == .done } == [isDone])
  }

  @Test func theKeysOfOneScreenAreNotThoseOfTheTabs() throws {
    func keys(_ titles: [String?], in owner: String) -> [CodeCommand] {
      zip(titles, ["1", "2", "3"]).map { title, key in
        var command = CodeCommand.sketch(title, key, isInMenuBar: false)
        command.owner = owner
        return command
      }
    }
    let other = keys(["Public", "Private"], in: "Editor")
    let own = keys([nil, nil, nil], in: "Tabs")
    func evidence(_ commands: [CodeCommand]) throws -> [Any] {
      try App.flatTabs("A", "B", "C").adviceWithCode(commands: commands)
        .recommendations(of: "tab-bar/view-menu-commands").flatMap(\.evidence)
    }
    #expect(try evidence(other + own).count == 3)
    #expect(try evidence(other + keys([nil], in: "Tabs")).isEmpty)
  }

  @Test func aHistoryIsNoStack() throws {
    func key(_ title: String, _ key: String) -> CodeCommand {
      var command = CodeCommand.sketch(title, key)
      command.owner = "Browser"
      return command
    }
    for (commands, isDone) in [
      ([key("Back", "[")], true), ([key("Back", "["), key("Forward", "]")], false),
    ] {
      let advice = try App.listAndDetail.adviceWithCode(commands: commands)
      let found = advice.recommendations(of: "navigation-stack/go-commands")
      #expect(found.contains { $0.status == .done } == isDone)
    }
  }

  @Test func aBackButtonIsThereForPushedScreens() throws {
    let app = App.listAndDetail
    let back = Marker.sketch(.toolbarAction, "goBack")
    for (markers, isDone) in [([back], true), ([], false)] {
      let advice = try app.adviceWithCode(markers: markers)
      let found = advice.recommendations(of: "navigation-stack/back-in-toolbar")
      #expect(found.map { $0.status == .done } == [isDone])
    }
  }

  @Test func aSidebarAloneHasNoSegments() throws {
    let advice = try App.findMy.adviceWithCode(markers: [.sketch(.sidebarAdaptable)])
    let found = advice.recommendations(of: "tab-bar/segmented-plus-sidebar")
    #expect(found.map(\.status) == [.open])
  }

  @Test(arguments: [(true, true), (false, false)])
  func aSettingsBundleCountsInAMacApp(isForMac: Bool, isDone: Bool) throws {
    var project = App.deepTabs("Inbox", "Sent", "Drafts", "Settings").graph.project
    var app = try #require(
      RuleExamples.projects(of: isForMac ? "project/ui-idiom" : "project/iphone-only")
        .flatMap(\.apps).first { $0.supportsMacCatalyst == isForMac })
    app.settingsBundle = "Settings.bundle"
    project.apps = [app]
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    let found = try #require(
      advice.recommendations.first { $0.rule == "tab-bar/settings-tab" })
    #expect((found.status == .done) == isDone)
  }

  private static let split = App(
    .split("split", "list", "detail")
      .with("allowDoubleColumnStyle=\"YES\"", "primaryBackgroundStyle=\"sidebar\""),
    .list("list", .detail("detail")), .screen("detail"))

  private static let place = SourceLocation(file: "App.swift", line: 7, column: 3)

  private func recommendation(_ rule: String, _ marker: Marker) throws -> Recommendation {
    var project = App.deepTabs("Inbox", "Sent", "Drafts", "Settings").graph.project
    var source = SourceEvidence()
    source.markers = [marker]
    project.source = source
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: project, nil)
    return try #require(advice.recommendations.first { $0.rule == rule })
  }
}
