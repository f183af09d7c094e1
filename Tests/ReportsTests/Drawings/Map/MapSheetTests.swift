import TestSupport
import Testing

@testable import Drawings
@testable import Reports

/// Large projects are laid out on sheets that people can read.
@Suite struct MapSheetTests {
  /// A screen with many others behind it.
  private static func star(_ count: Int) -> [SceneSketch] {
    let leaves = (1..<count).map { "s\($0)" }
    return [SceneSketch.screen("s0").titled("Start").adding(leaves.map { .show($0) })]
      + leaves.map { SceneSketch.screen($0).titled("Leaf \($0)") }
  }

  private static func chain(_ count: Int) -> [SceneSketch] {
    (0..<count).map { index in
      SceneSketch.screen("c\(index)").titled("Step \(index)")
        .adding(index + 1 < count ? [.show("c\(index + 1)")] : [])
    }
  }

  /// Everything leads everywhere.
  private static func knot(_ count: Int) -> [SceneSketch] {
    (0..<count).map { index in
      SceneSketch.screen("k\(index)").titled("Knot \(index)")
        .adding((0..<count).map { .show("k\($0)") })
    }
  }

  private static let cases: [(name: String, scenes: [SceneSketch])] = [
    ("star", star(200)), ("chain", chain(150)), ("knot", knot(30)),
    ("alone", (0..<130).map { SceneSketch.screen("a\($0)").titled("Alone \($0)") }),
    ("small", chain(60)),
  ]

  @Test(arguments: cases.map(\.name))
  func noSheetIsTooLarge(name: String) throws {
    let scenes = try #require(Self.cases.first { $0.name == name }?.scenes)
    let map = try makeMap(initial: scenes[0].id, scenes)
    for sheet in map.sheets {
      let nodes = sheet.groups.flatMap(\.nodes)
      #expect(nodes.count <= 60 && sheet.lines.count <= 100)
      #expect(Set(nodes.map(\.id)).count == nodes.count)
      let ids = Set(nodes.map(\.id))
      #expect(sheet.lines.allSatisfy { ids.contains($0.from) && ids.contains($0.to) })
      #expect(MermaidGrammar(MermaidMap(sheet).text).errors == [])
    }
  }

  @Test(arguments: cases.map(\.name))
  func noSceneIsLost(name: String) throws {
    let scenes = try #require(Self.cases.first { $0.name == name }?.scenes)
    let map = try makeMap(initial: scenes[0].id, scenes)
    let parts = MapAreas(map).all.flatMap(\.scenes)
    #expect(parts.sorted() == Array(0..<scenes.count))
  }

  @Test func aStarIsCutIntoFewParts() throws {
    let map = try makeMap(initial: "s0", Self.star(200))
    #expect(MapAreas(map).all.count <= 6)
    #expect(map.sheets[0].title == "Overview")
  }

  @Test func aChainIsCutIntoPieces() throws {
    let map = try makeMap(initial: "c0", Self.chain(150))
    let overview = map.sheets[0]
    // Pieces that hang together are a chain of pieces.
    #expect(overview.lines.count == MapAreas(map).all.count - 1)
  }

  @Test func whatFindsNoRoomIsReported() throws {
    let map = try makeMap(initial: "k0", Self.knot(30))
    #expect(map.sheets.count == 1 && map.sheets[0].leftOut == 30 * 30 - 100)
    #expect(MarkdownMap(map: map).text.contains("800 nodes and lines are left out"))
  }

  @Test func anOverviewHasANodePerStoryboard() throws {
    let second = Self.chain(20).map { scene in
      scene.adding(scene.id == "c3" ? [.show("back"), .present("back")] : [])
    }
    let map = try makeMap([
      "Main.storyboard": storyboard(
        initial: "s0", Self.star(45) + [.reference("r", to: "Steps")]),
      "Steps.storyboard": storyboard(
        initial: "c0", second + [.reference("back", to: "Main")]),
    ])
    let overview = map.sheets[0]
    #expect(map.sheets.map(\.title) == ["Overview", "Main.storyboard", "Steps.storyboard"])
    #expect(
      overview.groups.flatMap(\.nodes).map { $0.text.joined(separator: "/") }
        == [
          "▶ Main.storyboard/45 scenes", "Steps.storyboard/20 scenes/20 not reached",
        ].map { $0.replacing("/20 not reached", with: "") })
    #expect(overview.lines.map(\.label) == ["2"])
    // The other storyboard stands on the sheet of each.
    #expect(map.sheets[2].groups.last?.nodes.map(\.text) == [["Main.storyboard"]])
    let section = MarkdownMap(map: map).text
    #expect(section.contains("`macward graph` draws 2 more maps"))
    #expect(section.ranges(of: "```mermaid").count == 1)
  }

  @Test func manyStoryboardsAreFoldedByFolder() throws {
    let files = (0..<90).map { index in
      (
        "Base/Part\(index % 3)/Base.lproj/S\(index).storyboard",
        storyboard([.screen("a").titled("A"), .screen("b").titled("B")])
      )
    }
    let map = try makeMap(Dictionary(uniqueKeysWithValues: files))
    let nodes = map.sheets[0].groups.flatMap(\.nodes)
    #expect(
      nodes.map(\.text) == ["Part0", "Part1", "Part2"].map { [$0, "60 scenes", "30 documents"] })
  }

  @Test(arguments: [(16, "Alone 15"), (17, "Alone 16"), (18, "and 2 more"), (20, "and 4 more")])
  func screensWithoutSeguesAreAList(count: Int, last: String) throws {
    let alone = (0..<count).map { SceneSketch.screen("a\($0)").titled("Alone \($0)") }
    let map = try makeMap(initial: "c0", Self.chain(3) + alone)
    let nodes = map.sheets[0].groups.flatMap(\.nodes)
    #expect(nodes.count == 4 && nodes[3].shape == .list)
    #expect(nodes[3].text.first == "Without segues:" && nodes[3].text.last == last)
  }
}
