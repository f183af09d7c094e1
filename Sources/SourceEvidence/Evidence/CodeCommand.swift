package import FileReading

/// A command of a menu, or a key that stands for one.
package struct CodeCommand: Sendable, Hashable {
  /// The API that makes it.
  package enum Source: String, Sendable, CaseIterable {
    case keyCommand = "UIKeyCommand"
    case command = "UICommand"
    case action = "UIAction"
    case menuItem = "NSMenuItem"
    /// A SwiftUI control with `.keyboardShortcut`, or a button inside `.commands`.
    case swiftUI = "SwiftUI"
  }

  /// A modifier key, in the order in which they are shown.
  package enum Modifier: String, Sendable, CaseIterable, Comparable {
    case control, option, shift, command

    /// In the order in which they are shown: ⌃⌥⇧⌘.
    package static func < (a: Modifier, b: Modifier) -> Bool {
      let order = allCases
      return order.firstIndex(of: a) ?? 0 < order.firstIndex(of: b) ?? 0
    }
  }

  /// The API that makes it.
  package var source: Source
  /// Its title.
  package var title: CodeText?
  /// The selector, or the function called.
  package var selector: String?
  /// The key: a character, or `leftArrow`, `rightArrow`, `upArrow`, `downArrow`, `escape`, `return`,
  /// `delete`, `tab`, `space`, `pageUp`, `pageDown`, `home`, `end`; nil if there is none or unknown.
  package var input: String?
  /// The modifier keys, if there is a key.
  package var modifiers: Set<Modifier> = []
  /// Whether these are all modifier keys, and not only those that the code shows.
  package var knowsModifiers = true
  /// Whether it stands in the menu bar: in `buildMenu(with:)`, in what that calls, or in `.commands`.
  package var isInMenuBar = false
  /// The menu of the system that it is put into, such as `view`, or the group there.
  package var menu: String?
  /// The title of the menu of the app's own that it is put into.
  package var menuTitle: CodeText?
  /// Where.
  package var place: SourceLocation
  /// The type whose code makes it.
  package var owner: String?
  /// What must hold for it to be made.
  package var conditions: Set<CodeCondition> = []

  /// Creates a command.
  package init(_ source: Source, place: SourceLocation) {
    self.source = source
    self.place = place
  }
}
