import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What takes the place of something presented (How-Decisions-Are-Made.md#presented-screens).
@Suite struct WorkedModals {
  private static func modal(
    _ description: String, _ gate: String?, _ app: App, _ outcome: Outcome,
    _ confidence: DecisionConfidence = .likely
  ) -> DecisionCase {
    DecisionCase(description, app, .scene, "sheet", is: outcome, confidence, by: gate)
      .decided(by: "modal")
  }

  private static let sheet = SceneSketch.screen("sheet")
  private static let window = "modal/sheet-with-hierarchy"
  private static let editor = "modal/editor-to-window"
  private static let inspector = "modal/popover-to-inspector"

  @Test(arguments: [
    modal(
      "not presented", "not-presented", App.sheet.with(.screen("home", .push("sheet"))),
      "none", .certain),
    modal("2: sliders", "adjusts", App.popover.sheet(sheet.holding(slider)), "inspector")
      .advising(inspector, "inspector"),
    modal(
      "2: stays open", "adjusts",
      App.sheet.with(.screen("home").holding(buttonToStayingPopover("sheet")))
        .sheet(sheet.holding("<switch id=\"grid\"/>")), "inspector"
    )
    .advising(inspector, "inspector"),
    modal(
      "2: stays open to be read", "small-choice",
      App.sheet.with(.screen("home").holding(buttonToStayingPopover("sheet"))), "popover"
    )
    .notAdvising(inspector),
    modal("3", "small-choice", .popover, "popover").notAdvising(inspector, window),
    modal("3: text entry", nil, App.popover.sheet(sheet.holding(textField)), "sheet").scoring(0),
    modal("4", "settings", App.sheet.sheet(sheet.titled("Settings")), "settings")
      .advising("modal/settings-sheet", "settings-window").bringing("App: Settings… ⌘,"),
    modal(
      "4: its first screen", "settings",
      App(.screen("home", .present("nav")), .stack("nav", "sheet"))
        .sheet(.screen("sheet", .push("b")).navigationItem("Settings"), .screen("b", .push("c")))
        .with(.screen("c")), "settings"
    )
    .notAdvising(window),
    modal("5: a message", "message", .compose, "window").advising(editor, "window"),
    modal(
      "5: a document", "message",
      App.sheet.sheet(sheet.titled("New Invoice").holding(textFields(7))), "window"
    )
    .advising(editor, "window"),
    modal("5: levels", nil, .deepSheet, "window").scoring(2).advising(window, "window"),
    modal("5: screens", nil, .wideSheet, "window").scoring(2).advising(window, "window"),
    modal(
      "6: a film", "media",
      App.sheet.with(SceneSketch(element: "avPlayerViewController", id: "sheet")),
      "full-screen-window"
    ).notAdvising("modal/full-screen"),
    modal(
      "6: a picture", "media", App.sheet.sheet(sheet.holding(zoomingPicture)),
      "full-screen-window"),
    modal("7", "only-to-look-at", .storyOverAll, "push")
      .advising("modal/full-screen-without-input", "note").notAdvising("modal/full-screen"),
    modal("7: no way to close it", nil, App.sheet.sheet(sheet.coveringAll), "sheet").scoring(0)
      .advising("modal/full-screen", "sheet").notAdvising("modal/full-screen-without-input"),
    modal("8", nil, .sheet, "sheet").scoring(0).notAdvising(window, editor, "modal/full-screen")
      .asking(),
  ])
  func theRows(_ entry: DecisionCase) throws { try entry.checkInBothEditions() }

  @Test(arguments: [
    modal("Mail's Compose", "message", .compose, "window").advising(editor, "window"),
    modal(
      "Calendar's event details", "small-choice", App.popover.sheet(sheet.titled("Lunch")),
      "popover"
    ).notAdvising(inspector, editor, window),
    modal(
      "Keynote's format", "adjusts",
      App.popover.sheet(sheet.titled("Format").holding(slider, switches(2))), "inspector"
    )
    .advising(inspector, "inspector"),
    modal(
      "Signing in", nil, App.sheet.sheet(sheet.titled("Sign In").holding(textFields(2))),
      "sheet"
    ).scoring(0).notAdvising(editor, window),
    modal(
      "A photo viewer", "media",
      App.sheet.sheet(sheet.coveringAll.holding(zoomingPicture)), "full-screen-window"),
    modal(
      "New folder", nil, App.sheet.sheet(sheet.titled("New Folder").holding(textField)),
      "sheet"
    ).scoring(0).notAdvising(editor),
  ])
  func screensThatPeopleKnow(_ entry: DecisionCase) throws { try entry.checkInBothEditions() }

  @Test func alertsAndActionSheetsAreInSourceCodeWhichStoryboardsDoNotHold() throws {
    let rule = try Catalog.inBinary.get().rules.first { $0.id == "modal/action-sheet" }
    #expect(rule?.allNeeds == [.source])
    #expect(rule?.equivalent == "popover")
  }
}
