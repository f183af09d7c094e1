/// Reads the binary format (`bplist00`): objects, a table of their offsets, and a trailer.
///
/// Foundation is not suitable: on Linux, it copies an object for each reference to it, so that
/// forty nested arrays that each contain the next one twice would take practically forever.
struct BinaryPropertyListReader {
  /// The maximum number of values. An object counts once for each reference to it.
  private static let limit = 1 << 22

  private let bytes: [UInt8]
  private let offsets: Range<Int>
  private let offsetSize: Int
  private let referenceSize: Int
  private var nodes: [PropertyValues.Node] = []

  static func reads(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  static func read(_ bytes: [UInt8]) throws(PropertyListError) -> PropertyValues {
    var reader = try Self(bytes)
    try reader.value(reader.number(at: bytes.count - 16, size: 8), depth: 0)
    return PropertyValues(bytes: bytes, nodes: reader.nodes, isText: false)
  }

  private init(_ bytes: [UInt8]) throws(PropertyListError) {
    guard bytes.count >= 40 else { throw Self.damaged }
    self.bytes = bytes
    offsetSize = Int(bytes[bytes.count - 26])
    referenceSize = Int(bytes[bytes.count - 25])
    let end = bytes.count - 32
    let count = Self.number(in: bytes[(end + 8)..<(end + 16)])
    let start = Self.number(in: bytes[(end + 24)...])
    guard 1...8 ~= offsetSize, 1...8 ~= referenceSize, 8...end ~= start,
      1...((end - start) / offsetSize + 1) ~= count, start + count * offsetSize <= end
    else { throw Self.damaged }
    offsets = start..<(start + count * offsetSize)
  }

  private mutating func value(_ object: Int, depth: Int) throws(PropertyListError) {
    guard depth <= PropertyValues.depthLimit, nodes.count < Self.limit,
      0..<(offsets.count / offsetSize) ~= object
    else { throw Self.damaged }
    let offset = number(at: offsets.lowerBound + object * offsetSize, size: offsetSize)
    guard 8..<offsets.lowerBound ~= offset else { throw Self.damaged }
    let (type, low) = (bytes[offset] >> 4, Int(bytes[offset] & 15))
    switch type {
    case 0: add(low == 9 ? .yes : .no, offset, 0)
    case 1: try scalar(.integer, offset + 1, 1 << low)
    case 2: try scalar(.real, offset + 1, 1 << low)
    case 3: try scalar(.data, offset + 1, 8)
    case 8: try scalar(.data, offset + 1, low + 1)
    default: try counted(type, offset, low, depth)
    }
  }

  /// Reads a value that begins with its length in bytes or elements.
  private mutating func counted(
    _ type: UInt8, _ offset: Int, _ low: Int, _ depth: Int
  ) throws(PropertyListError) {
    let (start, count) = try length(offset, low)
    switch type {
    case 4: try scalar(.data, start, count)
    case 5: try scalar(isASCII(start, count) ? .string : .data, start, count)
    case 6: try scalar(.utf16, start, count * 2)
    case 10, 12: try container(.array, start, [0..<count], depth)
    case 13: try container(.dictionary, start, [0..<count, count..<(2 * count)], depth)
    default: throw Self.damaged
    }
  }

  private mutating func container(
    _ kind: PropertyValues.Kind, _ start: Int, _ parts: [Range<Int>], _ depth: Int
  ) throws(PropertyListError) {
    let count = parts[parts.count - 1].upperBound
    guard start + count * referenceSize <= offsets.lowerBound else { throw Self.damaged }
    let index = nodes.count
    add(kind, start, 0)
    for element in parts[0] {
      for part in parts {
        let at = start + (part.lowerBound + element) * referenceSize
        let place = nodes.count
        try value(number(at: at, size: referenceSize), depth: depth + 1)
        let isKey = parts.count == 2 && part.lowerBound == 0
        guard !isKey || nodes.count == place + 1 else { throw Self.damaged }
      }
    }
    nodes[index].end = UInt32(nodes.count)
  }

  /// Returns the start and length of the content. If the length in the marker byte is 15, a number
  /// follows.
  private func length(_ offset: Int, _ low: Int) throws(PropertyListError) -> (Int, Int) {
    guard low == 15 else { return (offset + 1, low) }
    let size = 1 << Int(bytes[offset + 1] & 15)
    guard size <= 8, offset + 2 + size <= offsets.lowerBound else { throw Self.damaged }
    let count = number(at: offset + 2, size: size)
    guard 0...bytes.count ~= count else { throw Self.damaged }
    return (offset + 2 + size, count)
  }

  private mutating func scalar(
    _ kind: PropertyValues.Kind, _ start: Int, _ count: Int
  ) throws(PropertyListError) {
    guard start + count <= offsets.lowerBound else { throw Self.damaged }
    add(kind, start, count)
  }

  private mutating func add(_ kind: PropertyValues.Kind, _ start: Int, _ count: Int) {
    nodes.append(.init(kind: kind, start: UInt32(start), end: UInt32(start + count)))
  }

  private func isASCII(_ start: Int, _ count: Int) -> Bool {
    start + count <= bytes.count && bytes[start..<(start + count)].allSatisfy { $0 < 0x80 }
  }

  private func number(at start: Int, size: Int) -> Int {
    Self.number(in: bytes[start..<(start + size)])
  }

  /// Returns a big-endian number, or -1 if it is too large.
  private static func number(in bytes: ArraySlice<UInt8>) -> Int {
    Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }) ?? -1
  }

  private static var damaged: PropertyListError {
    PropertyListError(offset: 0, message: "This binary property list is damaged.")
  }
}

/// Decodes the numbers of a binary property list.
enum BinaryNumber {
  static func integer(_ bytes: ArraySlice<UInt8>) -> Int64? {
    guard bytes.count <= 8 else { return nil }
    return Int64(truncatingIfNeeded: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }

  static func real(_ bytes: ArraySlice<UInt8>) -> Double? {
    let bits = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    switch bytes.count {
    case 4: return Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))
    case 8: return Double(bitPattern: bits)
    default: return nil
    }
  }
}
