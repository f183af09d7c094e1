package import FileReading
import Guidance
import SourceEvidence

/// A command that the app already has, in a menu or as a key command.
package struct AppCommand: Sendable {
  /// The title, or `nil` if there is none or it is unknown.
  package var title: String?
  /// The key as menus show it, or `nil` if there is none or it is unknown.
  package var key: String?
  /// The menu that the command belongs to: a standard menu, or the title of the app's own menu.
  /// `nil` if neither the code nor its name indicates one.
  package var menu: String?
  /// The selector, or the called function, if it is known.
  package var selector: String?
  /// The API that creates it, such as `UIKeyCommand`.
  package var api: String
  /// Whether the command is in the menu bar. Other commands are only keys, which people must know.
  package var isInMenuBar: Bool
  /// The location in the code or the document.
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
