import Algorithms

/// A language, identified by its code: `de`, `pt-BR`, `zh-Hans`.
package struct Language: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The code, as spelled in BCP 47.
  package let code: String

  /// Creates a language from a code, or from a folder name that old versions of Xcode used. The
  /// result is `nil` for anything else, such as `Base`.
  ///
  /// The case is ignored, and an underscore is equivalent to a hyphen.
  package init?(_ name: some StringProtocol) {
    if let code = Self.oldNames[name.lowercased()] {
      self.code = code
      return
    }
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isWord = { (part: Substring) in
      !part.isEmpty && part.count <= 8
        && part.utf8.allSatisfy { Character(Unicode.Scalar($0)).isASCIIWord }
    }
    guard let first = parts.first.map({ Substring($0) }), (2...3).contains(first.count),
      first.allSatisfy(\.isLetter), parts.allSatisfy({ isWord(Substring($0)) }),
      first.lowercased() != Self.many
    else { return nil }
    let others = parts.dropFirst().map { Self.spelled(Substring($0)) }
    code = ([first.lowercased()] + others).joined(separator: "-")
  }

  /// The code.
  package var description: String { code }

  /// Orders languages by code.
  package static func < (a: Language, b: Language) -> Bool { a.code < b.code }

  /// Returns the available languages that can be used, best first.
  ///
  /// A regional language falls back to its base language, and Chinese of a region to its script. If
  /// neither is available, the same language of another region is used.
  package func choices(among available: Set<Language>) -> [Language] {
    let chosen = fallbacks.filter(available.contains)
    guard chosen.isEmpty, primary != "zh" else { return chosen }
    return Array(available.filter { $0.primary == primary }.sorted().prefix(1))
  }

  private var primary: String { String(code.prefix { $0 != "-" }) }

  /// The language and its fallbacks, the nearest first.
  private var fallbacks: [Language] {
    var codes: [String] = []
    var rest = code
    while true {
      codes.append(rest)
      // One script of Chinese does not fall back to the other.
      if rest == code || rest != "zh" { codes += Self.sameAs[rest] ?? [] }
      guard let hyphen = rest.lastIndex(of: "-") else { break }
      rest = String(rest[..<hyphen])
    }
    return codes.uniqued().compactMap { Language($0) }
  }

  /// Returns a subtag in its standard case: scripts are capitalized, and regions are in uppercase.
  private static func spelled(_ part: Substring) -> String {
    part.count == 4 ? part.capitalizedWord : part.count == 2 ? part.uppercased() : part.lowercased()
  }

  /// The name of the folder `mul.lproj`, which contains catalogs of all languages.
  private static let many = "mul"

  private static let sameAs = [
    "zh-CN": ["zh-Hans"], "zh-SG": ["zh-Hans"], "zh-TW": ["zh-Hant"], "zh-HK": ["zh-Hant"],
    "zh-MO": ["zh-Hant"], "zh-Hans": ["zh-CN"], "zh-Hant": ["zh-TW", "zh-HK"],
    "zh": ["zh-Hans", "zh-CN"], "nb": ["no"], "no": ["nb"], "he": ["iw"], "iw": ["he"],
    "id": ["in"], "in": ["id"],
  ]

  private static let oldNames = [
    "english": "en", "german": "de", "french": "fr", "japanese": "ja", "spanish": "es",
    "italian": "it", "dutch": "nl", "portuguese": "pt", "russian": "ru", "chinese": "zh",
    "korean": "ko", "swedish": "sv", "danish": "da", "norwegian": "nb", "finnish": "fi",
    "polish": "pl", "arabic": "ar", "hebrew": "he", "turkish": "tr",
  ]
}

extension Character {
  fileprivate var isASCIIWord: Bool { isASCII && (isLetter || isNumber) }
}

extension Substring {
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
