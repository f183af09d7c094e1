import FileReading
package import Foundation
import Synchronization

/// A property list in any format (OpenStep, XML, or binary), in UTF-8 or UTF-16.
///
/// The values are in one flat table and point into the text. Strings are created only on demand,
/// because most strings of a project file are never used.
package struct PropertyList: Sendable {
  /// The root value.
  package let root: PropertyValue

  /// Reads data.
  ///
  /// - Throws: An error with the file and the line.
  package init(_ data: Data, file: String) throws(ProjectError) {
    try self.init([UInt8](data), file: file)
  }

  /// Reads a file.
  ///
  /// - Throws: An error with the file, and with the line of a syntax error.
  package init(contentsOf path: String) throws(ProjectError) {
    try self.init(FileBytes.load(path), file: path)
  }

  init(_ bytes: [UInt8], file: String) throws(ProjectError) {
    try self.init(bytes, file: file, text: OpenStepReader.read)
  }

  /// Reads a `.strings` file, whose root dictionary has no braces.
  init(strings bytes: [UInt8], file: String) throws(ProjectError) {
    try self.init(bytes, file: file, text: OpenStepReader.readStrings)
  }

  private init(
    _ bytes: [UInt8], file: String, text read: Reader
  ) throws(ProjectError) {
    if BinaryPropertyListReader.reads(bytes) {
      try self.init(bytes, file: file, by: BinaryPropertyListReader.read)
      return
    }
    let text = try TextEncoding.utf8(bytes, file: file)
    if XMLPropertyListReader.reads(text) {
      try self.init(bytes, file: file, by: XMLPropertyListReader.read)
    } else {
      try self.init(text, file: file, by: read)
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
      let conflict = bytes.withUnsafeBytes { MergeConflict(in: $0) }
      throw ProjectError(
        file: file,
        line: conflict.map { TextEncoding.line(at: $0.offset, in: bytes) } ?? error.line(in: bytes),
        message: conflict.map { _ in MergeConflict.message } ?? error.message)
    }
  }
}

/// The values of a property list in the order of the text. A container comes before its contents.
/// The contents of a dictionary are alternating keys and values.
final class PropertyValues: Sendable {
  /// The kind of a value.
  enum Kind: UInt8, Sendable {
    case string
    /// A number or a date in XML.
    case scalar
    /// A quoted OpenStep string that contains escapes.
    case escaped
    /// The values of a binary list: a string that is not ASCII, and numbers.
    case utf16, integer, real
    case data, yes, no, array, dictionary
  }

  /// A value and its range in the bytes.
  struct Node: Sendable {
    var kind: Kind
    /// The offset of the first byte.
    var start: UInt32
    /// The offset after the last byte. For a container, the index of the node after its contents.
    var end: UInt32
  }

  /// The maximum nesting depth of containers, which is far above that of any project.
  static let depthLimit = 512

  let bytes: [UInt8]
  let nodes: [Node]
  /// Whether the bytes are the text of the file, so that values have line numbers.
  let isText: Bool
  private let knownLineEnds = AtomicLazyReference<LineEnds>()

  /// The ends of the text's lines, which are found on first access.
  var lineEnds: LineEnds { knownLineEnds.load() ?? knownLineEnds.storeIfNil(LineEnds(of: bytes)) }

  init(bytes: [UInt8], nodes: [Node], isText: Bool = true) {
    self.bytes = bytes
    self.nodes = nodes
    self.isText = isText
  }

  /// Returns the index of the next value at the same level.
  func next(after index: Int) -> Int {
    let node = nodes[index]
    return node.kind == .array || node.kind == .dictionary ? Int(node.end) : index + 1
  }
}
