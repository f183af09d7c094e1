import Testing

@testable import SourceEvidence

struct MenuBarLayoutTests {
  /// An object at the address of one that is gone would be taken for it.
  @Test func `keeps what is in the menu bar`() {
    let layout = MenuBarLayout()
    weak var menu: CodeObject?
    do {
      let object = CodeObject("UIMenu", at: nil)
      layout.put(.object(object), .unknown)
      menu = object
    }
    #expect(menu.map(layout.contains) == true)
  }
}
