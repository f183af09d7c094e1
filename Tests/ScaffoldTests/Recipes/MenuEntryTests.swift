import Guidance
import MigrationStrategy
import Testing

@testable import Scaffold

@Suite struct MenuEntryTests {
  private func entry(_ title: String, id: String? = nil, in menu: MenuName = .file) throws
    -> MenuEntry
  {
    let sketch = try SketchedProject(SketchedProject.sample("DeepTabs"))
    var item = try #require(try sketch.advice().menuBar.menus.flatMap(\.items).first)
    (item.title, item.id, item.key) = (title, id, "⌘K")
    return MenuEntry(item, in: menu)
  }

  @Test(arguments: [
    ("New Item", nil, "newItem"), ("Back", "back", "goBack"),
    ("Next Page", "next-page", "showNextPage"),
    ("Settings…", "settings", "showSettings"), ("Delete", nil, "deleteCommand"),
    ("Import", nil, "importCommand"), ("新規", nil, "performCommand"),
    // Generated code has these actions.
    ("Show Settings", nil, "showSettingsCommand"), ("Show Section", nil, "showSectionCommand"),
  ])
  func itHasAnAction(_ title: String, _ id: String?, _ action: String) throws {
    #expect(try entry(title, id: id).action == action)
  }

  @Test(arguments: [
    (MenuName.file, MenuEntry.Menu.file), (.go, .view), (.app, .actions), (.actions, .actions),
    (.help, .help),
  ])
  func itIsInAMenuOfTheSystemOrInItsOwn(_ name: MenuName, _ menu: MenuEntry.Menu) throws {
    let entry = try entry("Play", in: name)
    #expect(entry.menu == menu && entry.key == "⌘K" && entry.title == "Play")
  }
}
