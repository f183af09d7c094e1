/// Reads conditions in `#if` and in `if` statements about the idiom.
///
/// Only conditions that affect the evidence are recognized: platforms, the debug configuration, the
/// idiom, and the project's own compilation conditions.
enum ConditionText {
  /// The conditions of code that runs if a condition is met, and of code that runs otherwise.
  typealias Sides = (met: Set<CodeCondition>, other: Set<CodeCondition>)

  /// Reads a directive such as `#if`, including the project's own compilation conditions.
  static func directive(_ text: String) -> Sides { sides(text, namingFlags: true) }

  /// Reads a condition.
  static func sides(_ text: String, namingFlags: Bool = false, depth: Int = 0) -> Sides {
    guard depth < 8 else { return ([], []) }
    if text.isPlainName { return plainSides(text, namingFlags) }
    if text.hasPrefix("!"), String(text.dropFirst()).isPlainName {
      let (met, other) = plainSides(String(text.dropFirst()), namingFlags)
      return (other, met)
    }
    let text = unwrapped(text.filter { !$0.isWhitespace })
    let alternatives = split(text, at: "||")
    if alternatives.count > 1 {
      return either(alternatives.map { sides($0, namingFlags: namingFlags, depth: depth + 1) })
    }
    // What is available in the oldest supported version does not decide what runs on the Mac.
    let parts = split(text, at: ",").flatMap { split($0, at: "&&") }
      .filter { !$0.hasPrefix("#available(") }
    if parts.count == 1, parts[0] != text {
      return sides(parts[0], namingFlags: namingFlags, depth: depth + 1)
    }
    if parts.count > 1 {
      let all = parts.map { sides($0, namingFlags: namingFlags, depth: depth + 1) }
      return (all.reduce(into: []) { $0.formUnion($1.met) }, other(than: all))
    }
    if text.hasPrefix("!") {
      let (met, other) = sides(String(text.dropFirst()), namingFlags: namingFlags, depth: depth + 1)
      return (other, met)
    }
    return plainSides(text, namingFlags)
  }

  /// Reads a condition without `&&` and `||`.
  private static func plainSides(_ text: String, _ namingFlags: Bool) -> Sides {
    guard let condition = single(text) ?? (namingFlags ? flag(text) : check(text)) else {
      return ([], [])
    }
    let plain: Sides = ([condition], condition.opposite.map { [$0] } ?? [])
    return isTouch(condition) ? namingTouch(plain, isNegated: text.contains("!=")) : plain
  }

  private static func isTouch(_ condition: CodeCondition) -> Bool {
    condition == .padIdiom || condition == .phoneIdiom
  }

  /// Adds the touch idiom to the side of `== .pad` or `== .phone`.
  private static func namingTouch(_ sides: Sides, isNegated: Bool) -> Sides {
    isNegated
      ? (sides.met, sides.other.union([.touchIdiom]))
      : (sides.met.union([.touchIdiom]), sides.other)
  }

  /// Combines alternatives: only the conditions that all of them share hold. Code for all Mac
  /// platforms counts as code for Mac Catalyst.
  private static func either(_ sides: [Sides]) -> Sides {
    var other: Set<CodeCondition> = []
    for side in sides { other.formUnion(side.other) }
    if sides.contains(where: { $0.met.isEmpty }) { return ([], other) }
    let met = sides.map(\.met)
    if met.contains(where: { $0.contains(.macCatalyst) }) { return ([.macCatalyst], other) }
    let shared = met.dropFirst().reduce(met[0]) { $0.intersection($1) }
    let all = met.reduce(into: Set<CodeCondition>()) { $0.formUnion($1) }
    guard shared.isEmpty, met.allSatisfy({ $0.count == 1 }), all.contains(where: \.isOfProject)
    else {
      return (shared, other)
    }
    return ([.any(all)], other)
  }

  /// Returns the condition of the other side of a conjunction: one of its parts is not met.
  private static func other(than sides: [Sides]) -> Set<CodeCondition> {
    guard sides.allSatisfy({ $0.met.count == 1 && $0.other.count == 1 }) else { return [] }
    let all = sides.reduce(into: Set<CodeCondition>()) { $0.formUnion($1.other) }
    return all.contains(where: \.isOfProject) ? [.any(all)] : []
  }

  /// Reads one of the project's own compilation conditions, such as `BETA` or `defined(BETA)`.
  private static func flag(_ text: String) -> CodeCondition? {
    if text.isPlainName, text != "true", text.first?.isNumber == false { return .flag(text) }
    var name = text[...]
    if name.hasPrefix("defined("), name.hasSuffix(")") { name = name.dropFirst(8).dropLast() }
    guard let first = name.first, first.isLetter || first == "_",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), name != "true"
    else { return nil }
    return .flag(String(name))
  }

  /// Reads a property or function of the project that may check the platform: `Device.isPad`.
  private static func check(_ text: String) -> CodeCondition? {
    var text = text[...]
    var result = true
    for (ending, value) in [("==true", true), ("==false", false)] where text.hasSuffix(ending) {
      (text, result) = (text.dropLast(ending.count), value)
    }
    if text.hasSuffix("()") { text = text.dropLast(2) }
    guard let name = text.split(separator: ".").last.map(String.init), name.isPlainName,
      PlatformNames.mayCheck(name)
    else { return nil }
    return .check(name, result)
  }

  private static func single(_ text: String) -> CodeCondition? {
    if let known = exact[text] { return known }
    if text.holds("userInterfaceIdiom") || text.holds("UI_USER_INTERFACE_IDIOM") {
      return idiom(text)
    }
    if text.hasSuffix("isMacCatalystApp") || text.holds("available(macCatalyst") {
      return .macCatalyst
    }
    return text.holds("TARGET_OS_MACCATALYST") || text.holds("TARGET_OS_UIKITFORMAC")
      ? .macCatalyst : nil
  }

  private static func idiom(_ text: String) -> CodeCondition? {
    let negated = text.contains("!=")
    let lowered = text.lowercased()
    var found: CodeCondition?
    if lowered.hasSuffix(".mac") || lowered.hasSuffix("idiommac") { found = .macIdiom }
    if lowered.hasSuffix(".pad") || lowered.hasSuffix("idiompad") { found = .padIdiom }
    if lowered.hasSuffix(".phone") || lowered.hasSuffix("idiomphone") { found = .phoneIdiom }
    return negated ? found?.opposite : found
  }

  private static let exact: [String: CodeCondition] = [
    "targetEnvironment(macCatalyst)": .macCatalyst, "targetEnvironment(UIKitForMac)": .macCatalyst,
    "TARGET_OS_MACCATALYST": .macCatalyst, "TARGET_OS_UIKITFORMAC": .macCatalyst,
    "os(macOS)": .macOS, "os(OSX)": .macOS, "canImport(AppKit)": .macOS,
    "canImport(Cocoa)": .macOS, "TARGET_OS_OSX": .macOS,
    "os(iOS)": .exceptMacOS, "canImport(UIKit)": .exceptMacOS,
    "os(tvOS)": .otherPlatform, "os(watchOS)": .otherPlatform, "os(visionOS)": .otherPlatform,
    "os(xrOS)": .otherPlatform, "os(Linux)": .otherPlatform, "os(Android)": .otherPlatform,
    "TARGET_OS_IPHONE": .exceptMacOS, "TARGET_OS_IOS": .exceptMacOS,
    "TARGET_OS_TV": .otherPlatform, "TARGET_OS_WATCH": .otherPlatform,
    "DEBUG": .debug, "defined(DEBUG)": .debug, "false": .never, "0": .never,
  ]

  /// Removes parentheses around the whole text.
  private static func unwrapped(_ text: String) -> String {
    var text = text
    while text.hasPrefix("("), text.hasSuffix(")"), spansWhole(text) {
      text = String(text.dropFirst().dropLast())
    }
    return text
  }

  private static func spansWhole(_ text: String) -> Bool {
    var depth = 0
    for (index, character) in text.enumerated() {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0 && index < text.count - 1 { return false }
    }
    return true
  }

  /// Splits a text at an operator that is not in parentheses.
  private static func split(_ text: String, at separator: String) -> [String] {
    var (parts, current, depth) = ([String](), "", 0)
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      current.append(character)
      if depth == 0 && current.hasSuffix(separator) {
        parts.append(String(current.dropLast(separator.count)))
        current = ""
      }
    }
    return parts + [current]
  }
}
