/// Reads the OpenStep format, in which Xcode writes `project.pbxproj`.
struct OpenStepReader {
  let text: UnsafeBufferPointer<UInt8>
  var position = 0
  private(set) var nodes: [PropertyValues.Node] = []
  /// The indices of the containers that are still open.
  private var open: [Int] = []
  /// Whether the root dictionary is in braces.
  private var hasBraces = true

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyValues {
    try read(bytes) { reader throws(PropertyListError) in try reader.read() }
  }

  /// Reads a dictionary without braces, as in `.strings` files. A file with only comments is an
  /// empty dictionary.
  static func readStrings(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyValues {
    try read(bytes) { reader throws(PropertyListError) in try reader.readStrings() }
  }

  private static func read(
    _ bytes: [UInt8], _ body: (inout OpenStepReader) throws(PropertyListError) -> Void
  ) throws(PropertyListError) -> PropertyValues {
    let outcome = bytes.withUnsafeBufferPointer { text in
      Result { () throws(PropertyListError) in
        var reader = OpenStepReader(text)
        try body(&reader)
        return reader.nodes
      }
    }
    return PropertyValues(bytes: bytes, nodes: try outcome.get())
  }

  private init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
    nodes.reserveCapacity(text.count / 16)
  }

  private mutating func read() throws(PropertyListError) {
    try skipSpace()
    guard position < text.count else { throw failure("The file is empty.") }
    try value()
    while let container = open.last {
      try skipSpace()
      if nodes[container].kind == .array { try element() } else { try entry() }
    }
    try skipSpace()
    guard position == text.count else { throw failure("Something follows the end of the list.") }
  }

  private mutating func readStrings() throws(PropertyListError) {
    try skipSpace()
    guard byte != UInt8(ascii: "{") else { return try read() }
    hasBraces = false
    open = [0]
    nodes.append(.init(kind: .dictionary, start: UInt32(position), end: 0))
    while position < text.count || open.count > 1 {
      guard open.count > 1 || byte != UInt8(ascii: "}") else { throw unexpected(instead: nil) }
      if nodes[open[open.count - 1]].kind == .array { try element() } else { try entry() }
      try skipSpace()
    }
    nodes[0].end = UInt32(nodes.count)
  }

  private mutating func element() throws(PropertyListError) {
    guard byte != UInt8(ascii: ")") else { return try close() }
    try value()
  }

  private mutating func entry() throws(PropertyListError) {
    guard byte != UInt8(ascii: "}") else { return try close() }
    try string()
    try skipSpace()
    if !hasBraces, byte == UInt8(ascii: ";"), let key = nodes.last {
      // In a strings table, a key without a value is its own text.
      nodes.append(key)
      position &+= 1
      return
    }
    guard byte == UInt8(ascii: "=") else { throw unexpected(instead: "=") }
    position &+= 1
    try skipSpace()
    try value()
  }

  private mutating func value() throws(PropertyListError) {
    switch byte {
    case UInt8(ascii: "{"): try begin(.dictionary)
    case UInt8(ascii: "("): try begin(.array)
    case UInt8(ascii: "<"):
      try data()
      try endOfValue()
    default:
      try string()
      try endOfValue()
    }
  }

  private mutating func begin(_ kind: PropertyValues.Kind) throws(PropertyListError) {
    guard open.count < PropertyValues.depthLimit else {
      throw failure("More than \(PropertyValues.depthLimit) lists are nested.")
    }
    open.append(nodes.count)
    nodes.append(.init(kind: kind, start: UInt32(position), end: 0))
    position &+= 1
  }

  private mutating func close() throws(PropertyListError) {
    nodes[open.removeLast()].end = UInt32(nodes.count)
    position &+= 1
    try endOfValue()
  }

  /// Reads the end of a value: a comma in an array, optional after the last value, or the required
  /// semicolon in a dictionary.
  private mutating func endOfValue() throws(PropertyListError) {
    guard let container = open.last else { return }
    try skipSpace()
    if nodes[container].kind == .dictionary {
      guard byte == UInt8(ascii: ";") else { throw unexpected(instead: ";") }
      position &+= 1
    } else if byte == UInt8(ascii: ",") {
      position &+= 1
    } else if byte != UInt8(ascii: ")") {
      throw unexpected(instead: ", or )")
    }
  }

  mutating func add(_ kind: PropertyValues.Kind, from start: Int) {
    nodes.append(.init(kind: kind, start: UInt32(start), end: UInt32(position)))
  }
}
