import Testing

@testable import SourceEvidence

/// Modifiers that the project declares, with those of SwiftUI in them.
struct AppliedModifierTests {
  private static let declarations = """
    enum Place: String {
      case home, list
      var title: String { self == .home ? "Home" : "List" }
    }
    struct PlaceModifier: ViewModifier {
      let place: Place
      func body(content: Content) -> some View {
        VStack { content.padding() }.tabItem { Label(title: { Text(place.title) }, icon: { Image("a") }) }
      }
    }
    extension View {
      func place(_ place: Place) -> some View { modifier(PlaceModifier(place: place)) }
      func item(_ place: Place) -> some View { tabItem { Text(place.title) }.tag(place) }
      func own(_ place: Place) -> some View { self.padding().tabItem { Text(place.title) } }
      func choosing(_ place: Place) -> some View {
        if place == .home { return tabItem { Text("First") } }
        return item(place)
      }
      func again(_ place: Place) -> some View { again(place) }
    }
    struct HomeView: View { var body: some View { Text("a") } }
    struct ListView: View { var body: some View { Text("b") } }
    """

  @Test(arguments: [
    ("modifier(PlaceModifier(place: .home))", "modifier(PlaceModifier(place: .list))", "Home"),
    ("place(.home)", "place(.list)", "Home"), ("item(.home)", "item(.list)", "Home"),
    ("own(.home)", "own(.list)", "Home"), ("choosing(.home)", "choosing(.list)", "First"),
  ])
  func `a modifier of the project gives a view its tab`(
    home: String, list: String, first: String
  ) throws {
    let found = try evidence(
      swift: """
        \(Self.declarations)
        struct Main: View {
          var body: some View { TabView { HomeView().\(home); ListView().\(list) } }
        }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == [first, "List"])
    #expect(tabs.contents == ["HomeView", "ListView"])
    #expect(tabs.knowsAllTabs)
  }

  @Test func `a modifier in the body of a view gives it its tab`() throws {
    let found = try evidence(
      swift: """
        \(Self.declarations)
        struct OneView: View { var body: some View { HomeView().place(.home) } }
        struct Main: View { var body: some View { TabView { OneView(); ListView().item(.list) } } }
        """)
    let tabs = try #require(found.containers(.tabBar).first)
    #expect(tabs.titles == ["Home", "List"])
    #expect(tabs.contents == ["OneView", "ListView"])
  }

  @Test func `a modifier that contains itself ends`() throws {
    let found = try evidence(
      swift: """
        \(Self.declarations)
        struct Main: View { var body: some View { TabView { HomeView().again(.home) } } }
        """)
    #expect(found.containers(.tabBar).map(\.titles) == [["-"]])
  }
}
