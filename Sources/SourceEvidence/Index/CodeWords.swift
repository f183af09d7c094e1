import Algorithms

/// The words of a file in order: its names, and the contents of its string literals without
/// interpolations. Comments are left out.
///
/// A lexer finds them in one pass, and each search for names in code is a query on them.
final class CodeWords: Sendable {
  /// A name, or the contents of a string literal.
  struct Word: Sendable {
    private let start: UInt32
    /// The length in bytes. The last bit tells whether the word is a text.
    private let length: UInt32

    fileprivate init(_ range: Range<Int>, isText: Bool) {
      start = UInt32(truncatingIfNeeded: range.lowerBound)
      length = UInt32(truncatingIfNeeded: range.count) << 1 | (isText ? 1 : 0)
    }

    /// The bytes of the name, or those between the quotation marks.
    var range: Range<Int> { Int(start)..<Int(start) + Int(length >> 1) }

    /// Whether the word is the contents of a string literal.
    var isText: Bool { length & 1 == 1 }
  }

  /// The bytes of the file.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  let all: [Word]
  /// The offset at which the code is nested too deeply to be parsed, or `nil` if it is not.
  let tooDeep: Int?

  /// Collects the words of a file, which a lexer passes to a list.
  init(_ bytes: UnsafeRawBufferPointer, _ look: (inout WordList) -> Void) {
    self.bytes = bytes
    var list = WordList(bytes)
    look(&list)
    (all, tooDeep) = (list.all, list.check.tooDeep)
  }

  /// Returns the indexes of the words that begin in a part of the file.
  func indexes(in range: Range<Int>) -> Range<Int> {
    let start = all.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    return start..<all[start...].partitioningIndex { $0.range.lowerBound >= range.upperBound }
  }

  /// Returns the text of a word.
  func text(_ index: Int) -> String {
    String(decoding: bytes[all[index].range], as: UTF8.self)
  }

  /// Returns a word with the code around it.
  subscript(index: Int) -> WordContext { WordContext(words: self, index: index) }

  /// Returns the mark of a word in a set of names, or `nil` if the set does not contain it.
  func mark(_ index: Int, in names: NameSet) -> UInt16? {
    let range = all[index].range
    guard !range.isEmpty, let base = bytes.baseAddress else { return nil }
    return names.mark(base + range.lowerBound, range.count)
  }

  /// Returns the first name of a selector with arguments in a text, such as `"show:"`, or `nil` for any
  /// other word.
  func selector(_ index: Int) -> UnsafeRawBufferPointer? {
    let text = bytes[all[index].range]
    guard all[index].isText, text.last == UInt8(ascii: ":") else { return nil }
    let name = text.prefix { $0 != UInt8(ascii: ":") }
    return name.allSatisfy(SwiftByte.isNamePart) ? UnsafeRawBufferPointer(rebasing: name) : nil
  }

  /// Passes each name of a set that the code uses to a closure, with the index of its word.
  func forEach(
    of names: NameSet, in range: Range<Int>? = nil, _ look: (_ index: Int, _ mark: UInt16) -> Void
  ) {
    for index in range ?? all.indices where !all[index].isText {
      if let mark = mark(index, in: names) { look(index, mark) }
    }
  }

  /// Whether the code uses a name of a set.
  func contain(
    _ names: NameSet, in range: Range<Int>? = nil,
    where isWanted: (WordContext) -> Bool = { _ in true }
  ) -> Bool {
    (range ?? all.indices).contains { index in
      !all[index].isText && mark(index, in: names) != nil && isWanted(self[index])
    }
  }
}

/// Collects the words of a file, and checks how deeply its code is nested.
struct WordList: WordCollector {
  private let base: UnsafeRawPointer?
  fileprivate var all: [CodeWords.Word] = []
  fileprivate var check = NestingCheck()

  fileprivate init(_ bytes: UnsafeRawBufferPointer) {
    base = bytes.baseAddress
    all.reserveCapacity(bytes.count / 10)
  }

  mutating func see(_ name: UnsafeRawPointer, _ count: Int) {
    guard let base else { return }
    let start = name - base
    all.append(CodeWords.Word(start..<start + count, isText: false))
    check.seeWord(at: start)
  }

  mutating func seeText(_ range: Range<Int>) {
    all.append(CodeWords.Word(range, isText: true))
    check.seeText()
  }

  mutating func seeSign(_ sign: UInt8, at offset: Int) { check.seeSign(sign, at: offset) }
}
