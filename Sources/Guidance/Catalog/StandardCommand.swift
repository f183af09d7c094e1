/// A command with its conventional menu and key
/// (How-the-Menu-Bar-Is-Built.md#standard-commands).
package struct StandardCommand: Sendable, CatalogRecord {
  /// What a command acts on, and so who answers it.
  package enum Reach: String, Sendable, CatalogWord, Encodable {
    /// The app as a whole; it works without a window.
    case app
    /// The window in front.
    case window
    /// The screens it is brought by, in the window in front.
    case screen
  }

  /// Its name.
  package var id: String
  /// Its title in the menu, with the app's name as `{app}`.
  package var title: String
  /// The menu it stands in.
  package var menu: MenuName
  /// Its key equivalent, as menus show it.
  package var key: String?
  /// The key it takes where something in this app has its own.
  package var alternate: String?
  /// Whether the system adds it by itself.
  package var isSystem: Bool
  /// Whether every app has it that is in the situation.
  package var isAlways: Bool
  /// The apps it is for; those in any situation, if it does not say.
  package var situation: AppSituation
  /// Whether it moves people about: with many of these an app has a Go menu.
  package var navigates: Bool
  /// What enables it; always, if it does not say.
  package var enabled: String?
  /// Who answers it.
  package var reach: Reach
  /// What buttons that do the same are called.
  package var buttons: [String]
  /// Where it comes from.
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
    sources = keys.read("sources")
  }
}

/// What an app is like, as far as keys and menus ask.
package enum AppSituation: String, Sendable, CatalogWord {
  /// People can type somewhere, if only into a field.
  case editsText
  /// People write texts of several lines.
  case editsDocuments
  /// People style the texts they write.
  case editsRichText
  /// Any app.
  case always
}
