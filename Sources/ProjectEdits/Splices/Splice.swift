/// A replacement of some bytes of a text.
///
/// An empty range inserts bytes, and a replacement without bytes removes some.
package struct Splice: Sendable, Equatable {
  /// The bytes that are replaced, as offsets from the start of the text.
  package let range: Range<Int>
  /// The bytes that take their place.
  package let bytes: [UInt8]

  /// Creates a replacement of some bytes.
  package init(_ range: Range<Int>, _ bytes: [UInt8]) {
    self.range = range
    self.bytes = bytes
  }

  /// Creates a replacement of some bytes by a text.
  package init(_ range: Range<Int>, _ text: String) { self.init(range, Array(text.utf8)) }

  /// Creates an insertion of a text.
  package init(at offset: Int, _ text: String) { self.init(offset..<offset, text) }
}
