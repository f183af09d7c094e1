/// A conflict that Git left in a file: both versions of some lines, between marks.
package struct MergeConflict: Equatable {
  /// The message for a file with a conflict, as a sentence.
  package static let message = "A merge conflict is left in this file: resolve it."

  /// The offset of the first mark.
  package let offset: Int

  /// Finds the first conflict in a text, or returns `nil` if there is none.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isWhole: Whether the end of the conflict has to be there, too. In a file that cannot be read
  ///     otherwise, its beginning is enough.
  package init?(in text: UnsafeRawBufferPointer, isWhole: Bool = false) {
    guard let start = Self.mark(UInt8(ascii: "<"), in: text, from: 0) else { return nil }
    if isWhole, Self.mark(UInt8(ascii: ">"), in: text, from: start) == nil { return nil }
    offset = start
  }

  /// Returns the line of the first mark in the text, starting at 1.
  package func line(in text: UnsafeRawBufferPointer) -> Int {
    1 + text[..<offset].count { $0 == UInt8(ascii: "\n") }
  }

  /// Returns the offset of the first line that begins with a letter seven times, and a space or nothing
  /// after it.
  private static func mark(
    _ letter: UInt8, in text: UnsafeRawBufferPointer, from start: Int
  ) -> Int? {
    // Only every seventh byte can be the first of the mark that is looked at.
    var index = start + 6
    while index < text.count {
      guard text[index] == letter else {
        index += 7
        continue
      }
      let first = text[..<index].lastIndex { $0 != letter }.map { $0 + 1 } ?? 0
      if isMark(letter, in: text, at: first) { return first }
      index += 7
    }
    return nil
  }

  private static func isMark(_ letter: UInt8, in text: UnsafeRawBufferPointer, at start: Int)
    -> Bool
  {
    let isLineStart = start == 0 || text[start - 1] == 0x0A || text[start - 1] == 0x0D
    guard isLineStart, text[start...].prefix(7).count(where: { $0 == letter }) == 7 else {
      return false
    }
    return start + 7 == text.count || text[start + 7] == 0x20 || text[start + 7] == 0x0A
      || text[start + 7] == 0x0D
  }
}
