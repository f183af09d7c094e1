import Testing

@testable import Scaffold

@Suite struct KeyCodeTests {
  @Test(arguments: [
    ("⌘N", #""n""#, ".command"), ("⇧⌘N", #""n""#, "[.shift, .command]"),
    ("⌃⌥⇧⌘\\", #""\\""#, "[.control, .alternate, .shift, .command]"),
    ("⌘←", "UIKeyCommand.inputLeftArrow", ".command"), ("⌘[", #""[""#, ".command"),
    ("⌥⌘↓", "UIKeyCommand.inputDownArrow", "[.alternate, .command]"), ("⌘\"", #""\"""#, ".command"),
  ])
  func uiKitHasIt(_ shown: String, _ input: String, _ flags: String) throws {
    let key = try #require(KeyCode(shown))
    #expect(key.input == input && key.modifierFlags == flags)
  }

  @Test(arguments: ["", "N", "⌘", "⌘Space", "⌘ä", "⌘F5"]) func otherKeysAreLeftOut(_ shown: String)
  {
    #expect(KeyCode(shown) == nil)
  }
}
