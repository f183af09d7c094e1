import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

extension App {
  /// What is advised for the app, with what its team says.
  func advice(team text: String) throws -> Advice {
    let configuration = try Configuration(".macward.yml", text: text)
    let catalog = try Catalog.inBinary.get()
    try configuration.check(with: [catalog])
    return Strategy(catalog).advice(for: graph.project, configuration)
  }

  /// Four screens, one after the other.
  static let wizard = App(
    .stack("nav", "s1"), .screen("s1", .show("s2")), .screen("s2", .show("s3")),
    .screen("s3", .show("s4")), .screen("s4"))
}

/// A team's answers.
@Suite struct TeamAnswerTests {
  @Test func anAnswerToAGatesQuestionSettlesItOrLeavesItToTheGatesAfterIt() throws {
    let open = try App.wizard.advice().decision(.navigationStack, "nav", "deep-stack")
    #expect(open.outcome == "wizard" && open.confidence == .likely)
    #expect(open.questions.map(\.id) == ["linear-task"])
    let yes = try App.wizard.advice(team: "answers: { linear-task: yes }")
      .decision(.navigationStack, "nav", "deep-stack")
    #expect(yes.outcome == "wizard" && yes.confidence == .certain && yes.questions.isEmpty)
    #expect(yes.reasons.last?.text.hasSuffix("That is answered in .macward.yml.") == true)
    let no = try App.wizard.advice(team: "answers: { linear-task: no }")
      .decision(.navigationStack, "nav", "deep-stack")
    #expect(no.outcome == "flatten" && no.questions.map(\.id) == ["compare-siblings"])
    #expect(no.reasons.first?.text.hasPrefix("The team answered no: Is this a task") == true)
    #expect(no.reasons.first?.text.hasSuffix("That is answered in .macward.yml.") == true)
    let step = try #require(no.working.first { $0.id == "sequence" })
    #expect(step.result == .didNotHold && step.text.contains("answered in .macward.yml"))
  }

  @Test func aQuestionSaysWhatYesWouldComeToWhereThatIsSomethingElse() throws {
    let no = try App.wizard.advice(team: "answers: { linear-task: no }")
      .decision(.navigationStack, "nav", "deep-stack")
    #expect(no.questions.first?.effect == "third-column")
    let both = try App.wizard.advice(
      team: "answers: { linear-task: no, compare-siblings: yes }"
    ).decision(.navigationStack, "nav", "deep-stack")
    #expect(both.outcome == "third-column")
    let neither = try App.wizard.advice(
      team: "answers: { linear-task: no, compare-siblings: no }"
    ).decision(.navigationStack, "nav", "deep-stack")
    #expect(neither.outcome == "flatten" && neither.questions.isEmpty)
    let open = try App.wizard.advice().decision(.navigationStack, "nav", "deep-stack")
    #expect(open.questions.first?.effect == nil)
  }

  @Test func anAnswerAboutABarInAViewIsOneAboutWhatItDoes() throws {
    let app = App(.screen("home").holding(bareTabBar("bare", "All", "Unread")))
    let open = try app.advice().decision(.tabBar, "bare")
    guard open.questions.map(\.id) == ["navigation-or-filter"] else {
      #expect(open.questions.map(\.id) == ["what-the-tabs-show"])
      let next = try app.advice(team: "answers: { what-the-tabs-show: yes }")
      #expect(try next.decision(.tabBar, "bare").questions.map(\.id) == ["navigation-or-filter"])
      let no = try app.advice(team: "answers: { what-the-tabs-show: no }")
      #expect(try no.decision(.tabBar, "bare").outcome == "tab-view-in-place")
      return
    }
  }

  @Test func anAnswerForOneStructureCountsThereOnlyAndBeforeThatForTheApp() throws {
    let twice = App(
      [
        .stack("nav", "s1"), .screen("s1", .show("s2")), .screen("s2", .show("s3")),
        .screen("s3", .show("s4")), .screen("s4"), .stack("other", "t1"),
        .screen("t1", .show("t2")), .screen("t2", .show("t3")), .screen("t3", .show("t4")),
        .screen("t4"),
      ])
    let advice = try twice.advice(
      team: "answers: { linear-task: { Main.storyboard#nav: yes, Main.storyboard#other: no } }")
    #expect(try advice.decision(.navigationStack, "nav", "deep-stack").confidence == .certain)
    #expect(try advice.decision(.navigationStack, "other", "deep-stack").outcome == "flatten")
    let elsewhere = try twice.advice(
      team: "answers: { linear-task: { Other.storyboard#nav: no } }")
    #expect(try elsewhere.decision(.navigationStack, "nav", "deep-stack").outcome == "wizard")
  }

  @Test func answersToTermsAndAlternativesSayWhereTheyComeFrom() throws {
    let sidebar = try App.flatTabs("A", "B", "C", "D").advice(
      team: "answers: { small-window: yes, changing-categories: no }"
    ).decision(.tabBar, "bar")
    let reason = try #require(sidebar.reasons.first { $0.id == "small-window" })
    #expect(reason.text.hasSuffix("That is answered in .macward.yml."))
    #expect(sidebar.answered.isSuperset(of: ["small-window", "changing-categories"]))
    let step = try #require(sidebar.working.first { $0.id == "changing-categories" })
    #expect(step.text == "That is answered in .macward.yml.")
  }

  @Test func aRecommendationDoesNotAskWhatIsAnsweredForItsOwnSubject() throws {
    let app = App.findMy
    let rule = "tab-bar/segmented-plus-sidebar"
    let asked = try app.advice().recommendations(of: rule).first
    #expect(asked?.question?.id == "long-or-changing-lists" && asked?.answered == nil)
    let answered = try app.advice(
      team: "answers: { long-or-changing-lists: { Main.storyboard#bar: no } }"
    ).recommendations(of: rule).first
    #expect(answered?.question == nil && answered?.answered == "long-or-changing-lists")
  }

  @Test func anAnswerForSomethingThatIsNotThereIsANote() throws {
    let file = "answers:\n  linear-task: { Main.storyboard#gone: yes, Main.storyboard#nav: yes }"
    let configuration = try Configuration(".macward.yml", text: file)
    let notes = try App.wizard.advice(team: file).staleChoices(of: configuration)
    #expect(notes.map { "\($0.location.file):\($0.location.line)" } == [".macward.yml:2"])
    #expect(notes.first?.message.contains("has no Main.storyboard#gone") == true)
  }
}
