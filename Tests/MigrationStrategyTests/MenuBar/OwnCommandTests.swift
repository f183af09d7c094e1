import FileReading
import Guidance
import InterfaceBuilder
import MigrationStrategy
import SourceEvidence
import TestSupport
import Testing

/// The app's own commands and keys.
@Suite struct OwnCommandTests {
  private func item(
    _ title: String, _ app: App, _ commands: [CodeCommand]
  ) throws -> MenuBar.Item {
    let items = try app.adviceWithCode(commands: commands).menuBar.menus.flatMap(\.items)
    return try #require(items.first { $0.title == title }, "\(items.map(\.title))")
  }

  @Test func aKeyThatAnotherCommandOfTheAppHasIsProposedForNothing() throws {
    let own = CodeCommand.sketch("Heading", "2", selector: "makeHeading", in: "format")
    let second = try item("B", .flatTabs("A", "B"), [own])
    #expect(second.key == nil && second.existing == nil)
    #expect(second.note == "⌘2 belongs to “Heading” (App.swift:7).")
    #expect(try item("A", .flatTabs("A", "B"), [own]).key == "⌘1")
    let heading = try item("Heading", .flatTabs("A", "B"), [own])
    #expect(heading.key == "⌘2" && heading.existing?.line == 7)
  }

  @Test func aSectionWhoseCommandHasNoKeyTakesNone() throws {
    let own = CodeCommand.sketch("A", nil, selector: "openA", in: "file")
    let first = try item("A", .flatTabs("A", "B"), [own])
    #expect(first.key == nil && first.existing?.line == 7)
    #expect(try item("B", .flatTabs("A", "B"), [own]).key == "⌘1")
  }

  @Test func aKeyThatWorksInASheetOnlyIsThatOfASection() throws {
    let app = App.flatTabs("A", "B")
      .with(SceneSketch.screen("tab1", .present("compose")).ofClass("tab1Screen").tab("A"))
      .with(SceneSketch.screen("compose").ofClass("Compose"))
    var own = CodeCommand.sketch("Public", "2", selector: "choose", isInMenuBar: false)
    own.owner = "Compose"
    #expect(try item("B", app, [own]).key == "⌘2")
    let choice = try item("Public", app, [own])
    #expect(choice.key == nil && choice.note == "⌘2 belongs to “B”, except on its screen.")
    own.title = nil
    #expect(try item("B", app, [own]).existing == nil)
  }

  @Test(arguments: [
    (CodeCommand.sketch("New Message", "n", selector: "compose"), "⌥⌘N"),
    (.sketch("New Message", "n", isInMenuBar: false), "⌥⌘N"),
    (.sketch("New Message", "n").when(.otherPlatform), "⌘N"),
    (.sketch("New Message", "n").when(.exceptMacCatalyst), "⌘N"),
  ])
  func anotherKeyIsTakenWhereThereIsOne(_ own: CodeCommand, _ key: String) throws {
    let app = App.sheet.withWindows(true, tabs: false)
    #expect(try item("New Window", app, [own]).key == key)
  }

  @Test(arguments: [
    (CodeCommand.sketch("Reload", "r", selector: "reload"), true),
    (.sketch(nil, "r", selector: "refreshList"), true), (.sketch(nil, "r"), true),
    (.sketch("Reply", "r", selector: "reply"), false),
    (.sketch("Prerefresh", "r", selector: "prerefresh"), false),
  ])
  func aKeyOfAScreenIsTheCommandItselfIfItsNameSaysSo(_ own: CodeCommand, _ isSame: Bool) throws {
    let app = App(.list("list").holding("<refreshControl id=\"refresh\"/>"))
    let advice = try app.adviceWithCode(commands: [own])
    let items = advice.menuBar.menus.flatMap(\.items)
    let refresh = try #require(items.first { $0.id == "refresh" })
    #expect((refresh.existing != nil) == isSame)
    #expect((refresh.key == "⌘R") == isSame)
    let found = try #require(advice.recommendations.first { $0.rule == "menu/refresh-command" })
    #expect((found.status == .done) == isSame)
  }

  @Test func aProposedCommandThatIsThereKeepsItsTitle() throws {
    let app = App(.list("list").holding("<searchBar id=\"search\"/>"))
    let own = CodeCommand.sketch("Find in Article", "f", selector: "find")
    let items = try app.adviceWithCode(commands: [own]).menuBar.menus.flatMap(\.items)
    #expect(items.filter { $0.key == "⌘F" }.map(\.title) == ["Find in Article"])
    #expect(!items.contains { $0.title == "Find…" })
  }

  @Test(arguments: ["preferences", "appSettings"])
  func aCommandInTheGroupOfSettingsIsSettings(_ group: String) throws {
    let own = CodeCommand.sketch(nil, selector: "showOptions", in: group, line: 9)
    #expect(try item("Settings…", .flatTabs("A", "B"), [own]).existing?.line == 9)
  }

  @Test func aKeyWhoseModifiersAreUnknownIsNotShown() throws {
    var own = CodeCommand.sketch("Jump", "j", in: "view")
    (own.modifiers, own.knowsModifiers) = ([], false)
    #expect(try item("Jump", .flatTabs("A", "B"), [own]).key == nil)
    #expect(try App.flatTabs("A", "B").adviceWithCode(commands: [own]).commands[0].key == nil)
  }

  @Test func aMenuOfTheAppsOwnIsKnownByItsTitle() throws {
    var own = CodeCommand.sketch("New Entry", "e")
    own.menuTitle = CodeText(literal: "Databases")
    let advice = try App.flatTabs("A", "B").adviceWithCode(commands: [own])
    #expect(advice.commands.map(\.menu) == ["Databases"])
  }

  @Test func theNextMatchIsFindNext() throws {
    let own = CodeCommand.sketch("Next Match", "g", isInMenuBar: false)
    let advice = try App.flatTabs("A", "B").adviceWithCode(commands: [own])
    #expect(advice.commands.map(\.menu) == ["Edit"])
    #expect(!advice.recommendations.contains { $0.rule == "menu/key-conflict" })
  }

  @Test func whatTheMenuBarHasAlreadyIsReportedWithItsPlaceInItsMenu() throws {
    let own: [CodeCommand] = [
      .sketch("Library", "l", in: "view", line: 1), .sketch("Save", "s", in: "saveItem", line: 2),
      .sketch("Shuffle", nil, in: "Playlist", line: 3), .sketch("A", "1", in: "view", line: 4),
      .sketch("On a Screen", "k", isInMenuBar: false, line: 5),
    ]
    let advice = try App.flatTabs("A", "B").adviceWithCode(commands: own)
    #expect(
      advice.menuItems.filter { !$0.contains("oolbar") } == [
        "File: Save ⌘S", "View: A ⌘1", "View: B ⌘2", "View: Library ⌘L", "Actions: Shuffle –",
        "Actions: On a Screen ⌘K",
      ])
    let items = advice.menuBar.menus.flatMap(\.items)
    let lines = Dictionary(
      items.compactMap { item in item.existing.map { (item.title, $0.line) } },
      uniquingKeysWith: { first, _ in first })
    #expect(lines == ["Library": 1, "Save": 2, "Shuffle": 3, "A": 4, "On a Screen": 5])
    #expect(items.first { $0.title == "Shuffle" }?.note == "In the menu “Playlist”.")
  }

  @Test func twoOfTheAppsOwnCommandsWithOneTitleEachHaveTheirOwnKeyAndPlace() throws {
    let own: [CodeCommand] = [
      .sketch("Archive", "e", in: "Message", line: 1).with(.option, .command),
      .sketch("Archive", "b", in: "file", line: 2),
    ]
    let items = try App.flatTabs("A", "B").adviceWithCode(commands: own).menuBar.menus
      .flatMap(\.items).filter { $0.title == "Archive" }
    #expect(items.map(\.key) == ["⌘B", "⌥⌘E"])
    #expect(items.map(\.existing?.line) == [2, 1])
  }

  @Test(arguments: [(1 << 20, nil), (1 << 20 | 1 << 17, "⌘2")])
  func keysThatAStoryboardGivesToAControllerCountAsWell(_ flags: Int, _ key: String?) throws {
    let xml =
      "<keyCommands><keyCommand input=\"2\" modifierFlags=\"\(flags)\" actionName=\"two\" "
      + "discoverabilityTitle=\"Two\"/></keyCommands>"
    var screen = SceneSketch.screen("home")
    screen.items.append(xml)
    let found = try item("B", App.flatTabs("A", "B").with(screen), [])
    #expect(found.key == key)
    #expect(
      (found.note?.hasPrefix("⌘2 belongs to “Two” (Main.storyboard:") == true) == (key == nil))
  }

  @Test(arguments: [true, false])
  func keysWithoutTitlesForAllSectionsAreTheirs(isInMenuBar: Bool) throws {
    let own = [1, 2].map { number in
      CodeCommand.sketch(
        nil, "\(number)", selector: "select", isInMenuBar: isInMenuBar, line: number)
    }
    let advice = try App.flatTabs("A", "B").adviceWithCode(commands: own)
    let items = advice.menuBar.menus.flatMap(\.items)
    #expect(items.first { $0.title == "B" }?.existing?.line == 2)
    let found = try #require(
      advice.recommendations.first { $0.rule == "tab-bar/view-menu-commands" })
    #expect(found.status == (isInMenuBar ? .done : .open))
    #expect(found.evidence.map(\.location.line) == [1, 2])
  }

  @Test(arguments: [
    ([CodeCommand.sketch("Quick Note", "q")], "⌘Q (App.swift:7)"),
    ([.sketch("Quick Note", "q", isInMenuBar: false)], "⌘Q (App.swift:7)"),
    ([.sketch("Quit", "q")], nil), ([.sketch("Save Draft", "s")], nil),
    ([.sketch("Stars", "s", selector: "showStars")], "⌘S (App.swift:7)"),
    ([.sketch(nil, "f", selector: "focusSearch", isInMenuBar: false)], nil),
    ([.sketch("Compose", "n")], nil), ([.sketch("Dock", "space")], "⌘Space (App.swift:7)"),
    ([.sketch("A", "k"), .sketch("B", "k", line: 9)], "⌘K (App.swift:9)"),
    ([.sketch("A", "k"), .sketch("B", "k", isInMenuBar: false, line: 9)], nil),
    ([.sketch("Guide", "/").with(.shift, .command)], "⌘? (App.swift:7)"),
    ([.sketch("Close Panel", "escape").with()], nil),
    ([.sketch("Close", "w")], nil), ([.sketch("Close Tab", "w")], nil),
    ([.sketch(nil, "w", selector: "performClose:")], nil),
    ([.sketch("Close Pane", "w")], "⌘W (App.swift:7)"),
    ([.sketch("Next Section", "]").with(.shift, .command)], "⇧⌘] (App.swift:7)"),
    ([.sketch("Next Tab", "]").with(.shift, .command)], nil),
    ([.sketch("Next", "tab").with(.control)], "⌃⇥ (App.swift:7)"),
    ([.sketch("Home", "h").with(.shift)], "⇧H (App.swift:7)"),
  ])
  func keysOfTheSystemAreAFindingAndKeysOfTheStandardCommandAreNone(
    _ commands: [CodeCommand], _ text: String?
  ) throws {
    let advice = try App(.screen("home")).adviceWithCode(commands: commands)
    let found = advice.recommendations.first { $0.rule == "menu/key-conflict" }
    #expect((found == nil) == (text == nil))
    guard let text, let found else { return }
    #expect(found.message.contains(text), "\(found.message)")
    #expect(found.isFromSource)
    #expect(found.severity == .recommended)
  }
}
