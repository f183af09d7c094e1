import TestSupport
import Testing

@testable import Drawings
@testable import Reports

@Suite struct NavigationMapTests {
  private static let app: [SceneSketch] = [
    .tabs("bar", "nav", "split"),
    .stack("nav", "list"),
    .screen(
      "list", .show("detail"), .show("detail"), .present("new"), .to("new", by: "popover"),
      .embed("inner")
    ).titled("List"),
    .screen("detail", .show("list"), .to("new", by: "fancy")).titled("Detail"),
    .screen("new", .unwind("list")).titled("New"),
    .screen("inner").titled("Inner"),
    .split("split", "side", "main"),
    .screen("side", .detail("main"), .show("gone")).titled("Side"),
    .screen("main").titled("Main"),
    .screen("alone").titled("Alone"),
    .reference("gone", to: "Gone"),
  ]

  @Test func itHoldsEachKindOfLink() throws {
    let map = try makeMap(initial: "bar", Self.app)
    #expect(
      map.linksInWords.sorted() == [
        "bar tab nav “tab 1”", "bar tab split “tab 2”", "detail other new “fancy”",
        "detail push list", "list embed inner “embed”", "list popover new “popover”",
        "list presentation new “present”", "list push detail", "nav root list",
        "side detail main “detail”", "side push gone",
        "split column main “secondary”", "split column side “primary”",
      ])
    #expect(map.links.first { $0.count == 2 }?.segue == "show")
  }

  @Test func itTellsWhatIsReached() throws {
    let map = try makeMap(initial: "bar", Self.app)
    #expect(try map.scene("bar").isEntry && map.scene("bar").isReachable == true)
    #expect(try map.scene("alone").isReachable == false)
    #expect(try map.scene("gone").missing?.storyboard == "Gone")
    #expect(map.cycles.count == 1)
    #expect(try map.scene("list").isInCycle && map.scene("detail").isInCycle)
    #expect(try !map.scene("nav").isInCycle)
  }

  @Test func withoutAnEntryNothingIsOutOfReach() throws {
    let map = try makeMap(Self.app)
    #expect(map.scenes.allSatisfy { $0.isReachable == nil && !$0.isEntry })
  }

  @Test func itTellsWhatBecomesOfStructures() throws {
    let map = try #require(try makeReport(onSample: "Trailhead").projects.first?.map)
    let bar = try #require(map.scenes.first { $0.kind == "tabBarController" }?.structure)
    #expect(bar.kind == "tab-bar" && bar.outcome == "sidebar")
    let labels = map.sheets.flatMap(\.groups).flatMap(\.nodes).flatMap(\.text)
    #expect(labels.contains("Tab bar → Sidebar"))
  }

  @Test func referencesAreResolvedAcrossStoryboards() throws {
    let map = try makeMap([
      "Main.storyboard": storyboard(
        initial: "a",
        [
          .screen("a", .present("r")).titled("A"),
          .reference("r", to: "Other"),
        ]),
      "Other.storyboard": storyboard(initial: "b", [.screen("b").titled("B")]),
    ])
    #expect(map.linksInWords == ["a presentation b “present”"])
    #expect(map.storyboards.map(\.file) == ["Main.storyboard", "Other.storyboard"])
    #expect(map.sheets[0].groups.map(\.title) == ["Main.storyboard", "Other.storyboard"])
  }

  @Test func whatCodeDoesIsDrawnApart() throws {
    let scenes = storyboard(
      initial: "a",
      [
        .screen("a", .show("b")).titled("A").ofClass("A"),
        .screen("b").titled("B").ofClass("B"),
        .screen("c").titled("C").ofClass("C"),
      ])
    let code = """
      class A: UIViewController {
        func go() {
          show(B(), sender: nil)
          present(B(), animated: true)
          navigationController?.pushViewController(C(), animated: true)
          show(C(), sender: nil)
        }
      }
      class B: UIViewController {}
      class C: UIViewController {}
      """
    let map = try makeMap(["Main.storyboard": scenes, "In/A.swift": code])
    #expect(
      map.linksInWords == ["a push b", "a presentation b “present in code”", "a push c “in code”"])
    #expect(map.links.map(\.code?.file) == [nil, "In/A.swift", "In/A.swift"])
    #expect(map.links.map(\.line) == [3, 4, 5])
    #expect(try map.scene("c").isReachable == true)
    let sheet = try #require(map.sheets.first)
    #expect(MermaidMap(sheet).text.contains("n1 -->|\"in code\"| n3"))
    #expect(DotMap(sheet).text.contains("n1 -> n3 [label=\"in code\"]"))
    let documents = try makeMap(["Main.storyboard": scenes])
    // Without a stack that code knows of, the segue presents.
    #expect(documents.linksInWords == ["a presentation b “present”"])
    #expect(try documents.scene("c").isReachable == false)
  }

  @Test func oneSceneIsNoMap() throws {
    let map = try makeMap(initial: "a", [.screen("a").titled("A")])
    #expect(map.sheets.isEmpty && MarkdownMap(map: map).text.isEmpty)
  }

  @Test func aCycleOfOneIsACycle() throws {
    let scenes: [SceneSketch] = [
      .screen("a", .show("a")).titled("A"), .screen("b").titled("B"),
    ]
    let map = try makeMap(initial: "a", scenes)
    #expect(map.cycles == [["n1"]])
  }
}
