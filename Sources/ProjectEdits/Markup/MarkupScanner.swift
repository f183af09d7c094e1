/// Finds the elements of an XML text in its bytes.
struct MarkupScanner {
  /// How many elements may be inside each other. Documents have about thirty.
  private static let depthLimit = 500

  private let bytes: [UInt8]
  private let lines: LineTable
  private var position = 0
  private var elements: [ElementSpan] = []
  /// The elements that have no end tag yet, from the root inwards.
  private var open: [Int] = []

  init(_ bytes: [UInt8], lines: LineTable) {
    self.bytes = bytes
    self.lines = lines
  }

  /// Returns the elements in the order of their start tags.
  mutating func scan() throws(EditRefusal) -> [ElementSpan] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while position < bytes.count {
      try next()
    }
    if let last = open.last { throw malformed("<\(elements[last].name)> has no end.") }
    guard !elements.isEmpty else { throw malformed("there is no element.") }
    return elements
  }

  private mutating func next() throws(EditRefusal) {
    guard byte != UInt8(ascii: "<") else { return try markup() }
    guard !open.isEmpty || byte.isBlank else {
      throw malformed("text outside of the root element.")
    }
    position += 1
  }

  private mutating func markup() throws(EditRefusal) {
    if skip("<!--") {
      try pass("-->")
    } else if skip("<![CDATA[") {
      try pass("]]>")
    } else if skip("<?") {
      try instruction()
    } else if skip("<!") {
      try documentType()
    } else if skip("</") {
      try endTag()
    } else {
      try startTag()
    }
  }

  /// Passes over a processing instruction. The XML declaration must not name another encoding.
  private mutating func instruction() throws(EditRefusal) {
    let start = position
    try pass("?>")
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard text.hasPrefix("xml "), let encoding = text.firstMatch(of: /encoding\s*=\s*["']([^"']*)/)
    else { return }
    guard ["utf-8", "us-ascii"].contains(encoding.1.lowercased()) else { throw .notUTF8 }
  }

  /// Passes over a document type. One that declares entities is refused.
  private mutating func documentType() throws(EditRefusal) {
    let start = position
    try pass(">")
    guard !bytes[start..<position].contains(UInt8(ascii: "[")) else {
      throw malformed("declarations in a document type.")
    }
  }

  private mutating func startTag() throws(EditRefusal) {
    let start = position
    position += 1
    guard open.isEmpty == elements.isEmpty else { throw malformed("a second root element.") }
    let name = try name()
    let attributes = try attributes()
    let isEmpty = skip("/>")
    guard isEmpty || skip(">") else { throw malformed("the tag <\(name)> does not end.") }
    let element = ElementSpan(
      index: elements.count, name: name, line: lines.line(at: start), startTag: start..<position,
      attributes: attributes, isEmptyTag: isEmpty, parent: open.last,
      endTag: position..<position, end: elements.count + 1)
    elements.append(element)
    guard !isEmpty else { return }
    guard open.count < Self.depthLimit else { throw malformed("too many nested elements.") }
    open.append(element.index)
  }

  private mutating func endTag() throws(EditRefusal) {
    let start = position - 2
    let name = try name()
    skipBlanks()
    guard let element = open.popLast(), elements[element].name == name, skip(">") else {
      throw malformed("the end tag </\(name)> is not expected here.")
    }
    elements[element].endTag = start..<position
    elements[element].end = elements.count
  }

  private mutating func attributes() throws(EditRefusal) -> [MarkupAttribute] {
    var (attributes, names): ([MarkupAttribute], Set<String>) = ([], [])
    while true {
      let hasBlank = skipBlanks()
      guard position < bytes.count, byte != UInt8(ascii: "/"), byte != UInt8(ascii: ">") else {
        return attributes
      }
      let attribute = try attribute()
      guard hasBlank, names.insert(attribute.name).inserted else {
        throw malformed("the attribute \(attribute.name) is not expected here.")
      }
      attributes.append(attribute)
    }
  }

  private mutating func attribute() throws(EditRefusal) -> MarkupAttribute {
    let start = position
    let name = try name()
    skipBlanks()
    guard skip("=") else { throw malformed("the attribute \(name) has no value.") }
    skipBlanks()
    let quote: String = skip("\"") ? "\"" : "'"
    guard quote == "\"" || skip("'") else { throw malformed("the value of \(name) has no quotes.") }
    let value = position
    try pass(quote)
    guard !bytes[value..<position].contains(UInt8(ascii: "<")) else {
      throw malformed("the value of \(name) has no end.")
    }
    return MarkupAttribute(name: name, range: start..<position, value: value..<(position - 1))
  }

  private mutating func name() throws(EditRefusal) -> String {
    let start = position
    while position < bytes.count, !byte.endsName { position += 1 }
    guard position > start else { throw malformed("a name is missing.") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }
}

// Reading bytes.
extension MarkupScanner {
  private var byte: UInt8 { bytes[position] }

  private func malformed(_ problem: String) -> EditRefusal {
    .malformed(line: lines.line(at: min(position, bytes.count)), problem)
  }

  @discardableResult
  private mutating func skipBlanks() -> Bool {
    let start = position
    while position < bytes.count, byte.isBlank { position += 1 }
    return position > start
  }

  private func isNext(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[position...].starts(with: $0) }
  }

  private mutating func skip(_ text: StaticString) -> Bool {
    guard isNext(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  /// Moves behind the next place of a text.
  private mutating func pass(_ text: String) throws(EditRefusal) {
    let start = position
    let text = Array(text.utf8)
    while position < bytes.count {
      if byte == text[0], bytes[position...].starts(with: text) {
        position += text.count
        return
      }
      position += 1
    }
    position = start
    throw malformed("\(String(decoding: text, as: UTF8.self)) is missing.")
  }
}

extension UInt8 {
  /// Whether this is a space, a tab, or part of a line ending.
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

  /// Whether this is a space or a tab.
  var isIndentation: Bool { self == 0x20 || self == 0x09 }

  fileprivate var endsName: Bool {
    isBlank || self == UInt8(ascii: "/") || self == UInt8(ascii: ">") || self == UInt8(ascii: "=")
      || self == UInt8(ascii: "<") || self == UInt8(ascii: "\"") || self == UInt8(ascii: "'")
  }
}
