package import Foundation

/// Any JSON, with numbers and flags kept apart.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads a JSON text.
  package init(_ text: String) throws { try self.init(Data(text.utf8)) }

  /// Reads the bytes of a JSON text.
  package init(_ data: Data) throws {
    self.init(object: try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
  }

  private init(object: Any) {
    switch object {
    case let text as String: self = .string(text)
    case let elements as [Any]: self = .array(elements.map { JSONValue(object: $0) })
    case let members as [String: Any]: self = .object(members.mapValues { JSONValue(object: $0) })
    case let number as NSNumber where String(cString: number.objCType) == "c":
      self = .bool(number.boolValue)
    case let number as NSNumber: self = .number(number.doubleValue)
    default: self = .null
    }
  }

  /// The value at a key of an object.
  package subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// The text of a string.
  package var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The value of a number.
  package var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The elements of an array.
  package var array: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// The members of an object.
  package var object: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }
}

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .object(let value): try container.encode(value)
    }
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(Dictionary(members) { $1 })
  }
}
