import FileReading
import Foundation

/// Reads the text of catalog files.
enum CatalogText {
  /// Reads a file, which must be in UTF-8.
  static func read(_ path: String) throws(CatalogErrors) -> String {
    let bytes: [UInt8]
    do throws(FileFailure) {
      bytes = try FileBytes.load(path, limit: limit)
    } catch {
      throw CatalogErrors(
        path, "cannot be read; expected a regular file of at most 16 MiB that may be opened")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let place = firstWrongByte(in: Data(bytes))
      throw CatalogErrors(
        path, line: place.line, column: place.column, "this is not UTF-8; save the file as UTF-8")
    }
    return text.hasPrefix(byteOrderMark) ? String(text.dropFirst()) : text
  }

  /// The size limit of a file. Typical files have a few kilobytes.
  private static let limit = FileLimit(mebibytes: 16, ".")

  /// The byte order mark, with which some editors begin a file and which YAML readers reject.
  private static let byteOrderMark = "\u{FEFF}"

  private static func firstWrongByte(in data: Data) -> (line: Int, column: Int) {
    let before = String(decoding: data, as: UTF8.self).unicodeScalars.prefix { $0 != "\u{FFFD}" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.count, (lines.last?.count ?? 0) + 1)
  }
}
