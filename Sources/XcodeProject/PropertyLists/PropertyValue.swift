/// A value in a property list.
package struct PropertyValue: Sendable {
  let values: PropertyValues
  let index: Int

  private var node: PropertyValues.Node { values.nodes[index] }

  /// The line that the value begins on, or 1 if it is unknown, as in XML and binary lists.
  package var line: Int {
    values.isText ? values.lineEnds.line(at: Int(node.start)) : 1
  }

  /// The text of a string, or `nil` for other values.
  package var string: String? {
    switch node.kind {
    case .string: String(decoding: bytes, as: UTF8.self)
    case .escaped: EscapedText.decode(bytes)
    case .utf16: TextEncoding.utf16(bytes, bigEndian: true)
    default: nil
    }
  }

  /// The text of a string, a number, or a date, or `nil` for other values.
  package var text: String? {
    switch node.kind {
    case .scalar: String(decoding: bytes, as: UTF8.self)
    case .integer: BinaryNumber.integer(bytes).map(String.init)
    case .real: BinaryNumber.real(bytes)?.description
    default: string
    }
  }

  /// The value of a Boolean, or of a string or number with the same meaning: `YES`, `NO`, `true`,
  /// `1`, ….
  package var bool: Bool? {
    switch node.kind {
    case .yes: true
    case .no: false
    default: text.flatMap(FlagWord.init)?.value
    }
  }

  /// The value of a Boolean, but not of a string or number.
  package var flag: Bool? {
    switch node.kind {
    case .yes: true
    case .no: false
    case .scalar: ["true": true, "false": false][text ?? ""]
    default: nil
    }
  }

  /// Whether the value is an array.
  package var isArray: Bool { node.kind == .array }
  /// Whether the value is a dictionary.
  package var isDictionary: Bool { node.kind == .dictionary }

  /// The elements of an array, or an empty array for other values.
  package var elements: [PropertyValue] {
    guard isArray else { return [] }
    return children
  }

  /// The entries of a dictionary, in file order (sorted by key in XML), or an empty array for other
  /// values.
  package var entries: [(key: String, value: PropertyValue)] {
    guard isDictionary else { return [] }
    let children = children
    return stride(from: 0, to: children.count - 1, by: 2).map {
      (children[$0].string ?? "", children[$0 + 1])
    }
  }

  /// The first value of a key in a dictionary.
  package subscript(key: StaticString) -> PropertyValue? {
    value(of: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
  }

  /// The first value of a key in a dictionary.
  package subscript(key: String) -> PropertyValue? {
    var key = key
    return key.withUTF8 { value(of: $0) }
  }

  /// Whether the value is a string with exactly these bytes.
  func equals(_ other: StaticString) -> Bool {
    let other = UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount)
    return values.bytes.withUnsafeBufferPointer { node.holds(other, in: $0) }
  }

  private var bytes: ArraySlice<UInt8> { values.bytes[Int(node.start)..<Int(node.end)] }

  /// Returns the value of a key. Comparing bytes avoids creating strings. Keys and class names
  /// contain no escapes.
  private func value(of key: UnsafeBufferPointer<UInt8>) -> PropertyValue? {
    guard isDictionary else { return nil }
    return values.bytes.withUnsafeBufferPointer { text in
      var current = index + 1
      while current < end {
        if values.nodes[current].holds(key, in: text) {
          return PropertyValue(values: values, index: current + 1)
        }
        current = values.next(after: current + 1)
      }
      return nil
    }
  }

  /// Calls a function with the index of each element of an array.
  func forEachElement(_ body: (Int) -> Void) {
    guard isArray else { return }
    var current = index + 1
    while current < end {
      body(current)
      current = values.next(after: current)
    }
  }

  /// The index after the last value of a container.
  var end: Int { Int(node.end) }

  private var children: [PropertyValue] {
    var found: [PropertyValue] = []
    var current = index + 1
    while current < end {
      found.append(PropertyValue(values: values, index: current))
      current = values.next(after: current)
    }
    return found
  }
}
