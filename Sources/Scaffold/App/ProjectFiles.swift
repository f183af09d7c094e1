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

  /// Returns the Swift files that extend a type: those whose names or folders tell that they may.
  ///
  /// - Parameters:
  ///   - name: The name of the type.
  ///   - path: The file that declares it.
  /// - Returns: The paths, sorted.
  func extensions(of name: String, besides path: String) -> [String] {
    let beside = (path as NSString).deletingLastPathComponent
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let swift = all.filter { $0.hasSuffix(".swift") && $0 != path }
    return swift.filter { file in
      let isNear = (file as NSString).deletingLastPathComponent == beside
      return isNear || (file as NSString).lastPathComponent.hasPrefix(name)
    }.filter { text(of: $0).contains("extension \(name)") }.sorted()
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
