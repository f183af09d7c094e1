package import FileReading

/// A menu command, or a key command.
package struct CodeCommand: Sendable, Hashable {
  /// The API that creates the command.
  package enum Source: String, Sendable, CaseIterable {
    case keyCommand = "UIKeyCommand"
    case command = "UICommand"
    case action = "UIAction"
    case menuItem = "NSMenuItem"
    /// A SwiftUI control with `.keyboardShortcut`, or a button inside `.commands`.
    case swiftUI = "SwiftUI"
  }

  /// A modifier key.
  package enum Modifier: String, Sendable, CaseIterable, Comparable {
    case control, option, shift, command

    /// Orders modifier keys as menus show them: ⌃⌥⇧⌘.
    package static func < (a: Modifier, b: Modifier) -> Bool {
      let order = allCases
      return order.firstIndex(of: a) ?? 0 < order.firstIndex(of: b) ?? 0
    }
  }

  /// The API that creates the command.
  package var source: Source
  /// The title.
  package var title: CodeText?
  /// The selector, or the name of the called function.
  package var selector: String?
  /// The key: a character, or `leftArrow`, `rightArrow`, `upArrow`, `downArrow`, `escape`,
  /// `return`, `delete`, `tab`, `space`, `pageUp`, `pageDown`, `home`, `end`. `nil` if there is
  /// none or it is unknown.
  package var input: String?
  /// The modifier keys, if there is a key.
  package var modifiers: Set<Modifier> = []
  /// Whether all modifier keys are known.
  package var knowsModifiers = true
  /// Whether the command is in the menu bar: created in `buildMenu(with:)`, in a function that it
  /// calls, or in `.commands`.
  package var isInMenuBar = false
  /// The system menu that contains the command, such as `view`, or the group in it.
  package var menu: String?
  /// The title of the app's own menu that contains the command.
  package var menuTitle: CodeText?
  /// The source location.
  package var place: SourceLocation
  /// The type whose code creates the command.
  package var owner: String?
  /// The conditions under which the command is created.
  package var conditions: Set<CodeCondition> = []

  /// Creates a command.
  package init(_ source: Source, place: SourceLocation) {
    self.source = source
    self.place = place
  }
}
