import Foundation
import TestSupport
import Testing

@testable import Scaffold

/// Decisions of an app that starts in SwiftUI.
@Suite struct SwiftUIRecipeTests {
  private static let app = """
    import SwiftUI

    @main
    struct Garden: App {
        var body: some Scene {
            WindowGroup {
                Tabs()
            }
        }
    }

    """

  private static func tabs(
    selection: String = "selection: $model.tab", last: String = "", before: String = "",
    gap: String = "Spacer()"
  ) -> String {
    """
    import SwiftUI

    struct Tabs: View {
        enum Part { case beds, tools, settings }
        @StateObject var model = Model()
        var hasTools = true
        var body: some View {
    \(before)        TabView(\(selection)) {
                Beds().tabItem { Label("Beds", systemImage: "leaf") }.tag(Part.beds)
                if hasTools {
                    Tools()
                        .tabItem { Text("Tools") }
                        .tag(Part.tools)
                }
                \(gap)
                Journal().tabItem { Text("Journal") }.tag(Part.settings)
            }
            .tint(.green)\(last)
        }
    }
    struct Beds: View { var body: some View { NavigationStack { List { NavigationLink("A") { Text("A") } } } } }
    struct Tools: View { var body: some View { NavigationStack { List { NavigationLink("A") { Text("A") } } } } }
    struct Journal: View { var body: some View { NavigationStack { List { NavigationLink("A") { Text("A") } } } } }
    final class Model: ObservableObject { @Published var tab = Tabs.Part.beds }

    """
  }

  private func changes(_ rule: String, _ tabs: String, from version: String = "17") throws
    -> Changes
  {
    let files = ["App.swift": Self.app, "Tabs.swift": tabs]
    return try SketchedProject(files, from: version).changes(for: rule)
  }

  @Test func commandsUseTheSelectionOfTheApp() throws {
    let changes = try changes("tab-bar/view-menu-commands", Self.tabs())
    let text = changes.edited("Tabs.swift")
    #expect(
      text.contains(
        """
                .focusedSceneValue(\\.windowSections, [
                    WindowSection("Beds", $model.tab, Part.beds),
                    WindowSection("Tools", $model.tab, Part.tools, isThere: hasTools),
                    WindowSection("Journal", $model.tab, Part.settings),
                ])
                .tint(.green)
        """), "\(text) \(changes.notes)")
    #expect(
      changes.edited("App.swift").contains(
        "        }\n        .commands {\n            SectionCommands()\n        }\n    }\n"))
    #expect(changes.files.isEmpty && changes.notes.isEmpty)
  }

  private static let split = """
    import SwiftUI

    struct Tabs: View {
        var body: some View {
            NavigationSplitView { List { NavigationLink("A") { Text("A") } } } detail: { Text("B") }
        }
    }

    """

  @Test func theSystemHasTheCommandForSidebars() throws {
    let text = try changes("split-view/toggle-command", Self.split).edited("App.swift")
    #expect(
      text.contains("        .commands {\n            SidebarCommands()\n        }\n"), "\(text)")
  }

  @Test func commandsJoinThoseOfTheApp() throws {
    let app = Self.app.replacing(
      "            }\n        }\n",
      with: "            }\n            .commands { Other() }\n        }\n")
    let files = ["App.swift": app, "Tabs.swift": Self.split]
    let text = try SketchedProject(files, from: "17").changes(for: "split-view/toggle-command")
      .edited("App.swift")
    #expect(text.contains("SidebarCommands()") && text.matches(of: /\.commands/).count == 1)
  }

  private static func sheet(_ buttons: String) -> String {
    """
    import SwiftUI

    struct Tabs: View {
        @State var isShown = false
        var body: some View {
            NavigationStack { Text("A") }.sheet(isPresented: $isShown) { Editor() }
        }
    }
    struct Editor: View {
        @Environment(\\.dismiss) var dismiss
        var body: some View {
            NavigationStack {
                Text("B").toolbar {
                    \(buttons)
                }
            }
        }
    }

    """
  }

  private static let escape = "navigation-stack/escape-goes-back"
  private static let cancel =
    "ToolbarItem(placement: .cancellationAction) {\n"
    + "                        Button(\"Cancel\") { dismiss() }\n                    }"

  @Test func escapeDoesWhatCancelDoes() throws {
    let save = "ToolbarItem(placement: .confirmationAction) {\nButton(\"Save\") { dismiss() }\n}"
    let text = try changes(Self.escape, Self.sheet(Self.cancel + "\n" + save))
      .edited("Tabs.swift")
    #expect(
      text.contains(
        """
                                Button("Cancel") { dismiss() }
                                    .keyboardShortcut(.cancelAction)
        """), "\(text)")
    #expect(text.matches(of: /keyboardShortcut/).count == 1)
  }

  @Test(arguments: [
    cancel.replacing("Cancel", with: "Save").replacing("cancellation", with: "confirmation"),
    "#if os(iOS)\n\(cancel)\n#endif",
    cancel.replacing("{ dismiss() }", with: "{ dismiss() }\n.keyboardShortcut(\"k\")"),
  ])
  func aButtonThatIsNotCertainHasNoKey(_ buttons: String) throws {
    let found = try changes(Self.escape, Self.sheet(buttons))
    #expect(!found.changesFiles)
  }

  @Test func aSecondRunChangesNothing() throws {
    let files = ["App.swift": Self.app, "Tabs.swift": Self.tabs()]
    let sketch = try SketchedProject(files, from: "17")
    let first = try sketch.changes(for: "tab-bar/view-menu-commands")
    for path in files.keys { try sketch.folder.write(first.edited(path), to: path) }
    #expect(try !sketch.changes(for: "tab-bar/view-menu-commands").changesFiles)
  }

  @Test(arguments: [
    ("", "The tab view keeps no selection")
  ]) func withoutASelectionNothingIsWritten(_ selection: String, _ reason: String) throws {
    let changes = try changes("tab-bar/view-menu-commands", Self.tabs(selection: selection))
    #expect(!changes.changesFiles && changes.says(reason))
  }

  @Test func aTagThatIsUnknownIsRefused() throws {
    let tabs = Self.tabs().replacing(".tag(Part.beds)", with: "")
    let changes = try changes("tab-bar/view-menu-commands", tabs)
    #expect(!changes.changesFiles && changes.says("Not every section is written with its title"))
  }

  @Test func theStyleIsTheSystemsFrom18On() throws {
    let new = try changes("tab-bar/to-sidebar", Self.tabs(gap: ""), from: "18").edited("Tabs.swift")
    #expect(
      new.contains("        }\n        .tabViewStyle(.sidebarAdaptable)\n        .tint(.green)"))
    let old = try changes("tab-bar/to-sidebar", Self.tabs(gap: ""), from: "17").edited("Tabs.swift")
    #expect(
      old.contains("        .sidebarTabs()\n")
        && old.contains("if #available(iOS 18.0, macOS 15.0, *)"))
  }

  @Test(.needsTypeChecker, arguments: [17, 18])
  func whatIsWrittenCompiles(_ version: Int) async throws {
    let tabs = Self.tabs(selection: "selection: $tab", gap: "").replacing(".tint(.green)", with: "")
      .replacing("@StateObject var model = Model()", with: "@State var tab = Part.beds")
      .split(separator: "final class Model")[0].appending("\n")
    for (rule, code) in [
      ("tab-bar/view-menu-commands", tabs), ("tab-bar/to-sidebar", tabs),
      (Self.escape, Self.sheet(Self.cancel)),
    ] {
      let sketch = try SketchedProject(
        ["App.swift": Self.app, "Tabs.swift": code], from: "\(version)")
      let files = try sketch.changes(for: rule).code(in: sketch.project())
      #expect(!files.isEmpty, "\(rule)")
      for platform in [ApplePlatform.catalyst, .ios] {
        try await CodeCheck(platform: platform, version: version)
          .expectNothing(in: files, of: rule)
      }
    }
  }

  @Test func aGapAmongTheTabsIsNoRow() throws {
    let changes = try changes("tab-bar/to-sidebar", Self.tabs())
    #expect(!changes.changesFiles && changes.says("has a Spacer among its tabs"))
  }

  @Test func anotherStyleIsKept() throws {
    let changes = try changes(
      "tab-bar/to-sidebar", Self.tabs(last: "\n        .tabViewStyle(.automatic)"))
    #expect(!changes.changesFiles && changes.says("The tab view has another style here"))
  }

  @Test func codeUnderAConditionIsNotEdited() throws {
    let tabs = Self.tabs(last: "\n        #endif", before: "        #if os(iOS)\n")
    let changes = try changes("tab-bar/to-sidebar", tabs)
    #expect(!changes.changesFiles && changes.says("as one call that is always compiled"))
  }
}
