extension String {
  /// The words of a name in code, in lowercase: `nextButton` has `next` and `button`.
  package var nameWords: [String] {
    split { !$0.isLetter && !$0.isNumber }.flatMap(Self.words)
  }

  /// The words of a name without separators: each begins with an uppercase letter.
  private static func words(in name: Substring) -> [String] {
    var words: [String] = []
    var wasUpper = true
    for character in name {
      if words.isEmpty || character.isUppercase && !wasUpper {
        words.append("")
      } else if !character.isUppercase, wasUpper, words[words.count - 1].count > 1,
        let last = words[words.count - 1].popLast()
      {
        // The last one of several uppercase letters begins the next word.
        words.append(String(last))
      }
      words[words.count - 1].append(character)
      wasUpper = character.isUppercase
    }
    return words.map { $0.lowercased() }
  }
}
