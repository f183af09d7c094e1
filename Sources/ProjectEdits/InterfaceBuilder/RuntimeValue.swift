/// A value of a user-defined run-time attribute.
package enum RuntimeValue: Sendable, Equatable {
  /// Yes or no.
  case boolean(Bool)
  /// A number without a fraction.
  case integer(Int)
  /// A text.
  case string(String)

  /// The type as Interface Builder names it.
  var type: String {
    switch self {
    case .boolean: "boolean"
    case .integer: "number"
    case .string: "string"
    }
  }

  /// The value as Interface Builder writes it, without escapes.
  var text: String {
    switch self {
    case .boolean(let value): value ? "YES" : "NO"
    case .integer(let value): String(value)
    case .string(let value): value
    }
  }

  /// The lines of an attribute with the value.
  func lines(keyPath: String) throws(EditRefusal) -> [MarkupLine] {
    guard case .integer = self else {
      return [
        try .empty(
          "userDefinedRuntimeAttribute",
          attributes: ["type": type, "keyPath": keyPath, "value": text])
      ]
    }
    let path = try MarkupEscapes.attribute(keyPath)
    return MarkupLine.element(
      "userDefinedRuntimeAttribute", attributes: " type=\"\(type)\" keyPath=\"\(path)\"",
      [try .empty("integer", attributes: ["key": "value", "value": text])])
  }
}
