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

  private let texts: Set<String>
  /// The texts, by the hash of their letters and digits.
  private let spelled: [UInt64: [String]]

  /// The code that never runs, and uses nothing.
  private let unused: UnusedCode

  /// Prepares a search.
  init(_ texts: Set<String>, besides unused: UnusedCode = UnusedCode()) {
    (self.texts, self.unused) = (texts, unused)
    spelled = Dictionary(grouping: texts.sorted()) { Self.hash($0.utf8) }
  }

  /// Returns the uses of the texts in a file, and the values of constants among them.
  func mentions(in file: CodeFile) -> [Mention] {
    var found: [Mention] = []
    WrittenWords.forEach(in: file) { word in
      let bytes = file.text.bytes[word.range]
      if word.isText {
        let text = String(decoding: bytes, as: UTF8.self)
        guard texts.contains(text), runs(word, in: file) else { return }
        let context = WordContext(word, in: file)
        guard !context.isCompared, !context.isKey else { return }
        found.append(Mention(text: text, constant: context.constant))
      } else if let texts = spelled[Self.hash(bytes)], isUse(word, in: file),
        runs(word, in: file)
      {
        found += texts.map { Mention(text: $0) }
      }
    }
    return found
  }

  private func runs(_ word: WrittenWords.Word, in file: CodeFile) -> Bool {
    !unused.contains(word.range.lowerBound, of: file)
  }

  /// Returns how often each of some names occurs in a file.
  static func counts(of names: Set<String>, in file: CodeFile) -> [String: Int] {
    let hashes = Set(names.map { hash($0.utf8) })
    var counts: [String: Int] = [:]
    WrittenWords.forEach(in: file) { word in
      let bytes = file.text.bytes[word.range]
      guard !word.isText, hashes.contains(hash(bytes)) else { return }
      counts[String(decoding: bytes, as: UTF8.self), default: 0] += 1
    }
    return counts
  }

  /// Whether a name may stand for a text: a member in Swift, or a type that is not only declared and
  /// created.
  private func isUse(_ word: WrittenWords.Word, in file: CodeFile) -> Bool {
    let context = WordContext(word, in: file)
    let isType = file.text.bytes[word.range.lowerBound] &- UInt8(ascii: "A") < 26
    if file.isObjectiveC { return isType }
    return context.isMember || isType && !context.isDeclaredOrMade
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
