import Guidance
import SourceEvidence

/// Finds the menus for the commands that an app already has
/// (How-the-Menu-Bar-Is-Built.md#the-apps-own-commands).
struct CommandPlacement {
  private let factory: CommandFactory
  private let menus: [(menu: MenuName, words: [[Substring]])]
  /// The titles of the app's sections, in the form for comparison.
  private let sections: Set<String>

  /// Creates a placement for an app with sections.
  init(_ catalog: Catalog, _ factory: CommandFactory, sections: [String]) {
    self.factory = factory
    menus = catalog.shortcuts.menus.map { ($0.menu, $0.words.map { $0.split(separator: " ") }) }
    self.sections = Set(sections.map(\.comparedAsTitle))
  }

  /// Returns the standard menu that a command belongs to, or `nil` for the app's own menu.
  func menu(of command: CodeCommand) -> MenuName? {
    if let name = command.menu ?? command.menuTitle?.title { return MenuName(inCode: name) }
    guard command.menuTitle == nil else { return nil }
    guard let title = command.title?.title else {
      return command.selector.flatMap { menu(ofWords: $0.wordsOfName) }
    }
    if sections.contains(title.comparedAsTitle) { return .view }
    return factory.standard(doing: title)?.menu ?? menu(ofWords: title.wordsOfTitle)
      ?? command.selector.flatMap { menu(ofWords: $0.wordsOfName) }
  }

  /// Returns the name of the menu that a command belongs to: a standard menu, or the app's own menu
  /// in the code.
  func menuName(of command: CodeCommand) -> String? {
    menu(of: command)?.rawValue ?? command.ownMenu
  }

  /// Returns the menu of the first word or phrase that indicates one. At the same position, the
  /// longest phrase counts.
  private func menu(ofWords words: [Substring]) -> MenuName? {
    for start in words.indices {
      let rest = words[start...]
      let found = menus.flatMap { entry in
        entry.words.filter { rest.starts(with: $0) }.map { (entry.menu, $0.count) }
      }
      if let longest = found.max(by: { $0.1 < $1.1 }) { return longest.0 }
    }
    return nil
  }
}

extension String {
  /// The words of a title, in lowercase.
  fileprivate var wordsOfTitle: [Substring] {
    lowercased().split { !$0.isLetter && !$0.isNumber && !"'’".contains($0) }
  }

  /// The words of a name in code, such as those of `showNextPage:`, in lowercase.
  fileprivate var wordsOfName: [Substring] {
    let parts = prefix { $0 != ":" && $0 != "(" }.reduce(into: "") { text, letter in
      text += letter.isUppercase ? " \(letter.lowercased())" : letter == "_" ? " " : "\(letter)"
    }
    return parts.split(separator: " ").map { Substring($0) }
  }
}
