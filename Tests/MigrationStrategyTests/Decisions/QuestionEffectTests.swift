import Guidance
import InterfaceBuilder
import MigrationStrategy
import NavigationGraph
import Projects
import TestSupport
import Testing

/// What the answers to questions change.
@Suite struct QuestionEffectTests {
  /// Each question of the catalog, with an app that is asked it.
  private static let apps: [String: (app: App, team: String)] = [
    "root-of-the-stack": (App(.stack("nav", nil)), "{}"),
    "linear-task": (App.wizard, "{}"),
    "compare-siblings": (App.wizard, "answers: { linear-task: no }"),
    "list-the-tabs": (App(.tabs("bar")), "{}"),
    "customizable-order": (
      App(
        .tabs("bar", "a", "b", "c", "d"), .list("a").tab("A"), .list("b").tab("B"),
        .screen("c").tab("C"), .screen("d").tab("D")), "{}"
    ),
  ]

  /// The advice that asks a question: on an app above, a sample, or the example of a rule.
  private static func questions() throws -> [String: [Decision.Question]] {
    let catalog = try Catalog.inBinary.get()
    let sketched =
      try apps.values.map { try $0.app.advice(team: $0.team) }
      + [
        RouteDecisionTests.withBinary.advice(), RouteDecisionTests.withMacTarget.advice(),
        CodeColumnTests.advice(primaryColumn: "UIViewController"),
      ]
    let folders =
      Repository.samples.map(Repository.sample) + catalog.rules.map { RuleExamples.path(of: $0.id) }
    let read = try folders.flatMap { InputReader(threads: 1).read([$0]).projects }
      .map { try RuleExamples.advice(on: $0) }
    return Dictionary(grouping: (sketched + read).flatMap(\.questions), by: \.id)
  }

  @Test func someAnswerToEachQuestionOfTheCatalogChangesTheAdvice() throws {
    let asked = try Self.questions()
    let catalog = try Catalog.inBinary.get()
    for (id, question) in catalog.questions {
      #expect(asked[id] != nil, "\(id) is never asked, or its answers change nothing")
      #expect(question.answer == .yesOrNo || question.effect != nil && question.example != nil)
    }
    for question in asked.values.joined() {
      let changes = question.answers?.flatMap(\.changes) ?? []
      #expect(!changes.isEmpty, "\(question.id)")
    }
  }

  @Test func aQuestionNamesItsObjectsAndWhatEachAnswerChanges() throws {
    let advice = try App(.screen("home").holding(bareTabBar("bare", "All", "Unread"))).advice()
    let question = try #require(advice.questions.first { $0.places != nil })
    #expect(question.places?.map(\.object) == ["bare"])
    #expect(question.places?.first?.file == "Main.storyboard")
    #expect(question.answers?.isEmpty == false)
  }

  @Test func whatAnAnswerSettlesIsDeclinedWithTheAnswerAsReason() throws {
    let app = App(.screen("home", .popover("p")), .screen("p"), .screen("q"))
      .with(.screen("home", .popover("p"), .popover("q")))
    let rule = "modal/popover-to-inspector"
    let open = try #require(try app.advice().recommendations(of: rule).first)
    #expect(open.severity == .consider && open.question?.id == "adjusts-while-watching")
    let yes = try app.advice(team: "answers: { adjusts-while-watching: yes }")
    #expect(yes.recommendations(of: rule).first?.severity == .recommended)
    let no = try app.advice(team: "answers: { adjusts-while-watching: no }")
    let declined = try #require(no.recommendations(of: rule).first)
    #expect(declined.status == .declined && declined.question == nil)
    #expect(declined.declinedByAnswer?.hasPrefix("The team answered no: Do people") == true)
  }

  @Test func theCommandsAreNamedAfterWhatAPageIs() throws {
    let advice = try App(.screen("home").holding(pageControl("dots", pages: 3)))
      .advice(team: "answers: { page-noun: story }")
    let titles = advice.menuBar.menus.flatMap(\.items).map(\.title)
    #expect(titles.contains("Next Story") && titles.contains("Previous Story"))
    #expect(!titles.contains("Next Page"))
    #expect(!advice.questions.contains { $0.id == "page-noun" })
  }

  @Test func aScreenAndListsAreAnswers() throws {
    let stack = App(.stack("nav", nil), .list("list", .show("detail")), .screen("detail"))
      .starting("nav")
    let rooted = try stack.advice(
      team: "answers: { root-of-the-stack: { Main.storyboard#nav: Main.storyboard#list } }")
    #expect(try rooted.decision(.navigationStack, "nav").outcome == "sidebar")
    #expect(!rooted.questions.contains { $0.id == "root-of-the-stack" })
    let tabs = try App(.tabs("bar")).advice(
      team: "answers: { list-the-tabs: { Main.storyboard#bar: [Today, Library] } }")
    #expect(try tabs.subject(.tabBar, "bar").titles == ["Today", "Library"])
    let areas = try App(.screen("home")).advice(team: "answers: { top-level-areas: [A, B, C] }")
    #expect(try areas.subject(.tabBar).titles == ["A", "B", "C"])
    #expect(areas.recommendations(of: "project/navigation-not-in-storyboards").isEmpty)
  }
}
