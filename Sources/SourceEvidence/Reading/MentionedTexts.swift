/// Finds which texts the code of a project mentions, such as the names of storyboards and segues.
///
/// A text counts as mentioned if one file contains each of its words as a name, or the whole text as
/// code generators spell it: `showDetail` for `Show Detail`. Names in comments count as well, so a text
/// that is not mentioned is certainly not used.
struct MentionedTexts {
  /// A spelling of a text: the words that one file must contain.
  private struct Spelling {
    let text: String
    let words: [UInt16]
  }

  private let names: NameSet
  private let spellings: [Spelling]

  /// Prepares a search.
  init(_ texts: Set<String>) {
    let spellings = texts.sorted().flatMap { text in
      Self.spellings(of: text).map { (text: text, words: $0) }
    }
    let names = NameSet(Set(spellings.flatMap(\.words)).sorted(), findsChecks: false)
    self.names = names
    self.spellings = spellings.map { text, words in
      Spelling(text: text, words: words.compactMap { names.mark($0) })
    }
  }

  /// Returns the texts that a file mentions.
  func found(in file: CodeFile) -> [String] {
    var marks: Set<UInt16> = []
    WrittenNames(file.text.bytes).forEach { start, count in
      if let mark = names.mark(start, count) { marks.insert(mark) }
    }
    guard !marks.isEmpty else { return [] }
    return spellings.filter { marks.isSuperset(of: $0.words) }.map(\.text)
  }

  private static func spellings(of text: String) -> [[String]] {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
      .map(String.init)
    guard let first = words.first else { return [[text]] }
    let generated = words.dropFirst().reduce(first.prefix(1).lowercased() + first.dropFirst()) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
    return [words, [generated]]
  }
}
