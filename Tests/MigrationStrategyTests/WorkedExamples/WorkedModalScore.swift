import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// The score that breaks ties (How-Decisions-Are-Made.md#presented-screens).
@Suite struct WorkedModalScore {
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

  @Test(arguments: [
    modal("0: six fields", nil, App.sheet.sheet(sheet.holding(textFields(6))), "sheet")
      .scoring(0),
    modal("+1: seven fields", nil, App.sheet.sheet(sheet.holding(textFields(7))), "sheet")
      .scoring(1).notAdvising(editor),
    modal("+1: a text", nil, App.sheet.sheet(sheet.holding(writingView)), "sheet").scoring(1),
    modal("+2: both", nil, App.sheet.sheet(sheet.holding(writingView, switches(7))), "window")
      .scoring(2).advising(editor, "window"),
    modal("+2", nil, .deepSheet, "window").scoring(2)
      .asking("needs-what-is-behind", "has-to-be-finished"),
    modal("0: the window is needed", nil, .deepSheet, "sheet").scoring(0)
      .answering(["needs-what-is-behind": true]).notAdvising(window).asking(),
    modal("0: a permission", nil, .wideSheet, "sheet").scoring(0)
      .answering(["has-to-be-finished": true]).notAdvising(window),
    modal("−2: both", nil, .deepSheet, "sheet").scoring(-2)
      .answering(["needs-what-is-behind": true, "has-to-be-finished": true]),
    modal("+2: neither", nil, .deepSheet, "window").scoring(2)
      .answering(["needs-what-is-behind": false, "has-to-be-finished": false])
      .advising(window, "window").asking(),
  ])
  func eachTermAndThreshold(_ entry: DecisionCase) throws { try entry.checkInBothEditions() }
}
