import YAMLReading

/// A value in an XcodeGen specification.
enum SpecValue: Sendable, Hashable {
  case nothing
  case text(String)
  case list([SpecValue])
  case mapping([String: SpecValue])

  init(_ node: YAMLNode) {
    switch node.value {
    case .nothing: self = .nothing
    case .flag(let flag): self = .text(flag ? "YES" : "NO")
    case .number(let number): self = .text(String(number))
    case .text(let text): self = .text(text)
    case .list(let elements): self = .list(elements.map { SpecValue($0) })
    case .mapping(let entries): self = Self.mapping(of: entries)
    }
  }

  /// Returns a mapping merged with the value of its key `<<`.
  private static func mapping(of entries: [YAMLNode.Entry]) -> SpecValue {
    let own = entries.filter { $0.key != "<<" }.map { ($0.key, SpecValue($0.node)) }
    var result = Dictionary(own) { first, _ in first }
    for entry in entries where entry.key == "<<" {
      let added = SpecValue(entry.node)
      for case .mapping(let values) in added.elements.isEmpty ? [added] : added.elements {
        result.merge(values) { own, _ in own }
      }
    }
    return .mapping(result)
  }
}

// MARK: - Parts

extension SpecValue {
  /// The value of a key.
  subscript(key: String) -> SpecValue {
    guard case .mapping(let entries) = self else { return .nothing }
    return entries[key] ?? .nothing
  }

  /// The entries of a mapping, by key.
  var entries: [(key: String, value: SpecValue)] {
    guard case .mapping(let entries) = self else { return [] }
    return entries.sorted { $0.key < $1.key }
  }

  /// The elements of a list, or an empty array for other values.
  var elements: [SpecValue] {
    guard case .list(let elements) = self else { return [] }
    return elements
  }

  /// The elements of a list, or an array with a single value.
  var oneOrMore: [SpecValue] {
    switch self {
    case .nothing: []
    case .list(let elements): elements
    default: [self]
    }
  }

  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  var texts: [String] { oneOrMore.compactMap(\.text) }

  /// The value as the text of a build setting.
  var setting: String? {
    guard case .list(let elements) = self else { return text }
    return elements.compactMap(\.text).joined(separator: " ")
  }
}

// MARK: - Merging

extension SpecValue {
  /// Returns the value merged with another one, which takes precedence: mappings are merged, lists
  /// are joined, and all other values are replaced. Values of keys that end in `:REPLACE` are
  /// replaced, too.
  func merged(under top: SpecValue) -> SpecValue {
    switch (self, top) {
    case (_, .nothing): return self
    case (.list(let base), .list(let added)): return .list(base + added)
    case (.mapping(var entries), .mapping(let added)):
      for (key, value) in added {
        let name = key.hasSuffix(Self.replaces) ? String(key.dropLast(Self.replaces.count)) : key
        entries[name] = name == key ? entries[key]?.merged(under: value) ?? value : value
      }
      return .mapping(entries)
    default: return top
    }
  }

  private static let replaces = ":REPLACE"

  /// Returns the value with variables replaced: `${name}` and `$platform`.
  func replacing(_ variables: [String: String]) -> SpecValue {
    guard !variables.isEmpty else { return self }
    switch self {
    case .nothing: return self
    case .text(let text): return .text(Self.replacing(text, variables))
    case .list(let elements): return .list(elements.map { $0.replacing(variables) })
    case .mapping(let entries):
      let replaced = entries.map { (Self.replacing($0, variables), $1.replacing(variables)) }
      return .mapping(Dictionary(replaced.sorted { $0.0 < $1.0 }) { first, _ in first })
    }
  }

  private static let longestText = 10_000

  private static func replacing(_ text: String, _ variables: [String: String]) -> String {
    guard text.utf8.contains(UInt8(ascii: "$")) else { return text }
    return variables.sorted { $0.key < $1.key }.reduce(text) { text, variable in
      // Variables may contain each other, which could double the length of the text at each step.
      guard text.utf8.count < Self.longestText else { return text }
      let text = text.replacing("${\(variable.key)}", with: variable.value)
      return variable.key == "platform"
        ? text.replacing("$platform", with: variable.value) : text
    }
  }
}
