import Guidance
import SourceEvidence

/// Finds the menus of the commands that an app has already
/// (How-the-Menu-Bar-Is-Built.md#the-apps-own-commands).
struct CommandPlacement {
  private let factory: CommandFactory
  private let menus: [(menu: MenuName, words: [[Substring]])]
  /// The titles of the app's sections, as titles are compared.
  private let sections: Set<String>

  /// Creates a placement for an app with sections.
  init(_ catalog: Catalog, _ factory: CommandFactory, sections: [String]) {
    self.factory = factory
    menus = catalog.shortcuts.menus.map { ($0.menu, $0.words.map { $0.split(separator: " ") }) }
    self.sections = Set(sections.map(\.comparedAsTitle))
  }

  /// The menu of the Mac that a command belongs to; `nil` for a menu of the app's own.
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

  /// The name of the menu that a command belongs to: one of the Mac, or one of the app's own that the
  /// code names.
  func menuName(of command: CodeCommand) -> String? {
    menu(of: command)?.rawValue ?? command.ownMenu
  }

  /// The menu of the first word or phrase that shows one. Of several at one place the longest counts.
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
