package import FileReading
import Guidance
import SourceEvidence

/// A command that the app has already: in a menu, or as a key.
package struct AppCommand: Sendable {
  /// Its title; `nil` if it has none or the code does not show it.
  package var title: String?
  /// Its key as menus show it; `nil` if it has none or the code does not show it.
  package var key: String?
  /// The menu that it belongs to: a menu of the Mac, or the title of a menu of the app's own; `nil` if
  /// neither the code nor its name shows it.
  package var menu: String?
  /// The selector, or the function that it calls, if the code shows it.
  package var selector: String?
  /// The API that makes it, such as `UIKeyCommand`.
  package var api: String
  /// Whether the code puts it into the menu bar. Other commands are keys and answer only if people
  /// know them.
  package var isInMenuBar: Bool
  /// Where the code or the document makes it.
  package var location: SourceLocation
}

extension AppCommand {
  init(_ command: CodeCommand, _ placement: CommandPlacement) {
    title = command.title?.title
    key = command.keyText
    menu = placement.menuName(of: command)
    selector = command.selector
    api = command.source.rawValue
    isInMenuBar = command.isInMenuBar
    location = command.place
  }
}
