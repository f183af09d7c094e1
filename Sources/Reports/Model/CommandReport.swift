import FileReading
import MigrationStrategy

/// An existing command of the app.
package struct CommandReport: Sendable, Encodable {
  /// The title. It is `null` in JSON if there is none or the code does not contain it.
  @EncodedAsNull package var title: String?
  /// The key equivalent, as menus show it. It is `null` in JSON if there is none or the code does
  /// not contain it.
  @EncodedAsNull package var key: String?
  /// The menu that contains the command. It is `null` in JSON if it is unknown.
  @EncodedAsNull package var menu: String?
  package var file: String
  package var line: Int
  /// The selector or function, if the code contains it.
  package var selector: String?
  /// The API that creates the command.
  package var api: String
  /// Whether code adds the command to the menu bar.
  package var isInMenuBar: Bool

  /// Creates the report of a command.
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

  /// The title, or else the selector.
  var name: String { title ?? selector ?? "without a title" }
}
