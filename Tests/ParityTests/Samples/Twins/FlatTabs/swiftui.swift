import SwiftUI

@main
struct FlatTabsApp: App {
  var body: some Scene { WindowGroup { MainView() } }
}

struct MainView: View {
  var body: some View {
    TabView {
      TimerView().tabItem { Label("Timer", systemImage: "timer") }
      StopwatchView().tabItem { Label("Stopwatch", systemImage: "stopwatch.fill") }
      OvenView().tabItem { Label("Oven", image: "tab-oven") }
      MeasuresView().tabItem { Label("Measures", image: "tab-cup") }
    }
  }
}

struct TimerView: View {
  @State private var isRunning = false

  var body: some View {
    VStack {
      Text("06:30")
      Button("Reset") { isRunning = false }
      Button("Start") { isRunning = true }
    }
  }
}

struct StopwatchView: View {
  @State private var laps = 0

  var body: some View {
    VStack {
      Text("00:00.0")
      Button("Lap") { laps += 1 }
    }
  }
}

struct OvenView: View {
  @State private var degrees = 180.0

  var body: some View {
    VStack {
      Image("oven-dial")
      Slider(value: $degrees, in: 50...250)
    }
  }
}

struct MeasuresView: View {
  @State private var grams = ""

  var body: some View {
    VStack {
      TextField("Grams", text: $grams)
      Text("2 cups")
    }
  }
}
