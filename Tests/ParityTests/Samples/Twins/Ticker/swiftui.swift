import SwiftUI

@main
struct TickerApp: App {
  var body: some Scene {
    WindowGroup { NavigationStack { WatchlistView() } }
  }
}

struct WatchlistView: View {
  @State private var quotes = ["Northwind Ferries"]

  var body: some View {
    List(quotes, id: \.self) { quote in
      NavigationLink(quote) { QuoteView() }
    }
    .navigationTitle("Watchlist")
    .toolbar {
      Button("Add", systemImage: "plus") { quotes.append("Harbour Gazette") }
    }
  }
}

struct QuoteView: View {
  var body: some View {
    NavigationLink("All Stories") { StoryPagesView() }
      .navigationTitle("Quote")
  }
}

struct StoryPagesView: View {
  let stories = ["Two new ships", "Winter timetable"]

  var body: some View {
    TabView {
      ForEach(stories, id: \.self) { story in Text(story) }
    }
    .tabViewStyle(.page)
    .navigationTitle("Story")
  }
}
