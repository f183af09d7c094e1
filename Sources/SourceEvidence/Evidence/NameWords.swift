extension String {
  /// The words of a name in code, in lowercase: `nextButton` has `next` and `button`.
  package var nameWords: [String] {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.split { !$0.isLetterOrDigit }
        .flatMap { Self.words(in: $0) { $0 &- UInt8(ascii: "A") < 26 } }
        .map { Substring($0).lowercased() }
    }
    return split { !$0.isLetter && !$0.isNumber }
      .flatMap { Self.words(in: $0, isUppercase: \.isUppercase) }.map { $0.lowercased() }
  }

  /// Returns the words of a name without separators: each begins with an uppercase letter, and the
  /// last one of several uppercase letters begins the next word.
  private static func words<Name: BidirectionalCollection>(
    in name: Name, isUppercase: (Name.Element) -> Bool
  ) -> [Name.SubSequence] {
    var words: [Name.SubSequence] = []
    var start = name.startIndex
    for (last, next) in zip(name.indices, name.indices.dropFirst()) {
      let sides = (isUppercase(name[last]), isUppercase(name[next]))
      let begins = sides == (false, true) ? next : sides == (true, false) ? last : start
      guard begins > start else { continue }
      words.append(name[start..<begins])
      start = begins
    }
    return words + [name[start...]]
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    self | 0x20 &- UInt8(ascii: "a") < 26 || self &- UInt8(ascii: "0") < 10
  }
}
