import Guidance
import MigrationStrategy
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

/// What the code of a screen says about its title is a fact about the scene.
@Suite struct CodeTitleFactTests {
  @Test(arguments: [
    (CodeText(literal: "Plants"), "Plants"), (nil, "Home"),
    (CodeText(literal: "%d plants"), "Home"),
  ])
  func aSceneHasTheTitleThatCodeGivesIt(text: CodeText?, title: String) throws {
    let scene = try Self.home([CodeScreenTitle(className: "Home", text: text)])
    #expect(scene.facts[.hasTitle] == .flag(true))
    #expect(scene.facts[.title] == .text(title))
  }

  @Test func withoutCodeThereIsNone() throws {
    let scene = try Self.home([CodeScreenTitle(className: "Other", text: nil)])
    #expect(scene.facts[.hasTitle] == .flag(false))
  }

  private static func home(_ titles: [CodeScreenTitle]) throws -> Subject {
    let app = App(.screen("home").ofClass("Home"))
    var project = app.graph.project
    var source = SourceEvidence()
    source.screenTitles = titles
    project.source = source
    let advice = Strategy(try Catalog.inBinary.get()).advice(for: NavigationGraph(project))
    return try #require(advice.subjects.all.first { $0.kind == .scene && $0.object == "home" })
  }
}
