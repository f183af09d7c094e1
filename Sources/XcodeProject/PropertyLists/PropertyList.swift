import FileReading
package import Foundation

/// A property list in any of its forms: OpenStep's braces, XML or binary, in UTF-8 or UTF-16.
///
/// The values stand in one flat table and point into the text; a string is made only when it is
/// asked for, because of a project's strings few are.
package struct PropertyList: Sendable {
  /// The outermost value.
  package let root: PropertyValue

  /// Reads a property list.
  ///
  /// - Throws: An error with the file and the line.
  package init(_ data: Data, file: String) throws(ProjectError) {
    try self.init([UInt8](data), file: file)
  }

  /// Reads a file.
  ///
  /// - Throws: An error with the file, and the line where the text is at fault.
  package init(contentsOf path: String) throws(ProjectError) {
    try self.init(FileBytes.load(path), file: path)
  }

  init(_ bytes: [UInt8], file: String) throws(ProjectError) {
    try self.init(bytes, file: file, text: OpenStepReader.read)
  }

  /// Reads a `.strings` file, which as text has no braces.
  init(strings bytes: [UInt8], file: String) throws(ProjectError) {
    try self.init(bytes, file: file, text: OpenStepReader.readStrings)
  }

  private init(
    _ bytes: [UInt8], file: String, text read: Reader
  ) throws(ProjectError) {
    if BinaryPropertyListReader.reads(bytes) {
      try self.init(bytes, file: file, by: BinaryPropertyListReader.read)
    } else {
      let text = try TextEncoding.utf8(bytes, file: file)
      let isXML = XMLPropertyListReader.reads(text)
      try self.init(text, file: file, by: isXML ? XMLPropertyListReader.read : read)
    }
  }

  private typealias Reader = ([UInt8]) throws(PropertyListError) -> PropertyValues

  private init(_ bytes: [UInt8], file: String, by read: Reader) throws(ProjectError) {
    do throws(PropertyListError) {
      guard bytes.count <= FileBytes.limit.bytes else {
        throw PropertyListError(offset: 0, message: FileBytes.limit.message)
      }
      root = PropertyValue(values: try read(bytes), index: 0)
    } catch {
      let line = TextEncoding.line(at: error.offset, in: bytes)
      throw ProjectError(file: file, line: line, message: error.message)
    }
  }
}

/// The values of a property list in the order of the text: a container stands before what it holds,
/// and a dictionary holds its keys and values by turns.
final class PropertyValues: Sendable {
  /// What a value is.
  enum Kind: UInt8, Sendable {
    case string
    /// A number or a date in XML.
    case scalar
    /// A quoted OpenStep string with escapes in it.
    case escaped
    /// An XML string with references or CDATA in it.
    case entities
    /// A binary list's string that is not ASCII, and its numbers.
    case utf16, integer, real
    case data, yes, no, array, dictionary
  }

  /// A value and where it stands.
  struct Node: Sendable {
    var kind: Kind
    /// The first byte.
    var start: UInt32
    /// The byte after the last, or of a container the index of the node after all it holds.
    var end: UInt32
  }

  /// How deep containers may stand in each other; no project comes near.
  static let depthLimit = 512

  let bytes: [UInt8]
  let nodes: [Node]
  /// Whether the bytes are text; a binary list has no lines.
  let isText: Bool

  init(bytes: [UInt8], nodes: [Node], isText: Bool = true) {
    self.bytes = bytes
    self.nodes = nodes
    self.isText = isText
  }

  /// The index of the value that follows on the same level.
  func next(after index: Int) -> Int {
    let node = nodes[index]
    return node.kind == .array || node.kind == .dictionary ? Int(node.end) : index + 1
  }
}
