/// Receives the words in code that a lexer skips.
protocol WordCollector {
  /// Adds a name.
  mutating func see(_ name: UnsafeRawPointer, _ count: Int)
  /// Adds the contents of a string literal without interpolations.
  mutating func seeText(_ range: Range<Int>)
  /// Adds a sign that is neither part of a word nor of a literal.
  mutating func seeSign(_ sign: UInt8, at offset: Int)
}

extension WordCollector {
  mutating func seeText(_ range: Range<Int>) {}
  mutating func seeSign(_ sign: UInt8, at offset: Int) {}
}
