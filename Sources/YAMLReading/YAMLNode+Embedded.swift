// The format of the catalog embedded in the binary, which is designed for fast reading. Each node
// is a letter, a length, a colon, and the content of that length, such as `l2:t1:at1:b` for the
// list of a and b. The format is text, so that Swift source code can contain it.

// MARK: - Writing

extension YAMLNode {
  /// The node in the embedded format.
  package var embedded: String {
    switch value {
    case .nothing: "z0:"
    case .flag(let flag): flag ? "f1:" : "f0:"
    case .number(let number): "n\(number):"
    case .text(let text): Self.embedded(text)
    case .list(let elements): "l\(elements.count):" + elements.map(\.embedded).joined()
    case .mapping(let entries):
      "m\(entries.count):"
        + entries.map { Self.embedded($0.key) + $0.node.embedded }.joined()
    }
  }

  private static func embedded(_ text: String) -> String { "t\(text.utf8.count):\(text)" }
}

// MARK: - Reading

extension YAMLNode {
  /// Reads the embedded format. Anything that ``embedded`` does not produce is read as an empty
  /// node.
  package init(embedded text: String) {
    var text = text
    self = text.withUTF8 { bytes in
      var reader = EmbeddedReader(bytes)
      return reader.node()
    }
  }
}

/// Reads at an index, without slices: a slice for each byte takes most of the time that a
/// development build needs to start.
private struct EmbeddedReader {
  let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var countOfRest: Int { bytes.count - index }

  mutating func node() -> YAMLNode {
    let letter = next()
    let number = number()
    switch letter {
    case UInt8(ascii: "f"): return YAMLNode(value: .flag(number == 1))
    case UInt8(ascii: "n"): return YAMLNode(value: .number(number))
    case UInt8(ascii: "t"): return YAMLNode(value: .text(text(number)))
    case UInt8(ascii: "l"):
      return YAMLNode(value: .list(parts(number) { $0.node() }))
    case UInt8(ascii: "m"):
      return YAMLNode(
        value: .mapping(
          parts(number) { YAMLNode.Entry(key: $0.node().text ?? "", node: $0.node()) }))
    default: return YAMLNode(value: .nothing)
    }
  }

  /// Returns the next byte, or `nil` at the end.
  private mutating func next() -> UInt8? {
    guard index < bytes.count else { return nil }
    index += 1
    return bytes[index - 1]
  }

  /// Reads a number up to its colon.
  private mutating func number() -> Int {
    var (number, sign) = (0, 1)
    while let byte = next(), byte != UInt8(ascii: ":") {
      if byte == UInt8(ascii: "-") {
        sign = -1
      } else {
        number = number &* 10 &+ Int(byte) &- 48
      }
    }
    return sign &* number
  }

  private mutating func text(_ count: Int) -> String {
    let end = index + min(max(count, 0), countOfRest)
    defer { index = end }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[index..<end]), as: UTF8.self)
  }

  private mutating func parts<Part>(
    _ count: Int, _ part: (inout EmbeddedReader) -> Part
  ) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(min(max(count, 0), countOfRest))
    while parts.count < count, countOfRest > 0 { parts.append(part(&self)) }
    return parts
  }
}
