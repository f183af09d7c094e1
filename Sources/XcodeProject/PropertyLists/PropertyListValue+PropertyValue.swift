package import FileReading

extension PropertyListValue {
  /// Converts a value with its contents.
  package init(_ value: PropertyValue) {
    if value.isDictionary {
      self = .dictionary(
        Dictionary(value.entries.map { ($0.key, Self($0.value)) }) { first, _ in first })
    } else if value.isArray {
      self = .array(value.elements.map { Self($0) })
    } else if let text = value.string {
      self = .string(text)
    } else if let flag = value.flag {
      self = .flag(flag)
    } else {
      self = value.text.flatMap(Double.init).map { .number($0) } ?? .unknown
    }
  }
}

extension PropertyListValue {
  /// The `Info.plist` as an iPad reads it: at the top level, `key~ipad` replaces `key`. Texts with
  /// references to build settings are unknown.
  package var asInfo: PropertyListValue {
    guard case .dictionary(let entries) = self else { return self }
    var result: [String: PropertyListValue] = [:]
    for (key, value) in entries where !key.contains("~") { result[key] = value.withoutReferences }
    for (key, value) in entries where key.hasSuffix("~ipad") {
      result[String(key.dropLast("~ipad".count))] = value.withoutReferences
    }
    return .dictionary(result)
  }

  private var withoutReferences: PropertyListValue {
    switch self {
    case .string(let text): text.contains("$(") || text.contains("${") ? .unknown : self
    case .array(let elements): .array(elements.map(\.withoutReferences))
    case .dictionary(let entries): .dictionary(entries.mapValues(\.withoutReferences))
    default: self
    }
  }
}
