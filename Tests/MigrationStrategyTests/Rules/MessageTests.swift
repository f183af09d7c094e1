import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// What findings say.
@Suite struct MessageTests {
  @Test(arguments: [
    (
      "project/switch-as-checkbox", App(.screen("home").holding("<switch id=\"s\"/>")),
      "This file has one switch with a label."
    ),
    (
      "project/switch-as-checkbox",
      App(.screen("home").holding("<switch id=\"s\"/>", "<switch id=\"t\"/>")),
      "This file has 2 switches with a label."
    ),
    (
      "modal/dismiss-position",
      App.sheet.with(
        .screen("sheet").named("Card")
          .navigationItem(nil, barButton("cancel") + barButton("save"))),
      "“Card” has these buttons in its navigation bar: Cancel, Save."
    ),
    (
      "modal/sheet-with-hierarchy",
      App(
        .screen("home", .present("nav")), .stack("nav", "a"), .screen("a", .show("b")),
        .screen("b", .show("c")), .screen("c")
      ).with(.screen("a", .show("b")).named("Card")),
      "“Card” is presented and leads to 2 screens, 2 levels deep."
    ),
    // Screens that are reached without the sheet as well.
    (
      "modal/sheet-with-hierarchy",
      App(
        .stack("main", "home"), .screen("home", .present("nav"), .show("b")),
        .stack("nav", "a"), .screen("a", .show("b")).named("Card"), .screen("b", .show("c")),
        .screen("c")
      ),
      "“Card” is presented and leads to 2 screens, 2 levels deep."
    ),
    (
      "tab-bar/to-segmented-control", App.flatTabs("A", "B", "C", "Item"),
      "The tab bar leads to these sections: “A”, “B”, “C”, 1 to which the storyboard gives the "
        + "placeholder title “Item”. The score is 0, between "
        + "segments and a sidebar. Few sections without a hierarchy are simplest as segments."
    ),
    (
      "tab-bar/to-segmented-control",
      App.flatTabs("A", "B", "C", "D").with(.screen("tab4").ofClass("Other")),
      "The tab bar leads to these sections: “A”, “B”, “C”, 1 whose title macward could not read. The score is 0, between "
        + "segments and a sidebar. Few sections without a hierarchy are simplest as segments."
    ),
  ])
  func aMessageSaysWhatWasFound(_ rule: String, _ app: App, _ message: String) throws {
    #expect(try app.advice().recommendations(of: rule).map(\.message) == [message])
  }

  @Test func sectionsWithoutATitleGetNoMenuCommand() throws {
    let found = try App.flatTabs("A", "B", "C").with(.screen("tab2")).advice()
      .recommendations(of: "tab-bar/view-menu-commands")
    #expect(found.map(\.titles) == [["A", "C"]])
    #expect(found.first?.message.contains("“A”, “C”, 1 whose title macward could not read") == true)
  }

  @Test func theReasonOfAnAnswerOrAGateIsReportedAndNotThatOfTheDoubt() throws {
    let answered = try App.findMy.advice(answers: ["long-or-changing-lists": true])
    #expect(reason(in: answered).hasPrefix("The team answered yes"))
    let many = App.flatTabs("A", "B", "C", "D", "E", "F", "G", "H")
      .with { $0.scenes[0] = $0.scenes[0].ofClass("Bar") }
    let text = reason(in: try many.advice())
    #expect(text == "8 sections are more than any segmented control should hold.")
  }

  private func reason(in advice: Advice) -> String {
    advice.subjects.ids(of: .tabBar).compactMap {
      advice.subjects[$0].facts[.outcomeReason]?.shown
    }.joined()
  }
}
