package import Foundation

/// A JSON Schema, and those beside it that it refers to: as much of the language as ours use.
package struct JSONSchema {
  private let schemas: [String: JSONValue]
  private let name: String

  /// Reads a schema and those beside it.
  package init(_ file: URL) throws {
    let folder = file.deletingLastPathComponent()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".schema.json") || $0 == file.lastPathComponent }
    schemas = Dictionary(
      try names.map { ($0, try JSONValue(try Data(contentsOf: folder.appending(path: $0)))) }
    ) { $1 }
    name = file.lastPathComponent
  }

  private init(_ name: String, among schemas: [String: JSONValue]) {
    self.name = name
    self.schemas = schemas
  }

  /// What does not fit, as `path: what is wrong`.
  package func errors(in value: JSONValue) -> [String] {
    schemas[name].map { check(value, $0, "") } ?? ["there is no \(name)"]
  }

  private func check(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    referred(value, schema, path) + choices(value, schema, path)
      + words(value, schema, path) + types(value, schema, path)
      + limits(value, schema, path) + elements(value, schema, path) + members(value, schema, path)
  }

  // MARK: - References

  private func referred(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let reference = schema["$ref"]?.string else { return [] }
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
    let other = parts[0].isEmpty ? self : JSONSchema(parts[0], among: schemas)
    let keys = parts[1].split(separator: "/")
    guard let target = keys.reduce(other.schemas[other.name], { $0?[String($1)] }) else {
      return ["\(path): the schema has no \(reference)"]
    }
    return other.check(value, target, path)
  }

  private func choices(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    let fits = { (choice: JSONValue) in check(value, choice, path).isEmpty }
    if let any = schema["anyOf"]?.array, !any.contains(where: fits) {
      return ["\(path): fits no choice"]
    }
    if let one = schema["oneOf"]?.array, one.filter(fits).count != 1 {
      return ["\(path): does not fit just one choice"]
    }
    if let no = schema["not"], fits(no) { return ["\(path): fits what it must not"] }
    return (schema["allOf"]?.array ?? []).flatMap { check(value, $0, path) }
  }
}

// MARK: - Values

extension JSONSchema {
  private func words(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    if let constant = schema["const"], constant != value { return ["\(path): is not \(constant)"] }
    guard let words = schema["enum"]?.array, !words.contains(value) else { return [] }
    return ["\(path): \(value) is none of \(words.compactMap(\.string))"]
  }

  private func types(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let type = schema["type"] else { return [] }
    let types = (type.array ?? [type]).compactMap(\.string)
    return types.contains { value.is($0) }
      ? [] : ["\(path): is not \(types.joined(separator: " or "))"]
  }

  private func limits(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    switch value {
    case .number(let number):
      let isLow = schema["minimum"]?.number.map { number < $0 } ?? false
      let isHigh = schema["maximum"]?.number.map { number > $0 } ?? false
      return isLow || isHigh ? ["\(path): \(number) is out of bounds"] : []
    case .string(let text):
      guard let pattern = schema["pattern"]?.string else { return [] }
      // Foundation keeps the patterns that it has parsed.
      let fits = text.range(of: pattern, options: .regularExpression) != nil
      return fits ? [] : ["\(path): does not fit \(pattern)"]
    default: return []
    }
  }

  private func elements(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let elements = value.array else { return [] }
    if let least = schema["minItems"]?.number, elements.count < Int(least) {
      return ["\(path): is too short"]
    }
    if schema["uniqueItems"] == true, Set(elements).count < elements.count {
      return ["\(path): repeats an element"]
    }
    guard let items = schema["items"] else { return [] }
    return elements.enumerated().flatMap { check($1, items, "\(path)/\($0)") }
  }

  private func members(_ value: JSONValue, _ schema: JSONValue, _ path: String) -> [String] {
    guard let members = value.object else { return [] }
    let required = schema["required"]?.array?.compactMap(\.string) ?? []
    let missing = required.filter { members[$0] == nil }.map { "\(path): lacks \($0)" }
    let names = schema["propertyNames"].map { schema in
      members.keys.sorted().flatMap { check(.string($0), schema, "\(path)/\($0)") }
    }
    return missing + (names ?? [])
      + members.sorted { $0.key < $1.key }.flatMap { member($0, $1, schema, "\(path)/\($0)") }
  }

  private func member(
    _ key: String, _ value: JSONValue, _ schema: JSONValue, _ path: String
  ) -> [String] {
    switch schema["properties"]?[key] ?? schema["additionalProperties"] {
    case .bool(false): ["\(path): is unknown"]
    case .some(let member): check(value, member, path)
    case nil: []
    }
  }
}

extension JSONValue {
  /// Whether the value is of a type, by the type's name in JSON Schema.
  fileprivate func `is`(_ type: String) -> Bool {
    switch (self, type) {
    case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"),
      (.object, "object"), (.number, "number"):
      true
    case (.number(let number), "integer"): number == number.rounded()
    default: false
    }
  }
}
