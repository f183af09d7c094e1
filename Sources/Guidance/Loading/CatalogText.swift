import FileReading
import Foundation

/// The text of a catalog's file.
enum CatalogText {
  /// Reads a file, which must be UTF-8.
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
        path, line: place.line, column: place.column, "this is no UTF-8; save the file as UTF-8")
    }
    return text.hasPrefix(byteOrderMark) ? String(text.dropFirst()) : text
  }

  /// The largest file that is read; people write files of some kilobytes.
  private static let limit = FileLimit(mebibytes: 16, ".")

  /// What some editors begin a file with, and YAML does not know.
  private static let byteOrderMark = "\u{FEFF}"

  private static func firstWrongByte(in data: Data) -> (line: Int, column: Int) {
    let before = String(decoding: data, as: UTF8.self).unicodeScalars.prefix { $0 != "\u{FFFD}" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.count, (lines.last?.count ?? 0) + 1)
  }
}
