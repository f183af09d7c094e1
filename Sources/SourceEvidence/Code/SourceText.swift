import FileReading
import Foundation
import Synchronization

/// The bytes of one file. They stay in memory as long as any code of the file may still be parsed.
final class SourceText: Sendable {
  /// The file's name, as it was passed in.
  let name: String
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void
  private let lines = AtomicLazyReference<Lines>()

  /// Takes ownership of memory.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - bytes: The contents, which must not change.
  ///   - release: Frees the memory when the last code of the file is released.
  init(
    name: String, bytes: UnsafeRawBufferPointer,
    release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) {
    self.name = name
    self.bytes = bytes
    self.release = release
  }

  /// Creates a text with a copy of bytes.
  convenience init(name: String, copying bytes: UnsafeRawBufferPointer) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyMemory(from: bytes)
    self.init(name: name, bytes: UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  deinit { release(bytes) }

  /// Returns the source location of a byte.
  func place(_ offset: Int) -> SourceLocation {
    let starts = (lines.load() ?? lines.storeIfNil(Lines(bytes))).starts
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: name, line: low + 1, column: offset - Int(starts[low]) + 1)
  }

  /// Whether an ASCII text occurs in the file.
  func contains(_ word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard var next = bytes.baseAddress, bytes.count >= count else { return false }
    let end = next + bytes.count - count + 1
    while next < end, let found = memchr(next, Int32(word.utf8Start[0]), end - next) {
      if memcmp(found, word.utf8Start, count) == 0 { return true }
      next = UnsafeRawPointer(found) + 1
    }
    return false
  }

  /// Whether the declaration at a byte begins with `private` or `fileprivate` in its line.
  func isPrivate(at offset: Int) -> Bool {
    let start = bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return ByteCheck.holds("private ", UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
  }

  /// Whether a name of a set occurs in the text, even in a comment.
  func mentions(_ names: NameSet) -> Bool {
    WrittenNames(bytes).contains { names.mark($0, $1) != nil }
  }

  /// The offset of the first byte of each line. Created on first access, because few files need it.
  private final class Lines: Sendable {
    let starts: [UInt32]

    init(_ bytes: UnsafeRawBufferPointer) {
      var starts: [UInt32] = [0]
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        starts.append(UInt32(truncatingIfNeeded: index + 1))
      }
      self.starts = starts
    }
  }
}
