import MigrationStrategy
import NavigationGraph
import RuleCatalogue
import Testing

/// A rule with an app in which it finds objects, and some that look alike and in which it finds
/// nothing.
struct RuleCase: Sendable, CustomTestStringConvertible {
  var rule: String
  var objects: [String]
  var app: App
  var nearMisses: [App]
  var testDescription: String { rule }

  init(_ rule: String, finds objects: String..., in app: App, not nearMisses: App...) {
    self.rule = rule
    self.objects = objects
    self.app = app
    self.nearMisses = nearMisses
  }

  /// All cases.
  static let all = [
    tabs, tabBarOutcomes, tabBarPlaces, tabBarShapes, splitViews, splitViewStyles, stacks, pages,
    screens, windows, tabDetails, columnDetails, bars, modals,
  ].flatMap { $0 }
}

@Suite("Rules")
struct RuleTests {
  @Test("A rule finds its objects and nothing else", arguments: RuleCase.all)
  func match(_ entry: RuleCase) throws {
    let advice = try entry.app.advice()
    #expect(advice.objects(foundBy: entry.rule) == entry.objects)
    for found in advice.recommendations(of: entry.rule) {
      for text in [found.message, found.why, found.advice, found.question?.text ?? ""] {
        #expect(!text.contains("{") && !text.contains("}"), "\(text)")
      }
    }
  }

  @Test("A rule finds nothing in what only looks alike", arguments: RuleCase.all)
  func nearMisses(_ entry: RuleCase) throws {
    #expect(!entry.nearMisses.isEmpty)
    for (index, app) in entry.nearMisses.enumerated() {
      #expect(app.graph.project.documents.count == app.storyboards.count)
      #expect(try app.advice().objects(foundBy: entry.rule) == [], "near miss \(index + 1)")
    }
  }

  @Test(
    "What is found for iPhone and iPad is not found for Apple TV, and nothing in launch screens",
    arguments: RuleCase.all)
  func otherPlaces(_ entry: RuleCase) throws {
    if !entry.rule.hasPrefix("tvos/"), !entry.objects.contains("") {
      #expect(try entry.app.onTV.advice().objects(foundBy: entry.rule) == [])
    }
    guard entry.rule != "project/navigation-not-in-storyboards" else { return }
    let objects = try entry.app.asLaunchScreen.advice().objects(foundBy: entry.rule)
    #expect(objects == [])
  }

  @Test(
    "A split view with settings is told of nowhere else",
    arguments: RuleCase.splitViews + RuleCase.splitViewStyles)
  func settings(_ entry: RuleCase) throws {
    let app = entry.app.with { sketch in
      for index in sketch.pieces.indices where entry.objects.contains(sketch.pieces[index].id) {
        sketch.pieces[index] = sketch.pieces[index].titled("Settings")
      }
    }
    #expect(try app.advice().objects(foundBy: entry.rule) == [])
  }

  @Test("Every rule of the catalogue has a case")
  func everyRule() throws {
    let rules = try Catalogue.inBinary.get().rules.filter { $0.needs.isEmpty }.map(\.id)
    #expect(RuleCase.all.map(\.rule).sorted() == rules)
  }

  @Test("A recommendation carries what its rule says")
  func recommendation() throws {
    let advice = try App.flatTabs("Inbox", "Sent").advice()
    let rule = try #require(advice.recommendations(of: "tab-bar/view-menu-commands").first)
    #expect(rule.title == "Tabs at the app's top level")
    #expect(rule.equivalent == "view-menu-commands")
    #expect(rule.titles == ["Inbox", "Sent"])
    #expect(rule.severity == .required)
    #expect(rule.effort == .small)
    #expect(rule.status == .open)
    #expect(rule.sources.contains("S2.21"))
    #expect(
      rule.message == "The app's sections are “Inbox”, “Sent”. Their tab bar is taken for the "
        + "app's top level because the app starts with it.")
  }
}
