/// Finds the tags of a property list in XML.
struct XMLScanner {
  /// A tag and where it begins.
  struct Tag {
    var name: String
    var start: Int
    /// `</name>`
    var isEnd: Bool
    /// `<name/>`
    var isEmpty: Bool
    /// What stands behind the name.
    var rest: ArraySlice<UInt8>

    /// The value of an attribute.
    func attribute(_ name: String) -> String? {
      let text = Substring(decoding: rest, as: UTF8.self)
      guard let found = text.firstRange(of: name) else { return nil }
      let value = text[found.upperBound...].drop { $0.isWhitespace || $0 == "=" }
      guard let quote = value.first, quote == "\"" || quote == "'" else { return nil }
      let inner = value.dropFirst().prefix { $0 != quote }
      return XMLText.decode(ArraySlice(inner.utf8))
    }
  }

  /// What stands between two tags.
  struct Content {
    var start: Int
    var end: Int
    /// Whether references, comments or CDATA are in it.
    var hasMarkup: Bool
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next tag; comments, instructions and the document type are passed over.
  mutating func nextTag() throws(PropertyListError) -> Tag? {
    while position < bytes.count {
      let start = position
      if OpenStepReader.isSpace(bytes[position]) {
        position += 1
      } else if isTag {
        return try tag(from: start)
      } else if starts(with: "<!--") {
        try skip(to: "-->")
      } else if starts(with: "<?") {
        try skip(to: "?>")
      } else if starts(with: "<!") {
        try skipDeclaration()
      } else {
        throw failure("Text stands outside of the values.")
      }
    }
    return nil
  }

  /// What stands between a tag and its end.
  mutating func content(of tag: Tag) throws(PropertyListError) -> Content {
    var content = Content(start: position, end: position, hasMarkup: false)
    guard !tag.isEmpty else { return content }
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") else {
        position += 1
        continue
      }
      if starts(with: "</") {
        content.end = position
        let end = try self.tag(from: position)
        guard end.name == tag.name else { break }
        return content
      }
      try skipPiece(of: &content)
    }
    throw failure("“\(tag.name)” does not end.", at: tag)
  }

  /// An error at the position, or at a tag.
  func failure(_ message: String, at tag: Tag? = nil) -> PropertyListError {
    PropertyListError(offset: tag?.start ?? min(position, bytes.count), message: message)
  }

  private mutating func skipPiece(of content: inout Content) throws(PropertyListError) {
    content.hasMarkup = true
    if bytes[position] == UInt8(ascii: "&") {
      position += 1
    } else if starts(with: "<![CDATA[") {
      try skip(to: "]]>")
    } else {
      guard starts(with: "<!--") else { throw failure("An element stands in a text.") }
      try skip(to: "-->")
    }
  }

  private mutating func tag(from start: Int) throws(PropertyListError) -> Tag {
    try skip(to: ">")
    var inner = bytes[(start + 1)..<(position - 1)]
    let isEnd = inner.first == UInt8(ascii: "/")
    let isEmpty = !isEnd && inner.last == UInt8(ascii: "/")
    if isEnd { inner.removeFirst() }
    if isEmpty { inner.removeLast() }
    let name = inner.prefix { !OpenStepReader.isSpace($0) }
    return Tag(
      name: String(decoding: name.prefix(32), as: UTF8.self), start: start, isEnd: isEnd,
      isEmpty: isEmpty, rest: inner.dropFirst(name.count))
  }

  private mutating func skipDeclaration() throws(PropertyListError) {
    let start = position
    try skip(to: ">")
    guard !bytes[start..<position].contains(UInt8(ascii: "[")) else {
      position = start
      throw failure("The list defines entities of its own, which is not supported.")
    }
  }

  private mutating func skip(to end: StaticString) throws(PropertyListError) {
    let start = position
    let first = end.utf8Start[0]
    while position < bytes.count {
      if bytes[position] == first, starts(with: end) {
        position += end.utf8CodeUnitCount
        return
      }
      position += 1
    }
    throw PropertyListError(offset: start, message: "The file ends too early.")
  }

  /// Whether a tag begins here, and nothing with a mark behind the `<`.
  private var isTag: Bool {
    guard bytes[position] == UInt8(ascii: "<"), position + 1 < bytes.count else { return false }
    let next = bytes[position + 1]
    return next != UInt8(ascii: "!") && next != UInt8(ascii: "?")
  }

  private func starts(with text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - position >= count else { return false }
    return (0..<count).allSatisfy { bytes[position + $0] == text.utf8Start[$0] }
  }
}
