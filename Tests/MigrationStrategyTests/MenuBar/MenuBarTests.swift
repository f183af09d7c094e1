import Guidance
import MigrationStrategy
import TestSupport
import Testing

/// The menu bar.
@Suite struct MenuBarTests {
  private func items(_ app: App) throws -> [String] { try app.advice().menuItems }

  private static let pageApp = App(.screen("home").holding(pageControl("dots")))

  @Test func theSectionsHaveTheKeysCommand1ToCommand9AndTheTenthHasNone() throws {
    let app = App.flatTabs("A", "B", "C", "D", "E", "F", "G", "H", "I", "J")
    let wanted = ["A", "B", "C", "D", "E", "F", "G", "H", "I"].enumerated()
      .map { "View: \($1) ⌘\($0 + 1)" }
    #expect(try items(app).prefix(10) == wanted + ["View: J –"])
  }

  @Test(arguments: [
    (App.flatTabs("A", "B"), ["View: A ⌘1", "View: B ⌘2"]),
    (.flatTabs("A", "B", "Settings"), ["App: Settings… ⌘,", "View: A ⌘1", "View: B ⌘2"]),
    (.flatTabs("A", "B", "Search"), ["Edit: Find… ⌘F", "View: A ⌘1", "View: B ⌘2"]),
    (.listAndDetail, ["View: Show Sidebar ⌃⌘S", "View: Back ⌘["]),
    (pageApp, ["View: Next Page ⌘→", "View: Previous Page ⌘←"]),
    (App.sheet.with(.screen("sheet").titled("Settings")), ["App: Settings… ⌘,"]),
    (App.sheet.withWindows(true, tabs: false), ["File: New Window ⌘N"]),
    (App.columns.with(SceneSketch.split("split", "list", "detail")), ["View: Show Sidebar ⌃⌘S"]),
    (App(.screen("home")), []),
    // A sheet that is worth a window brings no New Window: that is another window of the app.
    (
      App.sheet.with(.screen("sheet", .push("second")))
        .with(.screen("second", .push("third"))).with(.screen("third")), []
    ),
  ])
  func recommendationsBringTheirCommands(_ app: App, _ wanted: [String]) throws {
    #expect(try Set(items(app)) == Set(wanted))
  }

  @Test(arguments: [
    ("Add Note", "File: Add Note ⌘N"), ("Add", "File: New Item ⌘N"), ("+", "File: New Item ⌘N"),
    ("Create", "File: New Item ⌘N"), ("Scan Receipt", "File: Scan Receipt ⌘N"),
    ("Scan", "File: Scan –"), ("Share", "File: Share… –"),
  ])
  func anActionStandsInTheFileMenuAndNotAmongTheSections(_ title: String, _ item: String) throws {
    let app = App.flatTabs("A", "B", title).with(.empty("tab3").tab(title))
    let toolbar = ["View: Show Toolbar ⌥⌘T", "View: Customize Toolbar… –"]
    #expect(try items(app) == [item, "View: A ⌘1", "View: B ⌘2"] + toolbar)
  }

  @Test func whatMakesAnItemHasCommandNAndNewWindowThenHasOptionCommandN() throws {
    let app = App.flatTabs("A", "B", "Add").with(.empty("tab3").tab("Add")).withWindows(true)
    let file = try app.advice().menuBar.menus.first { $0.name == .file }?.items ?? []
    #expect(file.map(\.title) == ["New Item", "New Window", "Close"])
    #expect(file.map(\.key) == ["⌘N", "⌥⌘N", "⌘W"])
    #expect(file.map(\.isSystem) == [false, true, true])
    #expect(file.map(\.note) == [nil, "⌘N belongs to “New Item”.", nil])
  }

  @Test(arguments: [textField, searchBar("search"), "<textView id=\"text\"/>"])
  func whereTextIsEditedCommandAndCommandMoveTheInsertionPoint(_ view: String) throws {
    let app = Self.pageApp.with(.screen("home").holding(pageControl("dots"), view))
    let items = try items(app)
    #expect(items.contains("View: Next Page ⌥⌘→"))
    #expect(items.contains("View: Previous Page ⌥⌘←"))
    let note = try app.advice().menuBar.menus.flatMap(\.items).first { $0.id == "next-page" }?.note
    #expect(note == "⌘→ is for moving to the end of the line in this app.")
    let fixed = "<textView id=\"text\" editable=\"NO\"/>"
    let readOnly = Self.pageApp.with(.screen("home").holding(pageControl("dots"), fixed))
    #expect(try self.items(readOnly).contains("View: Next Page ⌘→"))
  }

  @Test func whatIsOnlyWorthConsideringBringsNoCommand() throws {
    let advice = try App.editor.advice()
    #expect(advice.objects(foundBy: "window/single-scene") == [""])
    #expect(advice.menuBar.menus.isEmpty)
  }

  @Test(arguments: [
    ("<label id=\"text\"/>", "⌘[", nil), (textField, "⌘[", nil),
    (
      "<textView id=\"text\"/>", "⌘[",
      "If people can style text, use ⌃⌘←, because there ⌘[ is for left alignment of text."
    ),
    (
      "<textView id=\"text\" allowsEditingTextAttributes=\"YES\"/>", "⌃⌘←",
      "⌘[ is for left alignment of text in this app."
    ),
  ])
  func whereTextCanBeStyledCommandAlignsIt(_ view: String, _ key: String, _ note: String?) throws {
    let advice = try App.listAndDetail.with(.screen("detail").holding(view)).advice()
    let items = advice.menuBar.menus.flatMap(\.items)
    let back = try #require(items.first { $0.id == "back" })
    #expect(back.key == key)
    #expect(back.note == note)
    #expect(back.rules.allSatisfy { $0.hasPrefix("navigation-stack/") } && !back.rules.isEmpty)
    let hasFormat = advice.menuBar.menus.contains { $0.name == .format }
    #expect(hasFormat == view.contains("allowsEditingTextAttributes"))
  }

  @Test func wherePeopleWriteTextsCommandFFindsSomethingInThemAndTheFieldHasAKeyOfItsOwn() throws {
    let app = App(.screen("home").holding(searchBar("search"), "<textView id=\"text\"/>"))
    #expect(try items(app) == ["Edit: Go to Search Field ⌥⌘F"])
    #expect(try items(App(.screen("home").holding(searchBar("search")))) == ["Edit: Find… ⌘F"])
  }

  @Test func noKeyStandsTwiceNoneBelongsToSomebodyElseAndTheMenusAreInOrder() throws {
    let catalog = try Catalog.inBinary.get()
    let reserved = Set(catalog.shortcuts.reserved.flatMap(\.keys))
    let standard = catalog.shortcuts.standard
    for (rule, project) in RuleExamples.rules.flatMap({ rule in
      RuleExamples.projects(of: rule).map { (rule, $0) }
    }) {
      let menus = try RuleExamples.advice(on: project).menuBar.menus
      // What the app has already may have any key: another rule tells which of them are taken.
      let items = menus.flatMap(\.items).filter { $0.existing == nil }
      let keys = items.compactMap(\.key)
      #expect(Set(keys).count == keys.count, "\(rule)")
      let own = Set(menus.flatMap(\.items).filter { $0.existing != nil }.compactMap(\.key))
      #expect(items.allSatisfy { $0.isSystem || !own.contains($0.key ?? "") }, "\(rule)")
      for item in items {
        guard let key = item.key, reserved.contains(key), key != "⌘N" else { continue }
        #expect(standard.contains { $0.id == item.id && $0.key == key }, "\(item.title)")
      }
      let places = menus.compactMap { MenuName.allCases.firstIndex(of: $0.name) }
      #expect(places == places.sorted() && Set(places).count == places.count)
      #expect(menus.allSatisfy { !$0.items.isEmpty })
    }
  }

  @Test(arguments: [
    (App.flatTabs("A", "A", "C"), ["View: A ⌘1", "View: C ⌘2"]),
    (
      App.flatTabs("A", "B", "C").with(.screen("tab2")),
      ["View: A ⌘1", "View: Section 2 ⌘2", "View: C ⌘3"]
    ),
    (
      App.flatTabs("A", "B", "C").with(.screen("tab2").navigationItem("News")),
      ["View: A ⌘1", "View: News ⌘2", "View: C ⌘3"]
    ),
  ])
  func aTitleStandsOnceInAMenuAndASectionWithoutOneIsCalledAfterItsPlace(
    _ app: App, _ wanted: [String]
  ) throws { #expect(try items(app) == wanted) }

  @Test func theSectionsOfTwoBarsWithTheSameTitlesHaveTheirKeysOnce() throws {
    let app = App.flatTabs("A", "B", "C").with(
      SceneSketch.tabs("pad", "pad1", "pad2", "pad3")
    ).with(.screen("pad1").tab("A")).with(.screen("pad2").tab("D")).with(.screen("pad3").tab("C"))
      .with { $0.initial = nil }
    let all = try app.advice()
    #expect(all.objects(foundBy: "tab-bar/view-menu-commands") == ["bar", "pad"])
    #expect(try items(app) == ["View: A ⌘1", "View: B ⌘2", "View: C ⌘3", "View: D ⌘4"])
  }

  @Test func aTabThatMayBeAnActionStandsInOneMenu() throws {
    let form = SceneSketch.screen("tab2", .push("more")).tab("New").holding(textField)
    let items = try items(App.flatTabs("A", "New").with(form).with(.screen("more")))
    #expect(!(items.contains("View: New ⌘2") && items.contains("File: New Item ⌘N")), "\(items)")
  }

  @Test func anAppThatNeedsCommandsOfItsOwnHasTheWholeMenuBarInOrder() throws {
    let menus = try App.flatTabs("A", "B").advice().menuBar.menus
    #expect(menus.map(\.name) == [.app, .file, .edit, .view, .window, .help])
    #expect(
      menus.map { $0.items.map(\.title) } == [
        ["About Sketch", "Services", "Hide Sketch", "Hide Others", "Show All", "Quit Sketch"],
        ["Close"], ["Undo", "Redo", "Cut", "Copy", "Paste", "Select All"],
        ["A", "B", "Enter Full Screen"], ["Minimize", "Zoom", "Bring All to Front"],
        ["Sketch Help"],
      ])
  }

  @Test func withMoreThanThreeNavigationCommandsThereIsAGoMenu() throws {
    let web = SceneSketch.screen("detail").holding("<wkWebView id=\"web\"/>")
    let back = App.listAndDetail.with(web)
    #expect(try items(back).filter { $0.hasPrefix("View") }.contains("View: Forward ⌘]"))
    let pages = back.with(
      .screen("detail").holding("<wkWebView id=\"web\"/>", pageControl("dots")))
    #expect(
      try items(pages).filter { $0.hasPrefix("Go") } == [
        "Go: Back ⌘[", "Go: Forward ⌘]", "Go: Next Page ⌘→", "Go: Previous Page ⌘←",
      ])
  }

  @Test func aCommandSaysWhatEnablesItAndWhichScreensAnswerIt() throws {
    let all = try App.listAndDetail.withWindows(true).advice().menuBar.menus.flatMap(\.items)
    let back = try #require(all.first { $0.id == "back" })
    #expect(back.enabled == "The window shows a screen below the first one.")
    #expect(back.reach == .screen && back.scenes.count == 1)
    #expect(all.first { $0.id == "new-window" }?.reach == .app)
    #expect(all.first { $0.id == "show-sidebar" }?.reach == .window)
  }

  @Test(arguments: [
    ("systemItem=\"add\"", "File: New Item ⌘N"), ("title=\"Add Note\"", "File: Add Note –"),
    ("systemItem=\"action\"", "File: Share… –"), ("systemItem=\"trash\"", "Edit: Delete ⌘⌫"),
    ("image=\"arrow.clockwise\"", "View: Refresh ⌘R"), ("title=\"Sort\"", "View: Sort –"),
    ("title=\"Cancel\"", nil), ("image=\"logo\"", nil),
    ("title=\"Settings\"", "App: Settings… ⌘,"),
  ])
  func buttonsInBarsHaveCommandsWherePeopleLookForThem(_ attributes: String, _ item: String?) throws
  {
    let button =
      "<barButtonItem key=\"rightBarButtonItem\" id=\"button\" \(attributes)>"
      + "<connections><action selector=\"act:\" destination=\"home\" id=\"action\"/></connections>"
      + "</barButtonItem>"
    #expect(try items(App(.screen("home").navigationItem(nil, button))) == [item].compactMap { $0 })
  }
}
