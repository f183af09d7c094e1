import Algorithms
import FileReading
import Synchronization

/// The bytes of one file. They stay in memory as long as any code of the file may still be parsed.
final class SourceText: Sendable {
  /// The file's name, as it was passed in.
  let name: String
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  /// The parser of its language.
  let parser: any CodeParser.Type
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void
  private let lines = AtomicLazyReference<Lines>()
  private let found = AtomicLazyReference<CodeWords>()

  /// Takes ownership of memory.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - bytes: The contents, which must not change.
  ///   - parser: The parser of its language.
  ///   - release: Frees the memory when the last code of the file is released.
  init(
    name: String, bytes: UnsafeRawBufferPointer, parser: any CodeParser.Type,
    release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) {
    self.name = name
    self.bytes = bytes
    self.parser = parser
    self.release = release
  }

  /// Creates a text with a copy of bytes.
  convenience init(
    name: String, copying bytes: UnsafeRawBufferPointer, parser: any CodeParser.Type
  ) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyMemory(from: bytes)
    self.init(name: name, bytes: UnsafeRawBufferPointer(copy), parser: parser) {
      $0.deallocate()
    }
  }

  deinit { release(bytes) }

  /// Whether the file is Objective-C.
  var isObjectiveC: Bool { parser.isObjectiveC }

  /// The words of the code. The first access finds them.
  var words: CodeWords { found.load() ?? found.storeIfNil(parser.words(in: bytes)) }

  /// Returns the source location of a byte.
  func place(_ offset: Int) -> SourceLocation {
    let starts = (lines.load() ?? lines.storeIfNil(Lines(bytes))).starts
    let line = starts.partitioningIndex { $0 > offset }
    return SourceLocation(file: name, line: line, column: offset - Int(starts[line - 1]) + 1)
  }

  /// Whether the declaration at a byte begins with `private` or `fileprivate` in its line.
  func isPrivate(at offset: Int) -> Bool { line(at: offset, contains: "private ") }

  /// Whether a line contains an ASCII text.
  func line(at offset: Int, contains text: StaticString) -> Bool {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return UnsafeRawBufferPointer(rebasing: bytes[start..<end]).contains(text)
  }

  /// The offset of the first byte of each line. Created on first access, because few files need it.
  private final class Lines: Sendable {
    let starts: [UInt32]

    init(_ bytes: UnsafeRawBufferPointer) {
      let ends = bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }
      starts = [0] + ends.map { UInt32(truncatingIfNeeded: $0 + 1) }
    }
  }
}
