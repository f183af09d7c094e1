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
      """
      var body: some View {
        ZStack {
          Home().opacity(part == .home ? 1 : 0)
          Lists().opacity(part == .lists ? 1 : 0)
        }
        if isShown { TabView(chosen: $part) { scroll() } }
      }
      }
      struct TabView: View {
        @Binding var chosen: Part
        var again: () -> Void
        func tap(on next: Part) {
          switch chosen {
          case next: again()
          default: chosen = next
          }
        }
        var body: some View {
          HStack {
            Item(name: "Home", isChosen: chosen == .home) { tap(on: .home) }
            Item(name: "Lists", isChosen: chosen == .lists) { tap(on: .lists) }
          }
        }
      }
      struct Item: View {
        var name: String
        var isChosen: Bool
        var action: () -> Void
        var body: some View { Button(action: action) { Text(name) } }
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

  /// A title that is known at run time only leaves the other titles as they are.
  @Test(arguments: ["Text(name)", "Label(name, systemImage: \"house\")"])
  func aTitleMayBeUnread(_ label: String) throws {
    let members = """
      var name: String { service.name }
      var body: some View {
        VStack {
          \(Self.content)
          Button { part = .home } label: { \(label) }
          Button("Lists") { part = .lists }
        }
      }
      """
    let bar = try #require(try evidence(swift: Self.app(members)).containers(.tabBar).first)
    #expect(bar.titles == ["-", "Lists"])
    #expect(bar.tabs[0].hasUnreadTitle)
  }

  /// One button after the other, and other ways to show what is chosen.
  @Test(
    arguments: [
      """
      var body: some View {
        VStack {
          \(content)
          HStack {
            Button { part = .home } label: { Image("a"); Text("Home") }
            Button("Lists") { withAnimation { self.part = .lists } }
          }
        }
      }
      """,
      """
      var body: some View {
        VStack { if part == .home { Home() } else if part == .lists { Lists() }; bar }
      }
      var bar: some View {
        HStack {
          BarItem(title: "Home", isOn: part == .home) { part = .home }
          BarItem(title: "Lists", isOn: part == Part.lists) { part = Part.lists }
        }
      }
      }
      struct BarItem: View {
        let title: String
        let isOn: Bool
        let action: () -> Void
        var body: some View { Button(action: action) { VStack { Image("a"); Text(title) } } }
      """,
      """
      var body: some View {
        TabView(selection: $part) { Home().tag(Part.home); Lists().tag(Part.lists) }
          .overlay(alignment: .bottom) { Bar(chosen: $part) }
      }
      }
      struct Bar: View {
        @Binding var chosen: Part
        var body: some View {
          Text("Home").onTapGesture { chosen = .home }
          Text("Lists").onTapGesture { chosen = .lists }
        }
      """,
      """
      var body: some View {
        Frame(chosen: $part) { shown in switch shown { case .home: Home(); case .lists: Lists() } }
      }
      }
      struct Frame<Content: View>: View {
        @Binding var chosen: Part
        let content: (Part) -> Content
        var body: some View { VStack { content(chosen); Bar(picked: $chosen) } }
      }
      struct Bar: View {
        @Binding var picked: Part
        var body: some View {
          ForEach(Part.allCases, id: \\.self) { one in Button(one.title) { choose(one) } }
        }
        func choose(_ next: Part) {
          if picked == next { return }
          withAnimation { picked = next }
        }
      """,
      """
      @StateObject private var model = Model()
      var body: some View {
        VStack {
          switch model.part { case .home: Home(); case .lists: Lists() }
          Bar(model: model)
        }
      }
      }
      class Model: ObservableObject { @Published var part: Part = .home }
      struct Bar: View {
        @ObservedObject var model: Model
        var body: some View {
          Button("Home") { model.part = .home }
          Button("Lists") { model.part = .lists }
        }
      """,
      """
      @StateObject private var model = Model()
      var body: some View {
        VStack {
          if model.part == 0 { Home() } else if model.part == 1 { Lists() }
          Button { model.choose(number: 0) } label: { if model.part == 0 { Text("Home") } else { Text("Home") } }
          Button { model.choose(number: 1) } label: { Text("Lists") }
        }
      }
      }
      class Model: ObservableObject {
        @Published private(set) var part = 0
        func choose(number: Int) { part = number }
      """,
      """
      @EnvironmentObject var model: Model
      var body: some View {
        VStack { switch model.part { case .home: Home(); case .lists: Lists() }; Bar() }
      }
      }
      class Model: ObservableObject { @Published var part: Part = .home }
      struct Bar: View {
        @EnvironmentObject var other: Model
        var body: some View {
          ForEach(Part.allCases, id: \\.self) { one in Button(one.title) { other.part = one } }
        }
      """,
    ])
  func singleButtonsAreATabBar(members: String) throws {
    let found = try evidence(swift: Self.app(members))
    let bar = try #require(found.containers(.tabBar).first)
    #expect(found.containers(.tabBar).count == 1)
    #expect(bar.titles == ["Home", "Lists"])
    #expect(bar.contents == ["Home", "Lists"])
    #expect(bar.root != nil)
  }

  @Test(
    arguments: [
      // Nothing that people tap chooses.
      "var body: some View { VStack { \(content); ForEach(Part.allCases) { Text($0.title) } } }",
      // Each of the views leads to the other one.
      """
      var body: some View {
        if part == .home {
          Button("a") { part = .lists }
        } else if part == .lists {
          Button("b") { part = .home }
        }
      }
      """,
      """
      var body: some View { switch part { case .home: home; case .lists: lists } }
      var home: some View { Button("a") { part = .lists } }
      var lists: some View { Button("b") { part = .home } }
      """,
      // What is chosen is no section of the window.
      """
      var body: some View {
        TabView(selection: $part) { Home().tag(1); Lists().tag(2) }
        Button("a") { part = .home }
        Button("b") { part = .lists }
      }
      """,
      // A button for one thing only.
      "var body: some View { VStack { \(content); Button(\"a\") { part = .lists } } }",
      """
      var body: some View {
        NavigationLink("a") {
          VStack { \(content); ForEach(Part.allCases) { one in Button(one.title) { part = one } } }
        }
      }
      """,
      // Views that fade, and not one for each section.
      """
      @State private var isLoading = false
      var body: some View {
        ZStack {
          Home().opacity(isLoading ? 0 : 1)
          Lists().opacity(part == .lists ? 1 : 0)
        }
        Button("Home") { part = .home }
        Button("Lists") { part = .lists }
      }
      """,
    ])
  func otherSwitchesAreNone(members: String) throws {
    #expect(try evidence(swift: Self.app(members)).containers(.tabBar).isEmpty)
  }
}
