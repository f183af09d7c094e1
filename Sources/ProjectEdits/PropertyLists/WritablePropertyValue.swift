/// A value of a property list that can be written.
package indirect enum WritablePropertyValue: Sendable, Equatable {
  /// A text.
  case string(String)
  /// Yes or no.
  case boolean(Bool)
  /// A number without a fraction.
  case integer(Int)
  /// A number with a fraction.
  case real(Double)
  /// Values in their order.
  case array([WritablePropertyValue])
  /// Values by key. They are written in the order of the bytes of the keys, as Xcode does.
  case dictionary([String: WritablePropertyValue])

  /// The lines of the value, with escapes.
  func lines() throws(EditRefusal) -> [MarkupLine] {
    switch self {
    case .string(let text): [MarkupLine(text: "<string>\(try MarkupEscapes.text(text))</string>")]
    case .boolean(let value): [MarkupLine(text: value ? "<true/>" : "<false/>")]
    case .integer(let value): [MarkupLine(text: "<integer>\(value)</integer>")]
    case .real(let value): [MarkupLine(text: "<real>\(value)</real>")]
    case .array(let values): try Self.container("array", Self.lines(of: values))
    case .dictionary(let values): try Self.container("dict", Self.lines(of: values))
    }
  }

  /// The lines of a key and its value.
  static func lines(of value: Self, key: String) throws(EditRefusal) -> [MarkupLine] {
    try [MarkupLine(text: "<key>\(MarkupEscapes.text(key))</key>")] + value.lines()
  }

  private static func lines(of values: [Self]) throws(EditRefusal) -> [MarkupLine] {
    var lines: [MarkupLine] = []
    for value in values { lines += try value.lines() }
    return lines
  }

  private static func lines(of values: [String: Self]) throws(EditRefusal) -> [MarkupLine] {
    var result: [MarkupLine] = []
    for (key, value) in values.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      result += try lines(of: value, key: key)
    }
    return result
  }

  private static func container(_ name: String, _ content: [MarkupLine]) -> [MarkupLine] {
    content.isEmpty ? [MarkupLine(text: "<\(name)/>")] : MarkupLine.element(name, content)
  }
}
