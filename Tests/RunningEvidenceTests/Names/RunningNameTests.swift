import RunningEvidence
import Testing

@Suite struct RunningNameTests {
  @Test(arguments: [
    ("UITabBarController", "UITabBarController"), ("App.Inbox", "App.Inbox"),
    ("App.Outer.Inner", "App.Outer.Inner"), ("NSKVONotifying_App.Inbox", "App.Inbox"),
    ("_TtC3App5Inbox", "App.Inbox"), ("_TtCC3App5Outer5Inner", "App.Outer.Inner"),
    ("_TtC3AppP33_0123456789ABCDEF0123456789ABCDEF5Inbox", "App.Inbox"),
    (
      "_TtGC7SwiftUI19UIHostingControllerV3App8RootView_",
      "SwiftUI.UIHostingController<App.RootView>"
    ),
    (
      "_TtGC7SwiftUI19UIHostingControllerGVS_15ModifiedContentVS_7AnyViewV3App4Root__",
      "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<SwiftUI.AnyView, App.Root>>"
    ),
    (
      "_TtGC7SwiftUI19UIHostingControllerVVS_7TabItem8RootView_",
      "SwiftUI.UIHostingController<SwiftUI.TabItem.RootView>"
    ),
    ("_TtGC3App4ListGSqSS__", "App.List<Swift.Optional<Swift.String>>"),
    ("_TtGC3App4ListGSaS0___", "App.List<Swift.Array<App.List>>"),
    ("_TtGC3App4ListTSiSb__", "App.List<<Swift.Int, Swift.Bool>>"),
    ("$s3App5InboxC", "App.Inbox"), ("_$s3App5OuterC5InnerC", "App.Outer.Inner"),
    (
      "$s7SwiftUI19UIHostingControllerCy3App8RootViewVG",
      "SwiftUI.UIHostingController<App.RootView>"
    ),
    (
      "$s7SwiftUI19UIHostingControllerCyAA7AnyViewVG",
      "SwiftUI.UIHostingController<SwiftUI.AnyView>"
    ),
    ("$s3App4ListCySSSgG", "App.List<Swift.Optional<Swift.String>>"),
    ("$s3App9InboxListC0B4ViewV", "App.InboxList.InboxView"),
    ("$s3App5Inbox33_0123456789ABCDEF0123456789ABCDEFLLC", "App.Inbox"),
    ("App.(Inbox in _0123456789ABCDEF)", "App.Inbox"),
    (
      "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<App.Root, App.Style>>",
      "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<App.Root, App.Style>>"
    ),
    ("App.(unknown context at $104b2c).Inbox", "App.Inbox"),
    ("Größe.Übersicht", "Größe.Übersicht"),
  ])
  func isRead(text: String, description: String) {
    #expect(RunningName(text).description == description)
  }

  @Test(arguments: [
    "", "<", "_Tt", "_TtG", "_TtC999App", "_TtGC3App4ListS9_", "$s", "$s3App", "$s3AppCG",
    "_TtGGGGG",
    "A<A<A<", "_TtC3App", "$sAA", "(", "$s0ab",
  ])
  func whatCannotBeReadIsKept(text: String) {
    #expect(RunningName(text).description.utf8.count <= text.utf8.count + 10)
  }

  @Test func findsTheViewsOfTheApp() {
    let name = RunningName(
      "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<App.Root, SwiftUI._Style<App.Look>>>")
    #expect(name.ownArguments.map(\.name) == ["Root", "Look"])
    #expect(RunningName("App.Outer.Inner").shortName == "Inner")
  }

  /// Each level repeats the one before it twice, as 140 bytes of a hostile dump could.
  @Test func aNameThatDoublesItselfStaysShort() {
    let levels = "CDEFGHIJKLMNOPQRSTUVWXYZ".map { "A\($0)G" }
    let starts = String(repeating: "ABy", count: levels.count)
    let name = RunningName("$s1A1BVy" + starts + "ABABG" + levels.joined())
    #expect(name.name == "B" && name.description.utf8.count < 20_000)
  }

  @Test func deepNamesEnd() {
    let deep = String(repeating: "A<", count: 5_000) + "B" + String(repeating: ">", count: 5_000)
    #expect(RunningName(deep).name == "A")
    #expect(!RunningName("_Tt" + String(repeating: "G", count: 5_000)).name.isEmpty)
  }
}
