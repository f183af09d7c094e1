/// The lines of an input that arrives in parts. A line that is too long is skipped.
package struct InputLines {
  private let longest: Int
  private let read: () -> [UInt8]
  private var buffer: [UInt8] = []
  /// The bytes at the start of the buffer that are known to have no end of a line.
  private var searched = 0
  private var isSkipping = false
  private var hasEnded = false

  /// Creates the lines.
  ///
  /// - Parameters:
  ///   - longest: The bytes of the longest line that is returned.
  ///   - read: Waits for the next bytes and returns them; none at the end of the input.
  package init(longest: Int, read: @escaping () -> [UInt8]) {
    (self.longest, self.read) = (longest, read)
  }

  /// Returns the next line without its end, `nil` inside for one that is too long, and `nil` at the end.
  package mutating func next() -> [UInt8]?? {
    while true {
      if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) { return line(upTo: end) }
      searched = buffer.count
      if buffer.count > longest {
        clear()
        isSkipping = true
      }
      guard !hasEnded else { return rest() }
      let more = read()
      hasEnded = more.isEmpty
      buffer += more
    }
  }

  /// Takes a line from the buffer.
  private mutating func line(upTo end: Int) -> [UInt8]?? {
    let line = Array(buffer[..<end])
    buffer.removeFirst(end + 1)
    searched = 0
    defer { isSkipping = false }
    return .some(isSkipping || line.count > longest ? nil : line)
  }

  /// Returns what follows the last end of a line.
  private mutating func rest() -> [UInt8]?? {
    guard isSkipping || !buffer.isEmpty else { return nil }
    defer {
      clear()
      isSkipping = false
    }
    return .some(isSkipping ? nil : buffer)
  }

  private mutating func clear() {
    buffer.removeAll()
    searched = 0
  }
}
