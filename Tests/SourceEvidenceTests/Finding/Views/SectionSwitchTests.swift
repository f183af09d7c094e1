import SourceEvidence
import TestSupport
import Testing

/// Tab bars that SwiftUI code makes of other views.
@Suite struct SectionSwitchTests {
  private static let sections = """
    enum Part: String, CaseIterable { case home = "Home", lists = "Lists"
      var title: String { rawValue }
    }
    struct Home: View { var body: some View { Text("a") } }
    struct Lists: View { var body: some View { Text("b") } }

    """

  private static func app(_ members: String) -> String {
    sections + """
      @main struct Start: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State private var part = Part.home
        \(members)
      }
      """
  }

  private static let content = "switch part { case .home: Home(); case .lists: Lists() }"

  @Test(
    arguments: [
      """
      var body: some View {
        VStack {
          \(content)
          ForEach(Part.allCases, id: \\.self) { one in Button(one.title) { part = one } }
        }
      }
      """,
      """
      var body: some View { VStack { chosen; bar } }
      @ViewBuilder var chosen: some View { \(content) }
      var bar: some View {
        ForEach(Part.allCases, id: \\.self) { p in
          Button { self.part = p } label: { VStack { Image(systemName: "a"); Text(p.rawValue) } }
        }
      }
      """,
      """
      var body: some View { VStack { \(content); Bar(chosen: $part) } }
      }
      struct Bar: View {
        @Binding var chosen: Part
        var body: some View {
          ForEach(Part.allCases, id: \\.self) { item in
            Text(item.rawValue).onTapGesture { chosen = item }
          }
        }
      """,
    ])
  func buttonsThatChooseTheContentOfAWindowAreATabBar(members: String) throws {
    let found = try evidence(swift: Self.app(members))
    let bar = try #require(found.containers(.tabBar).first)
    #expect(bar.titles == ["Home", "Lists"])
    #expect(bar.contents == ["Home", "Lists"])
    #expect(bar.confidence == .likely)
    #expect(bar.root != nil)
  }

  @Test(
    arguments: [
      // Nothing that people tap chooses.
      "var body: some View { VStack { \(content); ForEach(Part.allCases) { Text($0.title) } } }",
      // A button for one thing only.
      "var body: some View { VStack { \(content); Button(\"a\") { part = .lists } } }",
      """
      var body: some View {
        NavigationLink("a") {
          VStack { \(content); ForEach(Part.allCases) { one in Button(one.title) { part = one } } }
        }
      }
      """,
    ])
  func otherSwitchesAreNone(members: String) throws {
    #expect(try evidence(swift: Self.app(members)).containers(.tabBar).isEmpty)
  }
}
