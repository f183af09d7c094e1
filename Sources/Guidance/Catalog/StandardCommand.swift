/// A command with its conventional menu and key
/// (How-the-Menu-Bar-Is-Built.md#standard-commands).
package struct StandardCommand: Sendable, Equatable, CatalogRecord {
  /// The scope of a command, which determines the responder that performs it.
  package enum Reach: String, Sendable, CatalogWord, Encodable {
    /// The whole app. The command works without a window.
    case app
    /// The frontmost window.
    case window
    /// Certain screens in the frontmost window.
    case screen
  }

  /// The ID.
  package var id: String
  /// The title in the menu, with `{app}` for the app's name.
  package var title: String
  /// The menu that contains the command.
  package var menu: MenuName
  /// The key equivalent, as menus show it.
  package var key: String?
  /// The key equivalent to use if another function in the app has `key`.
  package var alternate: String?
  /// Whether the system adds the command.
  package var isSystem: Bool
  /// Whether all apps in the situation have the command.
  package var isAlways: Bool
  /// The situation of the apps that can have the command.
  package var situation: AppSituation
  /// Whether the command is for navigation. An app with many such commands has a Go menu.
  package var navigates: Bool
  /// The condition that enables the command, or `nil` if it is always enabled.
  package var enabled: String?
  /// The scope of the command.
  package var reach: Reach
  /// The titles of buttons that do the same.
  package var buttons: [String]
  /// The word of the title that the team's own name for it replaces, such as Page.
  package var noun: String?
  /// The sources.
  package var sources: [String]

  package init(from keys: inout KeyReader) {
    id = keys.read("id")
    title = keys.read("title")
    menu = keys.read("menu")
    key = keys.readIfPresent("key")
    alternate = keys.readIfPresent("alternate")
    isSystem = keys.readIfPresent("system") ?? false
    isAlways = keys.readIfPresent("always") ?? false
    situation = keys.readIfPresent("when") ?? .always
    navigates = keys.readIfPresent("navigates") ?? false
    enabled = keys.readIfPresent("enabled")
    reach = keys.readIfPresent("reach") ?? .window
    buttons = keys.readIfPresent("buttons") ?? []
    noun = keys.readIfPresent("noun")
    sources = keys.read("sources")
  }
}

/// A property of an app that key equivalents and menus depend on.
package enum AppSituation: String, Sendable, CatalogWord {
  /// People can enter text somewhere, at least in a text field.
  case editsText
  /// People write texts of more than one line.
  case editsDocuments
  /// People can format the texts that they write.
  case editsRichText
  /// Any app.
  case always
}
