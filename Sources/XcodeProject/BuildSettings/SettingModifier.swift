/// A modifier of a reference, as in `$(NAME:modifier)`.
enum SettingModifier {
  static func apply(_ modifier: String, to value: String) -> String {
    if modifier.hasPrefix("default=") {
      return value.isEmpty ? String(modifier.dropFirst("default=".count)) : value
    }
    switch modifier {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "rfc1034identifier": return replacing(value, by: "-") { $0 == "-" || $0 == "." }
    case "identifier", "c99identifier": return identifier(value, allows: isASCIIWord)
    case "c99extidentifier": return identifier(value) { $0.isLetter || $0.isNumber || $0 == "_" }
    default: return path(modifier, value)
    }
  }

  private static func path(_ modifier: String, _ value: String) -> String {
    let name = ProjectPath.name(of: value)
    let base = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    switch modifier {
    case "file": return name
    case "base": return base
    case "suffix": return String(name.dropFirst(base.count))
    case "dir": return ProjectPath.parent(of: value)
    case "standardizepath": return ProjectPath.normal(value)
    default: return value
    }
  }

  /// Returns a value as an identifier, which must not begin with a digit.
  private static func identifier(_ value: String, allows: (Character) -> Bool) -> String {
    let text = String(value.map { allows($0) ? $0 : "_" })
    return text.first?.isNumber == true ? "_" + text.dropFirst() : text
  }

  private static func replacing(
    _ value: String, by other: Character, except allows: (Character) -> Bool
  ) -> String {
    String(value.map { allows($0) || ($0 != "_" && isASCIIWord($0)) ? $0 : other })
  }

  private static func isASCIIWord(_ character: Character) -> Bool {
    character == "_" || (character.isASCII && (character.isLetter || character.isNumber))
  }
}
