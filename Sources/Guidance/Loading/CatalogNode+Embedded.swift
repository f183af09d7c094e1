// The format of the catalog embedded in the binary, which is designed for fast reading. Each node
// is a letter, a length, a colon, and the content of that length, such as `l2:t1:at1:b` for the
// list of a and b. The format is text, so that Swift source code can contain it.

// MARK: - Writing

extension CatalogNode {
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

extension CatalogNode {
  /// Reads the embedded format. Anything that ``embedded`` does not produce is read as an empty
  /// node.
  package init(embedded text: String) {
    var text = text
    self = text.withUTF8 { bytes in
      var reader = EmbeddedReader(rest: bytes[...])
      return reader.node()
    }
  }
}

private struct EmbeddedReader {
  var rest: Slice<UnsafeBufferPointer<UInt8>>

  mutating func node() -> CatalogNode {
    let letter = rest.popFirst()
    let number = number()
    switch letter {
    case UInt8(ascii: "f"): return CatalogNode(value: .flag(number == 1))
    case UInt8(ascii: "n"): return CatalogNode(value: .number(number))
    case UInt8(ascii: "t"): return CatalogNode(value: .text(text(number)))
    case UInt8(ascii: "l"):
      return CatalogNode(value: .list(parts(number) { $0.node() }))
    case UInt8(ascii: "m"):
      return CatalogNode(
        value: .mapping(
          parts(number) { CatalogNode.Entry(key: $0.node().text ?? "", node: $0.node()) }))
    default: return CatalogNode(value: .nothing)
    }
  }

  /// Reads a number up to its colon.
  private mutating func number() -> Int {
    var (number, sign) = (0, 1)
    while let byte = rest.popFirst(), byte != UInt8(ascii: ":") {
      if byte == UInt8(ascii: "-") {
        sign = -1
      } else {
        number = number &* 10 &+ Int(byte) &- 48
      }
    }
    return sign &* number
  }

  private mutating func text(_ count: Int) -> String {
    let count = max(count, 0)
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  private mutating func parts<Part>(
    _ count: Int, _ part: (inout EmbeddedReader) -> Part
  ) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(min(max(count, 0), rest.count))
    while parts.count < count, !rest.isEmpty { parts.append(part(&self)) }
    return parts
  }
}
