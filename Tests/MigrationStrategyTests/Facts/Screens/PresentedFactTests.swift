import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Facts of what is presented.
@Suite struct PresentedFactTests {
  private static func scene(_ app: App, _ fact: AnyFact, _ value: FactValue) -> FactCase {
    FactCase(app, .scene, "sheet", fact, value)
  }

  @Test(arguments: [
    scene(.popover, .adjustsContent, .flag(false)),
    scene(App.popover.with(.screen("sheet").holding(slider)), .adjustsContent, .flag(true)),
    scene(App.sheet.with(.screen("sheet").holding(slider)), .adjustsContent, .flag(false)),
    FactCase(.popover, .scene, "home", .adjustingPopovers, .count(0)),
    FactCase(
      App.popover.with(.screen("sheet").holding(slider)), .scene, "home", .adjustingPopovers,
      .count(1)),
    scene(App.sheet.with(.screen("sheet").holding(zoomingPicture)), .showsMedia, .flag(true)),
    scene(
      App.sheet.with(.screen("sheet").holding("<imageView id=\"small\"/>")), .showsMedia,
      .flag(false)),
    scene(.sheet, .takesText, .flag(false)),
    scene(App.sheet.with(.screen("sheet").holding(textField)), .takesText, .flag(true)),
    scene(App.sheet.with(.screen("sheet").holding(writingView)), .takesText, .flag(true)),
    scene(.sheet, .isSettingsScreen, .flag(false)),
    scene(
      App(.screen("home", .present("nav")), .stack("nav", "sheet").titled("Settings"))
        .with(.screen("sheet")), .isSettingsScreen, .flag(true)),
  ])
  func whatIsPresentedIsKnownByWhatStandsInIt(_ entry: FactCase) throws { try entry.check() }
}
