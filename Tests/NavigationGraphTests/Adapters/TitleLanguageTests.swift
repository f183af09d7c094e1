import FileReading
import InterfaceBuilder
import NavigationGraph
import Projects
import SourceEvidence
import TestSupport
import Testing

/// Titles as people see them, in the language that was asked for.
@Suite struct TitleLanguageTests {
  /// A tab bar with a titled tab, a tab with a key, and a tab that says nothing.
  private static let main = storyboard(
    initial: "bar",
    .list("lib").named("Library").titled("Library").containing(
      "<tabBarItem key=\"tabBarItem\" id=\"lib-item\" title=\"Library\"/>"
        + "<navigationItem key=\"navigationItem\" id=\"lib-nav\" title=\"All Books\">"
        + "<barButtonItem key=\"rightBarButtonItem\" id=\"lib-done\" title=\"Done\"/>"
        + "</navigationItem>"),
    .controller("viewController", "set").containing(
      "<tabBarItem key=\"tabBarItem\" id=\"set-item\" title=\"Item\">"
        + runtimeKey("settings.tab") + "</tabBarItem>"),
    .controller("viewController", "more").containing(
      "<tabBarItem key=\"tabBarItem\" id=\"more-item\"/>"
        + "<view key=\"view\"><segmentedControl id=\"seg\"><segments><segment title=\"Day\"/>"
        + "<segment title=\"Week\"/></segments></segmentedControl></view>"),
    .tabs("bar", "lib", "set", "more"))

  private static func runtimeKey(_ key: String, at keyPath: String = "localizedKey") -> String {
    "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" "
      + "keyPath=\"\(keyPath)\" value=\"\(key)\"/></userDefinedRuntimeAttributes>"
  }

  private static let german = """
    "lib.title" = "Bibliothek";
    "lib-item.title" = "Bibliothek"; "lib-nav.title" = "Alle Bücher"; "lib-done.title" = "Fertig";
    "set-item.title" = "Objekt"; "more-item.title" = "Mehr";
    "seg.segmentTitles[0]" = "Tag"; "seg.segmentTitles[1]" = "Woche";
    """
  private static let files: KeyValuePairs = [
    "App/Base.lproj/Main.storyboard": main, "App/de.lproj/Main.strings": german,
    "App/en.lproj/Localizable.strings": "\"settings.tab\" = \"Settings\";",
    "App/de.lproj/Localizable.strings": "\"settings.tab\" = \"Einstellungen\";",
    "App/fr.lproj/Localizable.strings": "\"settings.tab\" = \"Réglages\";",
    "App/ko.lproj/Main.strings": "\"lib-item.title\" = \"보관함\"; \"more-item.title\" = \" \";",
    "App/fr.lproj/InfoPlist.strings": "\"settings.tab\" = \"nothing\";",
  ]

  @Test(
    arguments: [
      (nil, ["Library", "Settings", nil]), ("de", ["Bibliothek", "Einstellungen", "Mehr"]),
      ("de-AT", ["Bibliothek", "Einstellungen", "Mehr"]), ("fr", ["Library", "Réglages", nil]),
      ("ko", ["보관함", "Settings", nil]), ("it", ["Library", "Settings", nil]),
    ] as [(String?, [String?])])
  func tabsAreCalledWhatPeopleSee(language: String?, titles: [String?]) throws {
    let graph = NavigationGraph(try project(Self.files, in: language))
    #expect(graph.tabs(of: try graph.node("bar")).map(\.title) == titles)
  }

  @Test func everythingThatIsMadeOfATitleFollows() throws {
    let project = try project(Self.files, in: "de")
    let graph = NavigationGraph(project)
    let library = try graph.node("lib")
    #expect(graph.screen(library).title == "Bibliothek")
    #expect(graph.screen(library).navigationTitle == "Alle Bücher")
    #expect(graph.name(of: library) == "Alle Bücher")
    #expect(graph.location(library).line == 3)
    let done = try #require(graph.barItems(of: library).first)
    #expect(done.title == "Fertig")
    #expect(done.endsScreen)
    #expect(project.originals["Fertig"] == ["Done"])
    #expect(project.originals["Einstellungen"] == ["Settings"])
    let tree = project.documents[0].tree
    let segments = tree.descendants(of: 0, named: .segment).map { tree[$0, .title] }
    #expect(segments == ["Tag", "Woche"])
    #expect(tree.descendants(of: 0, named: .tabBarItem).map { tree[$0, .key] }.count == 3)
  }

  @Test func commandsOfCodeHaveTheTextsOfTables() throws {
    let project = try project([
      "App/Base.lproj/Main.storyboard": Self.main,
      "App/App.swift": """
      @main struct MyApp: App {
        var body: some Scene {
          WindowGroup { Wrapper(Player()) }.commands {
            CommandMenu("menu.timeline") {
              Button("menu.post") { post() }.keyboardShortcut("n")
            }
          }
        }
      }
      class Player: UIViewController {
        override var keyCommands: [UIKeyCommand]? {
          let seek = UIKeyCommand(input: "5", modifierFlags: [], action: #selector(seek))
          seek.title = String(format: NSLocalizedString("SEEK", comment: ""), 50)
          return [seek]
        }
      }
      """,
      "App/Localizable.xcstrings": """
      { "sourceLanguage" : "en", "strings" : {
        "menu.post" : { "localizations" : { "en" : { "stringUnit" : { "value" : "New Post" } } } },
        "menu.timeline" : { "localizations" : { "en" : { "stringUnit" : { "value" : "Posts" } } } },
        "SEEK" : { "localizations" : { "en" : { "stringUnit" : { "value" : "Go to %i%%" } } } } } }
      """,
    ])
    let commands = try #require(project.source?.commands)
    #expect(commands.map { $0.title?.literal } == ["New Post", "Go to 50%"])
    #expect(commands.first?.menuTitle?.literal == "Posts")
  }

  @Test func catalogsAreTables() throws {
    let catalog = """
      { "sourceLanguage" : "en", "strings" : { "lib-item.title" : { "localizations" : {
        "pt-BR" : { "stringUnit" : { "value" : "Biblioteca" } } } } } }
      """
    let shared = """
      { "sourceLanguage" : "en", "strings" : { "settings.tab" : { "localizations" : {
        "en" : { "stringUnit" : { "value" : "Settings" } },
        "pt" : { "stringUnit" : { "value" : "Ajustes" } } } } } }
      """
    for place in ["App/mul.lproj/Main.xcstrings", "App/Main.xcstrings"] {
      let files: KeyValuePairs = [
        "App/Base.lproj/Main.storyboard": Self.main, place: catalog,
        "App/Localizable.xcstrings": shared,
      ]
      for (language, titles) in [
        (nil, ["Library", "Settings", nil]), ("pt-BR", ["Biblioteca", "Ajustes", nil]),
      ] as [(String?, [String?])] {
        let graph = NavigationGraph(try project(files, in: language))
        #expect(graph.tabs(of: try graph.node("bar")).map(\.title) == titles)
      }
    }
  }

  @Test(
    arguments: [
      (["App/en.lproj/T.strings", "App/de.lproj/T.strings"], "en", nil),
      (["App/de.lproj/T.strings", "App/fr.lproj/T.strings"], "de", nil),
      (["App/fr.lproj/T.strings", "App/T.strings"], "none", nil),
      (["App/fr.lproj/T.strings", "App/en.lproj/T.strings"], "fr", "fr"),
      (["App/en.lproj/T.strings", "App/en.lproj/Localizable.strings"], "Localizable", nil),
      (["Settings.bundle/en.lproj/T.strings", "Pods/en.lproj/T.strings"], nil, nil),
      (["Other/App.xcodeproj/x", "Other/en.lproj/T.strings"], nil, nil),
    ] as [([String], String?, String?)])
  func titlesThatDocumentsLeaveOpenAreInTheAppsLanguage(
    tables: [String], title: String?, region: String?
  ) throws {
    var files = [(key: "App/Base.lproj/Main.storyboard", value: Self.main)]
    for table in tables {
      let parts = table.split(separator: "/")
      let language = parts[parts.count - 2].split(separator: ".")[0]
      let text =
        table.hasSuffix("Localizable.strings")
        ? "Localizable" : language == "App" ? "none" : String(language)
      files.append((table, "\"settings.tab\" = \"\(text)\";"))
    }
    if let region {
      files.append(
        (
          "App.xcodeproj/project.pbxproj",
          "{ objects = { P = { isa = PBXProject; developmentRegion = \(region); }; }; "
            + "rootObject = P; }"
        ))
    }
    let project = try withFolder(files: files) { root in
      try #require(InputReader(threads: 1).read([root]).projects.first { $0.root == "." })
    }
    let graph = NavigationGraph(project)
    #expect(graph.tabs(of: try graph.node("bar"))[1].title == title)
  }

  @Test func whatIsReadAloudIsNoTitle() throws {
    let text = storyboard(
      .controller("viewController", "a").containing(
        "<tabBarItem key=\"tabBarItem\" id=\"i\">"
          + Self.runtimeKey("k", at: "accessibilityLabel") + "</tabBarItem>"))
    let project = try project([
      "Main.storyboard": text, "en.lproj/Localizable.strings": "\"k\" = \"Aloud\";",
    ])
    #expect(project.documents[0].controllers[0].tabBarItem?.title == nil)
  }

  @Test func systemItemsKeepTheirTitle() throws {
    let text = storyboard(
      .controller("viewController", "a").containing(
        "<tabBarItem key=\"tabBarItem\" id=\"i\" systemItem=\"search\">"
          + Self.runtimeKey("k") + "</tabBarItem>"))
    let project = try project([
      "Main.storyboard": text, "en.lproj/Localizable.strings": "\"k\" = \"Find\";",
    ])
    let item = try #require(project.documents[0].controllers[0].tabBarItem)
    #expect(item.title == nil && item.systemItem == "search")
  }

  private func project(
    _ files: KeyValuePairs<String, String>, in language: String? = nil
  ) throws -> Project {
    try withFolder(files) { root in
      let language = language.flatMap { Language($0) }
      return try #require(
        InputReader(threads: 2, language: language).read([root]).projects.first)
    }
  }
}
