import FileReading
import Guidance
import MigrationStrategy
import SourceEvidence
import TestSupport
import Testing

/// The list of the app's own commands, and where each belongs.
@Suite struct AppCommandTests {
  private func commands(_ own: [CodeCommand], _ app: App = App(.screen("home"))) throws -> [String]
  {
    try app.adviceWithCode(commands: own).commands.map {
      "\($0.title ?? "–") \($0.key ?? "–") \($0.menu ?? "–") \($0.location.line)"
    }
  }

  @Test func allAreListedByPlaceAndEachOnce() throws {
    let own: [CodeCommand] = [
      .sketch("Reply", "r", selector: "reply:", isInMenuBar: false, line: 9),
      .sketch("New Post", "n", in: "newItem", line: 2),
      .sketch("Reply", "r", selector: "reply:", isInMenuBar: false, line: 9),
      .sketch("Forward Message", "f", isInMenuBar: false, line: 9),
      .sketch(nil, nil, isInMenuBar: false, line: 9),
      .sketch(nil, nil, selector: "handle:", isInMenuBar: false, line: 12),
    ]
    #expect(
      try commands(own) == [
        "New Post ⌘N File 2", "Reply ⌘R – 9", "Forward Message ⌘F View 9", "– – – 12",
      ])
  }

  @Test(arguments: [
    CodeCondition.debug, .preview, .never, .otherPlatform, .exceptMacCatalyst,
  ])
  func whatTheMacDoesNotRunIsNotListed(_ condition: CodeCondition) throws {
    #expect(try commands([.sketch("Log", "l").when(condition)]).isEmpty)
  }

  @Test(arguments: [
    ("Next Section", "View"), ("Show Favorites", "View"), ("New Post", "File"), ("Log Out", "App"),
    ("Select All Messages", "Edit"), ("Send Feedback", "Help"), ("Show Next Tab", "Window"),
    ("Refresh", "View"), ("Boost", "–"), ("Inbox", "View"),
  ])
  func aKeyBelongsToTheMenuThatItsTitleNames(_ title: String, _ menu: String) throws {
    let own = CodeCommand.sketch(title, "k", isInMenuBar: false)
    #expect(try commands([own], .flatTabs("Inbox", "Sent")) == ["\(title) ⌘K \(menu) 7"])
  }

  @Test func whatACommandCallsTellsItsMenuIfItsTitleDoesNot() throws {
    let own: [CodeCommand] = [
      .sketch("Weiter", "k", selector: "showNextPage:", isInMenuBar: false),
      .sketch("Home", "h", selector: nil, in: "Timeline", line: 8).with(.option, .command),
    ]
    #expect(try commands(own) == ["Weiter ⌘K View 7", "Home ⌥⌘H Timeline 8"])
  }

  @Test func aKeyWithoutModifiersIsShownAndAKeyOfATableIsNoTitle() throws {
    var own = CodeCommand.sketch(nil, "escape", isInMenuBar: false).with()
    own.title = CodeText(key: "commands.close")
    #expect(try commands([own]) == ["– ⎋ – 7"])
    own.title = CodeText(literal: "commands.close")
    #expect(try commands([own]) == ["– ⎋ – 7"])
    own.title = CodeText(key: "Close Panel")
    own.input = "j"
    #expect(try commands([own]) == ["Close Panel J File 7"])
  }

  @Test func keysAreProposedForTheMenusTheyBelongTo() throws {
    let own: [CodeCommand] = [
      .sketch("Next Section", "k", isInMenuBar: false, line: 1),
      .sketch("Boost", "b", isInMenuBar: false, line: 2),
      .sketch("Dismiss", "escape", isInMenuBar: false, line: 3).with(),
      .sketch("Top", "t", isInMenuBar: false, line: 4).with(),
    ]
    let advice = try App(.screen("home")).adviceWithCode(commands: own)
    #expect(advice.menuItems == ["View: Next Section ⌘K", "Actions: Boost ⌘B", "Actions: Top –"])
    let items = advice.menuBar.menus.flatMap(\.items)
    #expect(
      items.first { $0.title == "Boost" }?.note == "So far only a key, without a menu command.")
    #expect(
      items.first { $0.title == "Top" }?.note
        == "So far only a key, without a menu command. Its key is T.")
    #expect(items.first { $0.title == "Boost" }?.existing?.line == 2)
  }

  @Test func theStandardCommandOfTheSameMeaningIsThere() throws {
    let own: [CodeCommand] = [
      .sketch("Archive", "r", isInMenuBar: false, line: 1).with(.shift, .command),
      .sketch("Reply", "r", selector: "reply:", isInMenuBar: false, line: 2),
      .sketch("Reload List", "r", selector: "reload:", isInMenuBar: false, line: 3),
    ]
    let app = App(.list("list").holding("<refreshControl id=\"refresh\"/>"))
    let advice = try app.adviceWithCode(commands: own)
    let refresh = try #require(
      advice.menuBar.menus.flatMap(\.items).first { $0.id == "refresh" })
    #expect(refresh.existing?.line == 3 && refresh.key == "⌘R")
  }

  @Test func commandsOfOneMeaningDoNotShareTheirKeyByMistake() throws {
    let own: [CodeCommand] = [
      .sketch("New Post", "n", selector: "compose", line: 1),
      .sketch("New post…", "n", selector: "newPost", line: 2),
      .sketch("Close Tab", "k", line: 3), .sketch("Keep", "k", line: 4),
    ]
    let found = try App(.screen("home")).adviceWithCode(commands: own)
      .recommendations(of: "menu/key-conflict")
    #expect(found.count == 1)
    #expect(found.first?.message.contains("⌘K (App.swift:4).") == true)
    #expect(found.first?.message.contains("⌘N") == false)
  }
}
