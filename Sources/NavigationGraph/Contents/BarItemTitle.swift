import InterfaceBuilder
import SourceEvidence

/// The words for what a bar item does, if it has no title.
enum BarItemTitle {
  /// Returns the title for a standard item or symbol and a selector.
  ///
  /// A selector with another meaning than the standard name describes the action of the item.
  static func title(standard: String?, selector: String?) -> String? {
    let words = selector.map(words) ?? []
    let isClear = !words.isEmpty && !words.allSatisfy(vague.contains)
    guard let standard else { return isClear ? capitalized(words) : nil }
    return isClear && !agrees(words, with: standard) ? capitalized(words) : standard
  }

  /// Returns the words of a selector without those that only say how people use the item:
  /// `onClickHelp:` has `help`.
  private static func words(of selector: String) -> [String] {
    let all = String(selector.prefix { $0 != ":" }).nameWords
    let words = all.filter { !handling.contains($0) }
    return words.count <= mostWords ? words : []
  }

  private static func capitalized(_ words: [String]) -> String {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// Whether the words of a selector mean the same as a standard name.
  private static func agrees(_ words: [String], with standard: String) -> Bool {
    let names = Set(standard.lowercased().split(separator: " ").map(String.init))
    let meanings = synonyms.filter { !$0.isDisjoint(with: names) }.reduce(names) { $0.union($1) }
    return words.contains { meanings.contains($0) || $0.count > 5 && begins($0, with: names) }
  }

  /// Whether a word is another form of one of some names: `sharing`, `bookmarked`.
  private static func begins(_ word: String, with names: Set<String>) -> Bool {
    names.contains { $0.count > 3 && word.hasPrefix($0.dropLast()) }
  }

  private static let mostWords = 5

  private static let synonyms: [Set<String>] = [
    ["add", "new", "create", "insert", "plus", "start", "begin"],
    ["delete", "remove", "trash", "clear"],
    ["share", "action", "actions", "export", "send", "more", "menu", "options"],
    ["search", "find"], ["refresh", "reload", "update", "sync", "rescan"],
    ["compose", "write", "new", "create", "start", "begin"],
    ["camera", "photo", "picture", "scan"],
    ["play", "start", "run", "resume", "toggle"], ["pause", "stop", "end", "toggle"],
    ["settings", "preferences", "options", "configure"], ["bookmarks", "bookmark"],
    ["organize", "move", "archive", "folder", "folders"],
  ]

  private static let handling: Set = [
    "on", "did", "handle", "handler", "tap", "taps", "tapped", "click", "clicked", "press",
    "pressed", "touch", "touched", "up", "inside", "button", "buttons", "btn", "bar", "item",
    "barbutton", "barbuttonitem", "ib", "ui", "event", "sender", "action", "select", "selected",
    "was", "is", "user", "the", "a", "with", "from", "for", "at", "do", "perform", "trigger", "act",
    "fire", "fired", "invoke", "invoked", "execute", "callback", "closure", "block",
  ]

  /// Words that say where a button is, and not what it does.
  private static let vague: Set = [
    "left", "right", "top", "bottom", "first", "second", "third", "main", "view", "navigation",
    "nav", "custom", "my", "it", "this", "toolbar", "header", "footer", "icon", "image", "go",
    "show", "open", "present", "toggle", "set", "change", "update",
  ]
}

extension ElementTree {
  /// Returns the accessibility label of an element: that of its configuration, or a runtime attribute
  /// with it.
  func accessibilityLabel(of element: Int) -> String? {
    let configured = children(of: element, named: .accessibility).lazy
      .compactMap { self[$0, .label] }.first
    let texts = descendants(of: element, named: .userDefinedRuntimeAttribute).lazy.filter {
      self[$0, .keyPath].map(Self.isLabel) ?? false
    }.compactMap { self[$0, .value] ?? self.string(in: $0) }
    return ([configured] + texts.map(Optional.some)).compactMap { $0 }.first(where: \.isReadable)
  }

  private func string(in attribute: Int) -> String? {
    children(of: attribute, named: .string).lazy.compactMap { text(in: $0) }.first
  }

  private static func isLabel(_ keyPath: String) -> Bool {
    ["accessibilityLabel", "accLabel"].contains { keyPath.hasPrefix($0) }
  }
}

extension String {
  /// Whether it is a text and no key of a table.
  fileprivate var isReadable: Bool {
    contains(where: \.isLetter) && (contains(" ") || !contains { "._".contains($0) })
  }
}
