import FileReading
package import Foundation

/// A strings table: a `.strings` file in UTF-8 or UTF-16, in the text, XML, or binary format.
///
/// The text format is an OpenStep property list without its braces: `"key" = "value";`.
package struct StringsTable: Sendable, Hashable {
  /// The texts, by key. As in Foundation, the last text of a duplicate key is used.
  package let values: [String: String]

  /// Reads a file.
  ///
  /// - Throws: An error with the given name and the line.
  package init(contentsOf path: String, as name: String) throws(ProjectError) {
    try self.init(FileBytes.load(path, as: name), file: name)
  }

  /// Reads data.
  ///
  /// - Throws: An error with the file and the line.
  package init(_ data: Data, file: String) throws(ProjectError) {
    try self.init([UInt8](data), file: file)
  }

  private init(_ bytes: [UInt8], file: String) throws(ProjectError) {
    guard !bytes.isEmpty else {
      values = [:]
      return
    }
    let root = try PropertyList(strings: bytes, file: file).root
    guard root.isDictionary else {
      throw ProjectError(file: file, message: "This is a property list, but not a strings table.")
    }
    let texts = root.entries.compactMap { key, value in value.string.map { (key, $0) } }
    values = Dictionary(texts) { _, last in last }
  }
}
