/// Goes once over the bytes of a source file, without parsing it: does it hold a word of interest, and
/// which types does it declare?
///
/// Comments and strings are passed over. Strings of several lines are taken line by line, so that a
/// word inside one may count; it only means that a file is parsed in vain.
struct WordScanner: Sendable {
  /// A type that a file declares.
  struct Declaration: Sendable {
    var name: String
    var inherited: [String]
    var isExtension: Bool
    /// Whether it seems to stand inside of another type.
    var isNested: Bool
    var offset: Int
  }

  /// What was found.
  struct Result: Sendable {
    var isInteresting = false
    var declarations: [Declaration] = []
  }

  /// Which words start at a place of the table, one after another; 0 ends a list.
  private let heads: [UInt16]
  private let nexts: [UInt16]
  private let words: [[UInt8]]
  /// How many of the words, the first ones, begin declarations.
  private let declaring: Int
  /// What must follow a word closely, so that it counts: one of these.
  private let followers: [Int: [[UInt8]]]
  private let isWord: [Bool]

  private static let declarators = [
    "class", "struct", "enum", "protocol", "extension", "actor", "interface",
  ]

  /// Creates a scanner for some words.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - followed: Of these words those that count only where one of some others follows closely.
  init(words: [String], followed: [String: [String]] = [:]) {
    let all = Self.declarators + words
    followers = Dictionary(
      uniqueKeysWithValues: all.enumerated().compactMap { index, word in
        followed[word].map { (index, $0.map { Array($0.utf8) }) }
      })
    declaring = Self.declarators.count
    self.words = all.map { Array($0.utf8) }
    var heads = [UInt16](repeating: 0, count: 4096)
    var nexts = [UInt16](repeating: 0, count: all.count + 1)
    for (index, word) in self.words.enumerated() {
      let hash = word.withUnsafeBytes { Self.hash($0, 0, word.count) }
      nexts[index + 1] = heads[hash]
      heads[hash] = UInt16(index + 1)
    }
    self.heads = heads
    self.nexts = nexts
    isWord = (0..<256).map { byte in
      byte >= 128 || byte == 95 || (48...57).contains(byte)
        || (97...122).contains(byte | 32)
          && byte >= 65
    }
  }

  /// From the first, last and middle bytes and the length.
  @inline(__always)
  private static func hash(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ count: Int) -> Int {
    let first = Int(bytes[start])
    let last = Int(bytes[start + count - 1])
    let middle = Int(bytes[start + count / 2])
    return (first &* 7 &+ last &* 67 &+ middle &* 359 &+ count &* 1031) & 4095
  }

  /// Looks at a file.
  func scan(_ bytes: UnsafeRawBufferPointer, _ language: Language) -> Result {
    var result = Result()
    var index = 0
    isWord.withUnsafeBufferPointer { isWord in
      heads.withUnsafeBufferPointer { heads in
        while index < bytes.count {
          let byte = bytes[index]
          if isWord[Int(byte)] {
            let start = index
            repeat { index += 1 } while index < bytes.count && isWord[Int(bytes[index])]
            let head = heads[Self.hash(bytes, start, index - start)]
            if head != 0 { index = found(head, bytes, start, index, language, &result) }
          } else if byte == UInt8(ascii: "\"") {
            index = Self.pastString(bytes, index)
          } else if byte == UInt8(ascii: "/") {
            index = Self.pastComment(bytes, index)
          } else {
            index += 1
          }
        }
      }
    }
    return result
  }

  /// A word that may be one of interest: where to go on.
  private func found(
    _ head: UInt16, _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int,
    _ language: Language, _ result: inout Result
  ) -> Int {
    var candidate = Int(head)
    while candidate != 0 {
      let word = words[candidate - 1]
      if word.count == end - start, matches(word, bytes, start) {
        guard candidate <= declaring else {
          if isFollowed(candidate - 1, bytes, end) { result.isInteresting = true }
          return end
        }
        return declaration(bytes, start, end, language, &result)
      }
      candidate = Int(nexts[candidate])
    }
    return end
  }

  /// How many bytes behind a word one that must follow it begins at most: a call with its arguments,
  /// which may stand in several lines.
  private static let reach = 200

  /// Whether what must follow a word does.
  private func isFollowed(_ word: Int, _ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    guard let followers = followers[word] else { return true }
    return (start..<min(start + Self.reach, bytes.count)).contains { index in
      followers.contains { index + $0.count <= bytes.count && matches($0, bytes, index) }
    }
  }

  private func matches(_ word: [UInt8], _ bytes: UnsafeRawBufferPointer, _ start: Int) -> Bool {
    for index in word.indices where bytes[start + index] != word[index] { return false }
    return true
  }

  static func pastString(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""), UInt8(ascii: "\n"): return index + 1
      // Quotation marks inside of what is interpolated come in pairs.
      case UInt8(ascii: "\\"): index += 2
      default: index += 1
      }
    }
    return index
  }

  static func pastComment(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int {
    var index = start + 1
    guard index < bytes.count else { return index }
    if bytes[index] == UInt8(ascii: "/") {
      while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
    } else if bytes[index] == UInt8(ascii: "*") {
      index += 2
      while index < bytes.count,
        !(bytes[index] == UInt8(ascii: "/") && bytes[index - 1] == UInt8(ascii: "*"))
      { index += 1 }
      index += 1
    }
    return index
  }
}

extension WordScanner {
  /// Reads `class Name: Parent, Other`; where to go on: what it inherits from is looked at again.
  private func declaration(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int, _ language: Language,
    _ result: inout Result
  ) -> Int {
    let isInterface = bytes[start] == UInt8(ascii: "i")
    guard isInterface == (language == .objectiveC),
      !isInterface || start > 0 && bytes[start - 1] == UInt8(ascii: "@")
    else { return end }
    var index = end
    // `class` is also a modifier, and `.class` a member.
    guard let name = word(bytes, &index), !Self.modifiers.contains(name) else { return end }
    var last = name
    while index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      guard let inner = word(bytes, &index) else { break }
      last = inner
    }
    let inherited = inherited(bytes, &index, language)
    result.declarations.append(
      Declaration(
        name: last, inherited: inherited,
        isExtension: isExtension(bytes, start, isInterface, inherited),
        isNested: isIndented(bytes, start, after: result.declarations.last), offset: start))
    return end
  }

  private func isExtension(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, _ isInterface: Bool, _ inherited: [String]
  ) -> Bool {
    if isInterface { return inherited.isEmpty }
    return bytes[start] == UInt8(ascii: "e") && bytes[start + 1] == UInt8(ascii: "x")
  }

  private static let modifiers: Set = [
    "func", "var", "let", "override", "private", "static", "final", "subscript", "public",
  ]

  private func skipSpace(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) {
    while index < bytes.count, bytes[index] <= 32 { index += 1 }
  }

  private func word(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> String? {
    skipSpace(bytes, &index)
    let start = index
    while index < bytes.count, isWord[Int(bytes[index])] { index += 1 }
    return index > start ? String(decoding: bytes[start..<index], as: UTF8.self) : nil
  }

  /// The names after a colon, up to a brace.
  private func inherited(
    _ bytes: UnsafeRawBufferPointer, _ index: inout Int, _ language: Language
  ) -> [String] {
    skipGenerics(bytes, &index)
    skipSpace(bytes, &index)
    guard index < bytes.count, bytes[index] == UInt8(ascii: ":") else { return [] }
    index += 1
    var names: [String] = []
    while names.count < 20 {
      skipSpace(bytes, &index)
      if index < bytes.count, bytes[index] == UInt8(ascii: "@") { index += 1 }
      guard let name = word(bytes, &index), name != "where" else { break }
      names.append(name)
      if language == .objectiveC { return names + protocols(bytes, &index) }
      skipGenerics(bytes, &index)
      skipSpace(bytes, &index)
      guard index < bytes.count else { break }
      if bytes[index] == UInt8(ascii: ".") {
        names.removeLast()
      } else if bytes[index] != UInt8(ascii: ",") {
        break
      }
      index += 1
    }
    return names
  }

  /// `<A, B>` after a superclass in Objective-C.
  private func protocols(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) -> [String] {
    skipSpace(bytes, &index)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "<") else { return [] }
    var names: [String] = []
    repeat {
      index += 1
      guard let name = word(bytes, &index) else { break }
      names.append(name)
      skipSpace(bytes, &index)
    } while index < bytes.count && bytes[index] == UInt8(ascii: ",") && names.count < 20
    return names
  }

  /// Whether a declaration stands inside of another one: its line is indented. Of several on a line
  /// only the first looks for the line's beginning.
  private func isIndented(
    _ bytes: UnsafeRawBufferPointer, _ start: Int, after last: Declaration?
  ) -> Bool {
    var index = start
    while index > 0, bytes[index - 1] != UInt8(ascii: "\n") {
      if let last, index == last.offset { return last.isNested }
      index -= 1
    }
    return bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t")
  }

  private func skipGenerics(_ bytes: UnsafeRawBufferPointer, _ index: inout Int) {
    skipSpace(bytes, &index)
    guard index < bytes.count, bytes[index] == UInt8(ascii: "<") else { return }
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") { depth += 1 }
      if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
      if bytes[index] == UInt8(ascii: "{") { return }
      index += 1
      if depth == 0 { return }
    }
  }
}
