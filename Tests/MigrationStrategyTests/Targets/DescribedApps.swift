import TestSupport

/// Twelve apps that differ in what people do with them.
extension DescribedApp {
  static let clock = DescribedApp(
    app: App(
      .tabs("bar", "world", "alarms", "stopwatch", "timer"), .list("world").tab("World Clock"),
      .list("alarms", .present("editor")).tab("Alarm"), .screen("stopwatch").tab("Stopwatch"),
      .screen("timer").tab("Timer"),
      .screen("editor").with("modalPresentationStyle=\"formSheet\"")))

  static let news = DescribedApp(
    app: .sections(
      lists: ["Today", "Sports", "Saved"], listsOfLists: ["Following"], screens: ["Audio"]),
    answers: ["own-categories": true])

  static let video = DescribedApp(
    app: App(
      [.tabs("bar", (1...6).map { "tab\($0)" })]
        + zip(1..., ["Watch Now", "Live", "Movies", "Series", "Library", "Search"]).flatMap {
          [
            .stack("tab\($0)", "grid\($0)").tab($1), grid("grid\($0)", .show("film\($0)")),
            .screen("film\($0)", .present("player")),
          ]
        } + [.controller("avPlayerViewController", "player")]))

  static let mail = DescribedApp(
    app: App(
      .stack("nav", "mailboxes"), .list("mailboxes", .show("messages")),
      .list("messages", .show("message"), .present("compose")), .screen("message"),
      .screen("compose").holding("<textView id=\"letter\"/>")),
    answers: ["chat-mail-documents": true])

  static let recipes = DescribedApp(
    app: App(
      .stack("nav", "grid"), grid("grid", .show("recipe")),
      .screen(
        "recipe", .show("cook"), SegueSketch(kind: "popoverPresentation", destination: "servings")),
      .pages("cook"), .screen("servings")))

  static let shop = DescribedApp(
    app: .sections(
      lists: ["Offers", "Orders", "Favorites", "Stores"], listsOfLists: ["Categories"],
      screens: ["Basket", "Account"],
      checkout: .screen("checkout").holding(
        "<textField id=\"a\"/>", "<textField id=\"b\"/>", "<textField id=\"c\"/>",
        "<pickerView id=\"d\"/>", "<datePicker id=\"e\"/>")))

  static let scanner = DescribedApp(
    app: App(
      .tabs("bar", "scan", "history", "settings"),
      .screen("scan").ofClass("ScanViewController").tab("Scan"),
      .stack("history", "codes").tab("History"), .list("codes", .show("code")), .screen("code"),
      .list("settings").tab("Settings")),
    code: [
      "Scan.swift": """
      import AVFoundation
      import UIKit
      class ScanViewController: UIViewController {
        var previewLayer: AVCaptureVideoPreviewLayer?
      }
      """
    ])

  static let game = DescribedApp(
    app: App(
      SceneSketch.pages("pages").ofClass("OnboardingViewController").adding([.show("nav")]),
      .stack("nav", "play"), .screen("play").holding("<skView id=\"scene\"/>")))

  static let form = DescribedApp(
    app: App(
      .stack("nav", "settings"),
      .screen("settings").holding(segments("units", "Metric", "Imperial"))))

  static let weather = DescribedApp(app: App(.pages("cities")))

  static let swiftUI = DescribedApp(
    app: App([]),
    code: [
      "App.swift": """
      import SwiftUI
      @main struct RadioApp: App {
        var body: some Scene { WindowGroup { RootView() } }
      }
      struct RootView: View {
        var body: some View {
          TabView {
            Tab("Home", systemImage: "house") { PageView() }
            Tab("Charts", systemImage: "chart.bar") { PageView() }
            Tab("Talk", systemImage: "mic") { PageView() }
            Tab("Concerts", systemImage: "music.mic") { PageView() }
            TabSection("Music") {
              Tab("Jazz", systemImage: "guitars") { PageView() }
              Tab("Rock", systemImage: "bolt") { PageView() }
            }
            TabSection("News") {
              Tab("World", systemImage: "globe") { PageView() }
              Tab("Sports", systemImage: "sportscourt") { PageView() }
            }
          }
        }
      }
      struct PageView: View { var body: some View { Text("Page") } }
      """
    ])

  private static func grid(_ id: String, _ segues: SegueSketch...) -> SceneSketch {
    SceneSketch(
      element: "collectionViewController", id: id, view: "collectionView", segues: segues)
  }
}

extension App {
  /// An app whose tabs are lists with details, lists of lists, and screens.
  fileprivate static func sections(
    lists: [String], listsOfLists: [String], screens: [String], checkout: SceneSketch? = nil
  ) -> App {
    let all = lists + listsOfLists + screens
    let tabs = zip(1..., all).flatMap { number, title -> [SceneSketch] in
      if screens.contains(title) { return [.screen("tab\(number)").tab(title)] }
      let next = "next\(number)"
      let isOuter = listsOfLists.contains(title)
      return [
        .stack("tab\(number)", "list\(number)").tab(title), .list("list\(number)", .show(next)),
        isOuter ? .list(next, .show("last\(number)")) : .screen(next, .show("last\(number)")),
        .screen("last\(number)"),
      ]
    }
    let bar = SceneSketch.tabs(
      "bar", all.indices.map { "tab\($0 + 1)" })
    return App(
      [checkout == nil ? bar : bar.adding([.present("checkout")])] + tabs
        + [checkout].compactMap { $0 })
  }
}
