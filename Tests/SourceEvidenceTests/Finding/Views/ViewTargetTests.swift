import FileReading
import Testing

@testable import SourceEvidence

/// Which view stands for a screen.
struct ViewTargetTests {
  /// What a stack holds, and the view that its first screen is.
  static let contents: [(String, String?)] = [
    ("Feed()", "Feed"),
    ("Feed().sheet(isPresented: $on) { Editor() }", "Feed"),
    ("ScrollViewReader { _ in ScrollView { Feed() } }", "Feed"),
    ("List { Row() }", nil),
    ("VStack { Text(\"\"); Divider(); Feed() }", "Feed"),
    ("VStack { Row(); Row() }", nil),
    ("VStack { Row(); List { Text(\"\") } }", nil),
    ("Backdrop { Feed() }", "Feed"),
    ("Backdrop { Text(\"\") }", "Backdrop"),
    ("content", "Feed"),
    ("make()", "Feed"),
    ("AnyView(Feed())", "Feed"),
    ("Later(Feed())", "Feed"),
    ("Later(3)", "Later"),
  ]

  @Test(arguments: contents.indices)
  func theFirstScreenIsAViewOfTheProject(_ index: Int) throws {
    let (content, name) = Self.contents[index]
    let found = try evidence(
      swift: """
        struct Main: View {
          var body: some View { NavigationStack { \(content) } }
          var content: some View { Feed() }
          func make() -> some View { Feed() }
        }
        struct Feed: View { var body: some View { List {} } }
        struct Row: View { var body: some View { Text("") } }
        struct Editor: View { var body: some View { Text("") } }
        struct Later<C: View>: View {
          let build: () -> C
          init(_ build: @autoclosure @escaping () -> C) { self.build = build }
          var body: C { build() }
        }
        struct Backdrop<C: View>: View { var body: some View { content() } }
        """)
    let stack = try #require(found.containers(.navigationStack).first)
    #expect(stack.tabs.map(\.content?.className) == [name])
  }

  /// A modifier, and the ways to other screens in it.
  static let modifiers: [(String, [String])] = [
    (".sheet(isPresented: $on) { editor }", ["present Editor"]),
    (".sheet(item: $item, content: sheet)", ["present Editor", "present Feed"]),
    (".popover(isPresented: $on) { make() }", ["popover Editor"]),
    (".fullScreenCover(isPresented: $on, content: Editor.init)", ["present Editor"]),
    (".navigationDestination(for: Int.self, destination: Editor.init(number:))", ["push Editor"]),
    (".navigationDestination(for: Int.self) { _ in Editor() }", ["push Editor"]),
    (".overlay(NavigationLink(\"\", destination: editor))", ["push Editor"]),
    (".overlay(NavigationLink(\"More\") { Editor() })", ["push Editor"]),
    (".overlay(NavigationLink { Editor() } label: { Feed() })", ["push Editor"]),
    (".overlay(NavigationLink(value: 1) { Editor() })", []),
  ]

  @Test(arguments: modifiers.indices)
  func sheetsAndLinksLeadToWhatTheirMembersShow(_ index: Int) throws {
    let (modifier, ways) = Self.modifiers[index]
    let found = try evidence(
      swift: """
        struct Main: View {
          var body: some View { Text("")\(modifier) }
          var editor: some View { Editor() }
          func make() -> some View { Editor() }
          func sheet(_ item: Int) -> some View { if item == 0 { Editor() } else { Feed() } }
        }
        struct Feed: View { var body: some View { Text("") } }
        struct Editor: View { var body: some View { Text("") } }
        """)
    #expect(found.transitions.map { "\($0.kind) \($0.target.className ?? "")" } == ways)
  }

  @Test func aLibrarysLinkLeadsToWhatItsClosureShows() throws {
    let found = try evidence(
      swift: """
        struct Main: View {
          var body: some View {
            NavigationStack { List { NavigationLink(unwrapping: $item) { _ in Details() } } }
          }
        }
        struct Details: View { var body: some View { Text("") } }
        """)
    #expect(found.transitions.map(\.target.className) == ["Details"])
  }

  @Test func aModifierOfTheProjectLeadsOnFromTheViewThatHasIt() throws {
    let found = try evidence(
      swift: """
        enum Place: Hashable { case details, author }
        extension View {
          func withPlaces() -> some View {
            navigationDestination(for: Place.self) { place in
              switch place {
              case .details: Details()
              case .author: Author()
              }
            }
          }
        }
        struct Main: View {
          var body: some View { NavigationStack { List {}.withPlaces() } }
        }
        struct Details: View { var body: some View { Text("") } }
        struct Author: View { var body: some View { Text("") } }
        """)
    let ways = found.transitions.filter { $0.from == "Main" }
    #expect(ways.map(\.target.className) == ["Details", "Author"])
    #expect(ways.allSatisfy { $0.kind == .push && $0.place.line == 13 })
  }

  @Test func aViewPushesInItsOwnStack() throws {
    let found = try evidence(
      swift: """
        @main struct TheApp: App { var body: some Scene { WindowGroup { Main() } } }
        struct Main: View {
          var body: some View { VStack { Text(""); Feed() } }
        }
        struct Feed: View {
          var body: some View {
            NavigationStack { List { NavigationLink("More") { Details() } } }
          }
        }
        struct Details: View { var body: some View { Text("") } }
        """)
    #expect(found.transitions.filter { $0.kind == .push }.map(\.from) == ["Feed"])
  }

  @Test(arguments: [
    ("case .one: One()", [false]), ("case .one: One()\ncase .two: Two()", [false, false]),
    ("case .one: One()\ncase .two: Two()\ncase .three: Three()", [true, true, true]),
  ])
  func aTableOfDestinationsIsOneForTheWholeStack(cases: String, isStackWide: [Bool]) throws {
    let found = try evidence(
      swift: """
        struct Main: View {
          var body: some View {
            List {}.navigationDestination(for: Place.self) { switch $0 { \(cases) } }
          }
        }
        struct One: View { var body: some View { Text("") } }
        struct Two: View { var body: some View { Text("") } }
        struct Three: View { var body: some View { Text("") } }
        """)
    #expect(found.transitions.map(\.isStackWide) == isStackWide)
  }
}
