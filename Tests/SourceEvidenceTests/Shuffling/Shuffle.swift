import FileReading
import Foundation

@testable import SourceEvidence

/// The source files of an app, whose evidence must depend neither on the order of the files nor on the
/// names of the types.
struct ShuffledApp {
  /// The contents of the files by name.
  let files: [String: String]

  /// The types that the files declare. Those with names of one word, such as `List`, may be types of the
  /// frameworks where code uses them.
  var types: [String] {
    let declared = /(?:class|struct|enum|protocol|actor|@interface)\s+([A-Z]+[a-z0-9]+[A-Z]\w+)/
    let words = files.values.flatMap { text in
      text.matches(of: declared).map { String($0.1) }
    }
    return Set(words).filter { !$0.hasPrefix("UI") && !$0.hasPrefix("NS") }.sorted()
  }

  /// Returns the lines of evidence, with the original names. `order` is the new order of the sorted names
  /// of the files, and `prefixes` contains the beginning of the new name of each of ``types``.
  func lines(order: [Int], prefixes: [String]) throws -> [String] {
    let names = files.keys.sorted()
    let (types, marks) = (types, names.indices.map { "F\(1000 + order[$0])zz" })
    let new = Dictionary(zip(types, zip(prefixes, types).map { $0 + $1 })) { $1 }
    let contents = zip(names, marks).map { name, mark in
      ("\(mark)/\(name)", (files[name] ?? "").replacingWords(new))
    }
    let old =
      Dictionary(new.map { ($1, $0) }) { $1 }.merging(marks.map { ($0, "F") }) { $1 }
    return try evidence(Dictionary(contents) { $1 }).lines.map { $0.replacingWords(old) }.sorted()
  }

  /// Returns the lines of evidence with files and types in several orders. `seed` selects the orders.
  func shuffledLines(seed: UInt64) throws -> [String] {
    var numbers = SeededNumbers(seed: seed)
    let order = Array(files.keys.indices.enumerated().map(\.offset)).shuffled(using: &numbers)
    let ranks = types.indices.shuffled(using: &numbers)
    return try lines(order: order, prefixes: ranks.map { "Q\(Self.letters($0))" })
  }

  /// The lines of evidence with files and types in the order in which they are written.
  func plainLines() throws -> [String] {
    try lines(order: Array(0..<files.count), prefixes: types.map { _ in "" })
  }

  /// A word of four letters for a number, in the same order.
  private static func letters(_ number: Int) -> String {
    var (rest, word) = (number, "")
    for _ in 0..<4 {
      word = String(UnicodeScalar(UInt8(97 + rest % 26))) + word
      rest /= 26
    }
    return word.prefix(1).uppercased() + word.dropFirst()
  }
}

/// A generator whose numbers are the same in each run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension String {
  /// The text with some of its words replaced.
  fileprivate func replacingWords(_ new: [String: String]) -> String {
    var (result, word): ([UInt8], [UInt8]) = ([], [])
    func end() {
      guard !word.isEmpty else { return }
      let text = String(decoding: word, as: UTF8.self)
      result += new[text].map { Array($0.utf8) } ?? word
      word = []
    }
    for byte in utf8 {
      if byte >= 0x80 || byte == UInt8(ascii: "_") || UnicodeScalar(byte).properties.isAlphabetic
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      {
        word.append(byte)
      } else {
        end()
        result.append(byte)
      }
    }
    end()
    return String(decoding: result, as: UTF8.self)
  }
}
