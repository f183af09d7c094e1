import FileReading
import Foundation
import Projects

/// The files of a project, read when they are needed.
struct ProjectFiles: Sendable {
  /// The path at which the project's folder can be opened.
  var folder: String

  /// Returns the bytes of a file.
  ///
  /// - Parameter path: The path, relative to the project's folder.
  /// - Returns: The bytes, or `nil` if the file cannot be read.
  func bytes(of path: String) -> [UInt8]? {
    try? FileBytes.load(folder + "/" + path, limit: Self.limit)
  }

  /// Returns the text of a file, or an empty one.
  func text(of path: String) -> String {
    bytes(of: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Returns the place of the first line of a file that contains a text.
  ///
  /// - Parameters:
  ///   - words: The text.
  ///   - path: The path, relative to the project's folder.
  ///   - line: The first line that counts.
  /// - Returns: The place, or `nil` if no line contains the text.
  func place(of words: String, in path: String, from line: Int = 1) -> SourceLocation? {
    let lines = text(of: path).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let found = lines.dropFirst(line - 1).firstIndex { $0.contains(words) }
    return found.map { SourceLocation(file: path, line: $0 + 1) }
  }

  /// Whether macward wrote a file: the comment at its start says so.
  func isByMacward(_ path: String) -> Bool {
    let start = bytes(of: path)?.prefix(Self.headerLength) ?? []
    return String(decoding: start, as: UTF8.self).contains(FileHeader.mark)
  }

  /// The number of bytes in which a header begins, even after the first lines of a property list.
  private static let headerLength = 256

  private static let limit = FileLimit(mebibytes: 64, ".")
}
