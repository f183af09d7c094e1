import Guidance
import TestSupport
import Testing

@testable import Scaffold

/// What the same decisions come to in other technologies.
@Suite struct FormTests {
  private func scaffold(
    _ sample: String, _ platform: TargetPlatform, from version: String = "16"
  ) throws -> Changes {
    try SketchedProject(
      SketchedProject.sample(sample), for: .one(platform), from: version
    ).scaffold().together
  }

  @Test func swiftUIGetsCommands() throws {
    let changes = try scaffold("DeepTabs", .swiftUI)
    #expect(changes.names == ["ActionCommands.swift", "AppSection.swift", "SectionCommands.swift"])
    #expect(changes.edits.isEmpty)
    #expect(changes.says(".commands {") && changes.says("  SectionCommands()"))
    #expect(changes.says(".tabViewStyle(.sidebarAdaptable)"))
    #expect(changes.says("sidebarAdaptable needs iOS 18 and macOS 15"))
    #expect(try !scaffold("DeepTabs", .swiftUI, from: "18").says("sidebarAdaptable needs"))
  }

  @Test func appKitGetsAWindow() throws {
    let changes = try scaffold("DeepTabs", .appKit)
    #expect(Set(changes.names).isSuperset(of: ["MainMenu.swift", "MainWindowController.swift"]))
    #expect(try changes.text(of: "MainWindowController.swift").contains("SidebarViewController()"))
    #expect(changes.edits.isEmpty && changes.says("MainMenu.install(in: NSApp.mainMenu)"))
  }

  @Test func appKitGetsSegments() throws {
    let changes = try scaffold("FlatTabs", .appKit)
    #expect(!changes.names.contains("SidebarViewController.swift"))
    let window = try changes.text(of: "MainWindowController.swift")
    #expect(window.contains("NSToolbarItemGroup") && !window.contains("sidebar"))
  }

  @Test func segmentsNeedAToolbarBeforeVersion18() throws {
    #expect(try scaffold("FlatTabs", .macCatalyst).names.contains("SectionToolbar.swift"))
    let new = try scaffold("FlatTabs", .macCatalyst, from: "18")
    #expect(!new.names.contains("SectionToolbar.swift"))
    #expect(try new.text(of: "SectionTabBarController.swift").contains("mode = .tabBar"))
  }

  @Test func codeIsIndentedAsTheAppsIs() throws {
    var files = try SketchedProject.sample("DeepTabs")
    files["DeepTabs/AppDelegate.swift"] = Code.appDelegate.replacing("    ", with: "\t")
    let text = try SketchedProject(files).scaffold().together.text(of: "AppSection.swift")
    #expect(text.contains("\n\tcase today = ") && !text.contains("\n  "))
  }
}
