import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What code presents.
@Suite struct PresumedSheetTests {
  /// A screen that nothing leads to, with buttons in its navigation bar, beside an app of tabs.
  private static func loose(_ button: String) -> App {
    App.flatTabs("A", "B").and(
      "Editor.storyboard", .stack("stack", "editor"),
      .screen("editor", .show("more")).navigationItem("Editor", barButton(button)), .screen("more"))
  }

  @Test(arguments: ["done", "cancel"])
  func itBeginsWithDoneOrCancelAndNothingLeadsToIt(_ button: String) throws {
    let advice = try Self.loose(button).advice()
    #expect(try advice.subject(.navigationStack, "stack").facts[.isModal] == true)
    #expect(try advice.subject(.scene, "more").facts[.isModal] == true)
    #expect(advice.objects(foundBy: "navigation-stack/back-in-toolbar") == [])
  }

  @Test(arguments: ["add", "edit"])
  func otherScreensThatNothingLeadsToAreScreensLikeAnyOther(_ button: String) throws {
    let advice = try Self.loose(button).advice()
    #expect(try advice.subject(.navigationStack, "stack").facts[.isModal] == false)
    #expect(advice.objects(foundBy: "navigation-stack/back-in-toolbar") == ["stack"])
  }

  @Test func whereNothingElseIsKnownItIsTheApp() throws {
    let app = App(
      .stack("stack", "editor"), .screen("editor").navigationItem("E", barButton("done")))
    #expect(try app.advice().subject(.navigationStack, "stack").facts[.isModal] == false)
  }

  @Test func aNavigationControllerCannotBePushedSoItIsPresented() throws {
    let app = App(
      .stack("nav", "list"), .list("list", .show("other")), .stack("other", "editor"),
      .screen("editor"))
    #expect(try app.advice().subject(.navigationStack, "other").facts[.isModal] == true)
  }
}

/// Back buttons in the content.
@Suite struct OwnBackTests {
  @Test(arguments: [
    ("<state key=\"normal\" title=\"BACK\"/>", true),
    (
      "<connections><action selector=\"backTapped:\" destination=\"detail\" id=\"a\"/></connections>",
      true
    ), ("<state key=\"normal\" title=\"Next\"/>", false),
  ])
  func aHiddenNavigationBarIsReportedWithAndWithoutThem(_ inside: String, _ hasOwn: Bool) throws {
    let app = App.listAndDetail.with(.stack("nav", "list").with("navigationBarHidden=\"YES\""))
      .with(.screen("detail").holding("<button id=\"button\">\(inside)</button>"))
    let advice = try app.advice()
    #expect(try advice.subject(.navigationStack, "nav").facts[.hasOwnBack] == .flag(hasOwn))
    let found = advice.recommendations(of: "navigation-stack/hidden-nav-bar")
    #expect(found.map(\.severity) == [.recommended])
  }
}
