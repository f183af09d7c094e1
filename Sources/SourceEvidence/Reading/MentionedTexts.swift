/// Finds which texts the code of a project uses, such as the names of storyboards and segues.
///
/// A text is used by a string literal with exactly this text, and by a name that spells it:
/// `.showDetail` for `Show Detail`, or the class `MapViewController`. A literal that code only compares
/// with, a key of a dictionary, and the value of a constant that code does not use do not count.
/// Neither do comments.
struct MentionedTexts {
  /// A use of a text.
  struct Mention: Sendable, Hashable {
    var text: String
    /// The name of the constant with the text, or `nil` if the use needs no other.
    var constant: String?
  }

  /// The texts, by the hash of their letters and digits.
  private let spelled: [UInt64: [String]]

  /// The code that never runs, and uses nothing.
  private let unused: UnusedCode

  /// Prepares a search.
  init(_ texts: Set<String>, besides unused: UnusedCode = UnusedCode()) {
    self.unused = unused
    spelled = Dictionary(grouping: texts.sorted()) { Self.hash($0.utf8) }
  }

  /// Returns the uses of the texts in a file, and the values of constants among them.
  func mentions(in file: CodeFile) -> [Mention] {
    let words = file.words
    return words.all.indices.flatMap { index -> [Mention] in
      guard let texts = spelled[Self.hash(words.bytes[words.all[index].range])] else { return [] }
      let word = words[index]
      guard !unused.contains(word.offset, of: file) else { return [] }
      if !words.all[index].isText {
        return isUse(word, in: file) ? texts.map { Mention(text: $0) } : []
      }
      let text = words.text(index)
      guard texts.contains(text), !word.isCompared, !word.isKey else { return [] }
      return [Mention(text: text, constant: word.constant)]
    }
  }

  /// Returns how often each of some names occurs in a file.
  static func counts(of names: Set<String>, in file: CodeFile) -> [String: Int] {
    let names = NameSet(of: names)
    var counts: [String: Int] = [:]
    file.words.forEach(of: names) { counts[names.names[Int($1)], default: 0] += 1 }
    return counts
  }

  /// Whether a name may stand for a text: a member in Swift, or a type that is not only declared and
  /// created.
  private func isUse(_ word: WordContext, in file: CodeFile) -> Bool {
    let isType = file.text.bytes[word.offset].isUppercase
    if file.isObjectiveC { return isType }
    return word.isMember || isType && !word.isDeclaredOrMade
  }

  /// Returns the hash of the letters and digits in a text, regardless of case.
  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { hash, byte in
      let isName = SwiftByte.isNamePart(byte) && byte != UInt8(ascii: "_")
      guard isName else { return hash }
      let lower = byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
      return (hash ^ UInt64(lower)) &* 0x100_0000_01B3
    }
  }
}
