import FileReading

/// The code of an app that never runs: functions that nothing calls, and screens that nothing creates.
struct UnusedCode {
  private var spans: [String: [(start: SourceLocation, end: SourceLocation)]] = [:]
  /// The same as bytes.
  private var ranges: [String: [Range<Int>]] = [:]

  /// Adds a part of a file.
  mutating func add(_ range: Range<Int>, of file: CodeFile) {
    let span = (start: file.place(range.lowerBound), end: file.place(range.upperBound))
    spans[file.name, default: []].append(span)
    ranges[file.name, default: []].append(range)
  }

  /// Whether a location is in code that never runs.
  func contains(_ place: SourceLocation) -> Bool {
    spans[place.file]?.contains { $0.start <= place && place < $0.end } ?? false
  }

  /// Whether a byte of a file is in code that never runs.
  func contains(_ offset: Int, of file: CodeFile) -> Bool {
    ranges[file.name]?.contains { $0.contains(offset) } ?? false
  }
}
