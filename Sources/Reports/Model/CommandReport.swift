import FileReading
import MigrationStrategy

/// A command that the app has already.
package struct CommandReport: Sendable, Encodable {
  /// Its title; `null` in JSON if it has none or the code does not show it.
  @EncodedAsNull package var title: String?
  /// Its key as menus show it; `null` in JSON if it has none or the code does not show it.
  @EncodedAsNull package var key: String?
  /// The menu that it belongs to; `null` in JSON if that is unknown.
  @EncodedAsNull package var menu: String?
  package var file: String
  package var line: Int
  /// Its selector or function, if the code shows it.
  package var selector: String?
  /// The API that makes it.
  package var api: String
  /// Whether the code puts it into the menu bar.
  package var isInMenuBar: Bool

  /// The report of a command.
  init(_ command: AppCommand) {
    title = command.title
    key = command.key
    menu = command.menu
    file = command.location.file
    line = command.location.line
    selector = command.selector
    api = command.api
    isInMenuBar = command.isInMenuBar
  }

  /// Its title, or what it calls if it has none.
  var name: String { title ?? selector ?? "without a title" }
}
