import MigrationStrategy
import TestSupport
import Testing

/// Screens for the developers of an app bring no advice.
@Suite struct DeveloperScreenTests {
  @Test(arguments: [
    ("DebugSettingsController", true), ("DebuggerController", false), ("Other", false),
  ])
  func aScreenForDebuggingBringsNone(name: String, isSilent: Bool) throws {
    let sheet = SceneSketch.screen("sheet").ofClass(name).titled("Settings")
    let found = try App.sheet.with(sheet).advice().recommendations(of: "modal/settings-sheet")
    #expect(found.isEmpty == isSilent)
  }

  @Test func aFileForDebuggingBringsNone() throws {
    let app = App(.screen("home", .present("ref")), .reference("ref", to: "Debug"))
      .and("Debug.storyboard", .screen("sheet").titled("Settings"))
    #expect(try app.advice().recommendations(of: "modal/settings-sheet").isEmpty)
  }

  @Test func whatAnAppStartsWithIsForPeople() throws {
    let app = App.listAndDetail.with(.stack("nav", "list").ofClass("DebugStack"))
    #expect(!(try app.advice().recommendations(of: "navigation-stack/back-in-toolbar").isEmpty))
  }
}
