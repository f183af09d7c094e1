import FileReading

/// The lines of files, each of which is read once.
struct SourceLines {
  /// The folder of the paths, or the empty path.
  let base: String
  private var files: [String: [Substring]] = [:]

  /// Creates the lines of files in a folder.
  init(below base: String) { self.base = base }

  /// Returns the text of a line without the spaces around it, or `nil` if there is none.
  mutating func text(of file: String, line: Int) -> String? {
    let lines = lines(of: file)
    guard lines.indices.contains(line - 1) else { return nil }
    let text = lines[line - 1].drop(while: \.isWhitespace).prefix(Self.longest)
    return text.isEmpty ? nil : String(text)
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let known = files[file] { return known }
    let bytes =
      (try? FileBytes.load(base.isEmpty ? file : "\(base)/\(file)", limit: Self.limit)) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    files[file] = lines
    return lines
  }

  private static let longest = 200
  private static let limit = FileLimit(mebibytes: 8, ".")
}
