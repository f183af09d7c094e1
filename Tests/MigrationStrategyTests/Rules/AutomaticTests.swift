import Guidance
import MigrationStrategy
import Projects
import TestSupport
import Testing

/// What the system does by itself is done.
@Suite struct AutomaticTests {
  @Test(arguments: [
    ["navigation-stack/back-in-toolbar", "SwiftUI’s own Back button"],
    ["split-view/toggle-command", "SwiftUI’s own sidebar button"],
  ])
  func swiftUIHasItsOwnButtons(_ expected: [String]) throws {
    let (rule, evidence) = (expected[0], expected[1])
    let source = """
      @main struct MyApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        var body: some View {
          NavigationSplitView { Text("") } detail: {
            NavigationStack { NavigationLink { Details() } label: { Text("") } }
          }
        }
      }
      struct Details: View { var body: some View { Text("") } }
      """
    let input = try withFolder(files: ["App.swift": source]) { InputReader(threads: 1).read([$0]) }
    let advice = try RuleExamples.advice(on: try #require(input.projects.first))
    let found = try #require(advice.recommendations.first { $0.rule == rule })
    #expect(found.status == .done)
    #expect(found.evidence.map(\.text) == [evidence])
  }
}
