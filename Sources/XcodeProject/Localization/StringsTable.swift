import FileReading
package import Foundation

/// A strings table: a `.strings` file as text in UTF-8 or UTF-16, XML, or binary.
///
/// The text form is an OpenStep property list without its braces: `"key" = "value";`.
package struct StringsTable: Sendable, Hashable {
  /// The texts, by key. The last one of a duplicate key counts, as in Foundation.
  package let values: [String: String]

  /// Reads a file. Errors contain the given name.
  ///
  /// - Throws: An error with the name and the line.
  package init(contentsOf path: String, as name: String) throws(ProjectError) {
    try self.init(FileBytes.load(path, as: name), file: name)
  }

  /// Reads bytes.
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
      throw ProjectError(file: file, message: "This is a property list, but no table of texts.")
    }
    let texts = root.entries.compactMap { key, value in value.string.map { (key, $0) } }
    values = Dictionary(texts) { _, last in last }
  }
}
