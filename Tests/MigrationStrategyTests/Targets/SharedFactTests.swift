import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// Advice for several targets at once, which is based on the same facts if their words are the same.
@Suite struct SharedFactTests {
  private let app = App.flatTabs("Home", "Library", "Gizmos")

  @Test func eachTargetGetsTheAdviceThatItGetsAlone() throws {
    let library = try CatalogLibrary.inBinary.get()
    let strategies = try library.targets.map { Strategy(try library.catalog(for: $0)) }
    let together = strategies.advice(for: app.graph, nil)
    #expect(together.map(\.target.id) == library.targets.map(\.id))
    for (strategy, advice) in zip(strategies, together) {
      let alone = strategy.advice(for: app.graph)
      #expect(advice.recommendations.map(\.rule) == alone.recommendations.map(\.rule))
      #expect(advice.subjects.all.map(\.object) == alone.subjects.all.map(\.object))
    }
  }

  @Test func otherWordsFindOtherFacts() throws {
    let catalog = try Catalog.inBinary.get()
    let other = try withFolder(files: ["words.yml": "settings:\n  titles: [gizmos]\n"]) {
      try catalog.adding(try CatalogFolder($0))
    }
    let advice = [Strategy(catalog), Strategy(other)].advice(for: app.graph, nil)
    #expect(advice.map { $0.objects(foundBy: "tab-bar/settings-tab") } == [[], ["tab3"]])
  }
}
