import MigrationStrategy
import RuleCatalogue
import Testing

@Suite("The menu bar")
struct MenuBarTests {
  private func items(_ app: App) throws -> [String] { try app.advice().menuItems }

  private static let pageApp = App(.screen("home").holding(pageControl("dots")))

  @Test("The sections have the keys ⌘1 to ⌘9, and the tenth has none")
  func sections() throws {
    let app = App.flatTabs("A", "B", "C", "D", "E", "F", "G", "H", "I", "J")
    let wanted = ["A", "B", "C", "D", "E", "F", "G", "H", "I"].enumerated()
      .map { "View: \($1) ⌘\($0 + 1)" }
    #expect(try items(app).prefix(10) == wanted + ["View: J –"])
  }

  @Test(
    "Recommendations bring their commands",
    arguments: [
      (App.flatTabs("A", "B"), ["View: A ⌘1", "View: B ⌘2"]),
      (.flatTabs("A", "B", "Settings"), ["App: Settings… ⌘,", "View: A ⌘1", "View: B ⌘2"]),
      (.flatTabs("A", "B", "Search"), ["Edit: Find… ⌘F", "View: A ⌘1", "View: B ⌘2"]),
      (.listAndDetail, ["View: Show Sidebar ⌃⌘S", "View: Back ⌘["]),
      (pageApp, ["View: Next Page ⌘→", "View: Previous Page ⌘←"]),
      (App.sheet.with(.screen("sheet").titled("Settings")), ["App: Settings… ⌘,"]),
      (App.sheet.withWindows(true), ["File: New Window ⌘N"]),
      (App.columns.with(Piece.split("split", "list", "detail")), ["View: Show Sidebar ⌃⌘S"]),
      (App(.screen("home")), []),
      // A sheet that is worth a window brings no New Window: that is another window of the app.
      (
        App.sheet.with(.screen("sheet", .show("second")))
          .with(.screen("second", .show("third"))).with(.screen("third")), []
      ),
    ])
  func commands(_ app: App, _ wanted: [String]) throws {
    #expect(try Set(items(app)) == Set(wanted))
  }

  @Test(
    "An action stands in the File menu, and not among the sections",
    arguments: [
      ("Add Note", "File: Add Note ⌘N"), ("Add", "File: New Item ⌘N"), ("+", "File: New Item ⌘N"),
      ("Scan Receipt", "File: Scan Receipt ⌘N"),
    ])
  func action(_ title: String, _ item: String) throws {
    let app = App.flatTabs("A", "B", title).with(.empty("tab3").tab(title))
    #expect(try items(app) == [item, "View: A ⌘1", "View: B ⌘2"])
  }

  @Test("What makes an item has ⌘N, and New Window then has no key")
  func newWindow() throws {
    let app = App.flatTabs("A", "B", "Add").with(.empty("tab3").tab("Add")).withWindows(true)
    let file = try app.advice().menuBar.menus.first { $0.name == .file }?.items ?? []
    #expect(file.map(\.title) == ["New Item", "New Window"])
    #expect(file.map(\.key) == ["⌘N", nil])
    #expect(file.map(\.isSystem) == [false, true])
    #expect(file.map(\.note) == [nil, "⌘N is taken, so it has no key."])
  }

  @Test(
    "Where text is edited ⌘→ and ⌘← move the insertion point",
    arguments: [textField, searchBar("search"), "<textView id=\"text\"/>"])
  func pagesInText(_ view: String) throws {
    let app = Self.pageApp.with(.screen("home").holding(pageControl("dots"), view))
    let items = try items(app)
    #expect(items.contains("View: Next Page ⌥⌘→"))
    #expect(items.contains("View: Previous Page ⌥⌘←"))
    let fixed = "<textView id=\"text\" editable=\"NO\"/>"
    let readOnly = Self.pageApp.with(.screen("home").holding(pageControl("dots"), fixed))
    #expect(try self.items(readOnly).contains("View: Next Page ⌘→"))
  }

  @Test("What is only worth considering brings no command")
  func considered() throws {
    let advice = try App.sheet.advice()
    #expect(advice.objects(foundBy: "window/single-scene") == [""])
    #expect(advice.menuBar.menus.isEmpty)
  }

  @Test("A key that clashes with styled text says so")
  func note() throws {
    let view = try App.listAndDetail.advice().menuBar.menus.first { $0.name == .view }
    let back = view?.items.first { $0.title == "Back" }
    #expect(
      back?.note
        == "Clashes with left alignment of text in apps that edit styled text: use ⌃⌘← there.")
    #expect(back?.rule?.hasPrefix("navigation-stack/") == true)
    #expect(view?.items.first { $0.title == "Show Sidebar" }?.isSystem == true)
  }

  @Test("No key stands twice, none belongs to somebody else, and the menus are in order")
  func keys() throws {
    let catalogue = try Catalogue.inBinary.get()
    let reserved = Set(catalogue.shortcuts.reserved.flatMap(\.keys))
    let standard = catalogue.shortcuts.standard
    for (rule, project) in RuleExamples.rules.flatMap({ rule in
      RuleExamples.projects(of: rule).map { (rule, $0) }
    }) {
      let menus = try RuleExamples.advice(on: project).menuBar.menus
      let items = menus.flatMap(\.items)
      let keys = items.compactMap(\.key)
      #expect(Set(keys).count == keys.count, "\(rule)")
      for item in items {
        guard let key = item.key, reserved.contains(key), key != "⌘N" else { continue }
        #expect(standard.contains { $0.title == item.title && $0.key == key }, "\(item.title)")
      }
      let places = menus.compactMap { MenuName.allCases.firstIndex(of: $0.name) }
      #expect(places == places.sorted() && Set(places).count == places.count)
      #expect(menus.allSatisfy { !$0.items.isEmpty })
    }
  }

  @Test("A title stands once in a menu, and a title that is missing has no command")
  func titles() throws {
    let app = App.flatTabs("A", "A", "C").with(.screen("tab3"))
    #expect(try items(app) == ["View: A ⌘1"])
  }

  @Test("A tab that may be an action stands in one menu")
  func perhapsAction() throws {
    let form = Piece.screen("tab2", .show("more")).tab("New").holding(textField)
    let items = try items(App.flatTabs("A", "New").with(form).with(.screen("more")))
    #expect(!(items.contains("View: New ⌘2") && items.contains("File: New Item ⌘N")), "\(items)")
  }
}
