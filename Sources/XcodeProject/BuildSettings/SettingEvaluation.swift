/// Replaces references in settings: `$(NAME)`, `${NAME}`, `$NAME`, `$(NAME:modifier)`, and
/// `$(inherited)`, which is the value at lower levels.
///
/// In a setting that refers to itself, directly or indirectly, the reference is to its lower level,
/// so evaluation terminates. Because references can double the text at each step, the work is
/// limited, too.
struct SettingEvaluation {
  let definitions: [String: [String]]
  /// The settings being evaluated, with the level of each.
  private var active: [(name: String, level: Int)] = []
  private var steps = 0
  /// The length of all replacements so far, in bytes.
  private var length = 0
  private var depth = 0

  /// The limits for the number of references in a setting, for their nesting depth, for the length
  /// of each reference, and for the length of all replacements in bytes. No real setting comes
  /// close.
  private static let limit = 10_000
  private static let depthLimit = 64
  private static let referenceLimit = 1024
  private static let lengthLimit = 1 << 18

  init(definitions: [String: [String]]) {
    self.definitions = definitions
  }

  /// Returns the value of a setting, or that of the level below if the setting is being evaluated.
  mutating func value(of name: String) -> String? {
    guard let values = definitions[name] else { return nil }
    let level = active.last { $0.name == name }?.level ?? values.count
    guard level > 0 else { return "" }
    active.append((name, level - 1))
    defer { active.removeLast() }
    return expand(values[level - 1])
  }

  /// Returns a text with its references replaced.
  mutating func expand(_ text: String) -> String {
    guard depth < Self.depthLimit else { return "" }
    depth += 1
    defer { depth -= 1 }
    var rest = Substring(text)
    var result = ""
    while let dollar = rest.utf8.firstIndex(of: UInt8(ascii: "$")) {
      steps += 1
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard steps < Self.limit, length < Self.lengthLimit else { return "" }
      let value = reference(&rest)
      length += value.utf8.count
      result += value
    }
    return result + rest
  }

  /// Returns the replacement of a reference, which begins after its dollar sign.
  private mutating func reference(_ rest: inout Substring) -> String {
    switch rest.first {
    case "(", "{": return bracketed(&rest) ?? "$"
    case "$":
      rest.removeFirst()
      return "$"
    default: return bare(&rest)
    }
  }

  private mutating func bare(_ rest: inout Substring) -> String {
    let name = String(rest.prefix { $0 == "_" || ($0.isASCII && ($0.isLetter || $0.isNumber)) })
    guard let value = value(of: name) else { return "$" }
    rest = rest.dropFirst(name.count)
    return value
  }

  private mutating func bracketed(_ rest: inout Substring) -> String? {
    guard let end = Self.end(of: rest) else { return nil }
    let inner = rest[..<end].dropFirst()
    rest = rest[end...].dropFirst()
    let parts = Self.parts(of: inner)
    let name = expand(String(parts[0]))
    var value = name == "inherited" || name == "value" ? inherited : value(of: name)
    for part in parts.dropFirst() {
      value = SettingModifier.apply(expand(String(part)), to: value ?? "")
    }
    return value ?? ""
  }

  /// The value of the setting being evaluated at lower levels.
  private var inherited: String? {
    mutating get { active.last.flatMap { value(of: $0.name) } }
  }

  /// Returns the bracket that closes the first one.
  private static func end(of text: Substring) -> Substring.Index? {
    var depth = 0
    for index in text.utf8.prefix(referenceLimit).indices {
      switch text.utf8[index] {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// Splits a reference into the name and the modifiers, at colons outside brackets.
  private static func parts(of text: Substring) -> [Substring] {
    var depth = 0
    return text.split(omittingEmptySubsequences: false) { character in
      switch character {
      case "(", "{": depth += 1
      case ")", "}": depth -= 1
      default: break
      }
      return character == ":" && depth == 0
    }
  }
}
