import Foundation

/// The text of a catalogue's file.
enum CatalogueText {
  /// Reads a file, which must be UTF-8.
  static func read(_ path: String) throws(CatalogueErrors) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CatalogueErrors(path, "cannot be read; expected a file that may be opened")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      let place = firstWrongByte(in: data)
      throw CatalogueErrors(
        path, line: place.line, column: place.column, "this is no UTF-8; save the file as UTF-8")
    }
    return text.hasPrefix(byteOrderMark) ? String(text.dropFirst()) : text
  }

  /// What some editors begin a file with, and YAML does not know.
  private static let byteOrderMark = "\u{FEFF}"

  private static func firstWrongByte(in data: Data) -> (line: Int, column: Int) {
    let before = String(decoding: data, as: UTF8.self).unicodeScalars.prefix { $0 != "\u{FFFD}" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (lines.count, (lines.last?.count ?? 0) + 1)
  }
}
