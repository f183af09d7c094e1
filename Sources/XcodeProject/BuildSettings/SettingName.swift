/// The name of a setting with its conditions: `KEY[sdk=iphoneos*][arch=arm64]`, or with commas in
/// one pair of brackets.
struct SettingName {
  var name: String
  /// The conditions: a parameter, and a pattern with `*`.
  var conditions: [(parameter: Substring, pattern: Substring)] = []

  init(_ text: some StringProtocol) {
    guard let bracket = text.firstIndex(of: "[") else {
      name = text.trimmed
      return
    }
    name = text[..<bracket].trimmed
    for part in text[bracket...].split(whereSeparator: { "[],".contains($0) }) {
      let sides = String(part).split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      conditions.append((Substring(sides[0].trimmed), Substring(sides[1].trimmed)))
    }
  }

  /// Whether all conditions hold. Conditions on the architecture always do, because nothing that is
  /// read depends on it.
  func holds(for sdk: BuildSDK, configuration: String) -> Bool {
    conditions.allSatisfy { parameter, pattern in
      switch parameter {
      // Xcode appends the version to the SDK name, which only `*` matches.
      case "sdk": ["", "26.0"].contains { Self.matches(pattern, sdk.rawValue + $0) }
      case "config": Self.matches(pattern, configuration)
      case "arch": Self.matches(pattern, "arm64")
      case "variant": Self.matches(pattern, "normal")
      default: false
      }
    }
  }

  /// Whether a name matches a pattern in which `*` stands for any characters.
  private static func matches(_ pattern: Substring, _ name: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return pattern == name }
    var rest = Substring(name)
    guard rest.hasPrefix(parts[0]) else { return false }
    rest = rest.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.firstRange(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}

extension StringProtocol {
  /// The text without surrounding white space.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...last])
  }
}
