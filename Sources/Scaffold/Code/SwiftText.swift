import Foundation

/// How Swift spells names and texts.
enum SwiftText {
  /// Returns a text as a literal.
  static func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  /// Returns a part of a literal. A scalar decides and not a character, which may consist of a quotation
  /// mark and an accent.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": "\\\\"
    case "\"": "\\\""
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isInvisible(scalar): "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }

  /// Whether editors show nothing for a scalar, break the line, or turn the direction of what follows.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
  }

  /// Returns a title as a name of a value, in ASCII and in lower camel case, or `nil` if nothing of it
  /// can be in a name.
  static func name(for title: String) -> String? {
    let plain = title.folding(
      options: [.diacriticInsensitive, .widthInsensitive], locale: Locale(identifier: "en_US"))
    let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    guard let first = words.first?.lowercased() else { return nil }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
    let name = ([first] + rest).joined()
    return name.first?.isNumber == true ? nil : name
  }

  /// Returns a name, with backticks if it is a keyword.
  static func escaped(_ name: String) -> String {
    isKeyword(name) ? "`\(name)`" : name
  }

  /// Whether a name is a keyword.
  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  private static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
