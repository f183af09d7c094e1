import Guidance
import SourceEvidence

/// Finds the menus for the commands that an app already has
/// (How-the-Menu-Bar-Is-Built.md#the-apps-own-commands).
struct CommandPlacement {
  private let factory: CommandFactory
  /// The titles of the app's sections, in the form for comparison.
  private let sections: Set<String>

  /// Creates a placement for an app with sections.
  init(_ factory: CommandFactory, sections: [String]) {
    self.factory = factory
    self.sections = Set(sections.map(\.comparedAsTitle))
  }

  /// Returns the standard menu that a command belongs to, or `nil` for the app's own menu.
  func menu(of command: CodeCommand) -> MenuName? {
    if let name = command.menu ?? command.menuTitle?.title { return MenuName(inCode: name) }
    guard command.menuTitle == nil else { return nil }
    guard let title = command.title?.title else {
      return command.selector.flatMap { factory.menu(ofWords: $0.wordsOfName) }
    }
    if sections.contains(title.comparedAsTitle) { return .view }
    return factory.standard(doing: title)?.menu ?? factory.menu(ofTitle: title)
      ?? command.selector.flatMap { factory.menu(ofWords: $0.wordsOfName) }
  }

  /// Returns the name of the menu that a command belongs to: a standard menu, or the app's own menu
  /// in the code.
  func menuName(of command: CodeCommand) -> String? {
    menu(of: command)?.rawValue ?? command.ownMenu
  }
}

extension String {
  /// The words of a name in code, such as those of `showNextPage:`, in lowercase.
  fileprivate var wordsOfName: [Substring] {
    let parts = prefix { $0 != ":" && $0 != "(" }.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " \(letter.lowercased())" : letter == "_" ? " " : "\(letter)"
    }
    return parts.split(separator: " ").map { Substring($0) }
  }
}
