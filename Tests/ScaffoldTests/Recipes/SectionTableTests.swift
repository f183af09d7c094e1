import Guidance
import MigrationStrategy
import TestSupport
import Testing

@testable import Scaffold

@Suite struct SectionTableTests {
  private func table(_ bar: SceneSketch, _ scenes: [SceneSketch]) throws -> SectionTable? {
    let sketch = try SketchedProject(["Main.storyboard": storyboard(initial: "bar", [bar] + scenes)]
    )
    let advice = try sketch.advice()
    let id = try #require(advice.subjects.ids(of: .tabBar).first)
    return SectionTable(of: id, in: advice)
  }

  /// The table of tabs with some titles, in the bar `bar`.
  private func table(_ titles: String?...) throws -> SectionTable? { try table(titles) }

  private func table(_ titles: [String?]) throws -> SectionTable? {
    let ids = titles.indices.map { "tab\($0 + 1)" }
    return try table(.tabs("bar", ids), zip(ids, titles).map { SceneSketch.screen($0).tab($1) })
  }

  @Test func sectionsHaveNamesTitlesAndPositions() throws {
    let sections = try #require(try table("Today", "My Plants")).sections
    #expect(sections.map(\.name) == ["today", "myPlants"])
    #expect(sections.map(\.title) == ["Today", "My Plants"])
    #expect(sections.map(\.tabIndex) == [0, 1])
  }

  @Test(arguments: [
    (["News", "News", "news!"], ["news", "news2", "news3"]),
    (["News", "News 3", "News"], ["news", "news3", "news4"]),
    (["今日", "植物"], ["section1", "section2"]), (["Über uns", "Où"], ["uberUns", "ou"]),
    (["All Cases", "Init", "Self"], ["allCasesSection", "initSection", "selfSection"]),
    (["Default", "In"], ["default", "in"]),
  ])
  func namesAreUnique(_ titles: [String], _ names: [String]) throws {
    #expect(try table(titles)?.sections.map(\.name) == names)
  }

  @Test func aTitleThatIsMissingIsNoTable() throws {
    #expect(try table("Today", nil, "Plants") == nil)
    #expect(try table("Today", nil) == nil)
  }

  @Test func tabsThatAreNoSectionsKeepTheirPositions() throws {
    let sections = try #require(try table("Home", "Settings", "Library", "Search")).sections
    #expect(sections.map(\.title) == ["Home", "Library"])
    #expect(sections.map(\.tabIndex) == [0, 2])
  }

  @Test func elevenSectionsAreAllThere() throws {
    let titles = (1...11).map { "Part \($0)" }
    #expect(try table(titles)?.sections.map(\.name) == (1...11).map { "part\($0)" })
  }
}
