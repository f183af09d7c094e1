/// The parts of a string literal.
enum SwiftString {
  /// A part of a string literal.
  enum Part {
    /// Text with its escape sequences resolved.
    case text(String, offset: Int)
    /// The range of an interpolation, without the parentheses.
    case interpolation(Range<Int>)
  }

  /// Finds the end of a string literal.
  ///
  /// - Parameters:
  ///   - quote: The offset of its opening quotation mark.
  ///   - hashes: The number of `#` before the quotation mark.
  ///   - source: The bytes of the file.
  ///   - limit: The end of the part of the file that is read.
  ///   - words: Receives the names in interpolations.
  /// - Returns: The end of the literal. A single-line literal that is not closed ends with its
  ///   line.
  static func end(
    of quote: Int, hashes: Int, in source: UnsafeRawBufferPointer, _ limit: Int,
    _ words: inout some WordCollector
  ) -> Int {
    var scanner = SwiftStringScanner(source: source, limit: limit, index: quote)
    scanner.skipString(hashes: hashes, &words)
    return scanner.index
  }

  /// Records the names in the interpolations of a literal.
  static func see(
    _ literal: Range<Int>, in source: UnsafeRawBufferPointer, _ words: inout some WordCollector
  ) {
    var hashes = 0
    while source[literal.lowerBound + hashes] == UInt8(ascii: "#") { hashes += 1 }
    _ = end(
      of: literal.lowerBound + hashes, hashes: hashes, in: source, literal.upperBound, &words)
  }

  /// Splits a string literal.
  ///
  /// - Parameters:
  ///   - range: The literal, including its quotation marks.
  ///   - source: The bytes of the file.
  /// - Returns: The parts. A literal without interpolation has one.
  static func parts(of range: Range<Int>, in source: UnsafeRawBufferPointer) -> [Part] {
    var hashes = 0
    while source[range.lowerBound + hashes] == UInt8(ascii: "#") { hashes += 1 }
    var splitter = SwiftStringSplitter(source, range, hashes: hashes)
    return splitter.split()
  }
}
