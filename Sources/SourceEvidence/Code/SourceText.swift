import FileReading
import Synchronization

/// The bytes of one file. They stay in memory as long as code of it may still be parsed.
final class SourceText: Sendable {
  /// The file's name, as it was given.
  let name: String
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
  private let release: @Sendable (UnsafeRawBufferPointer) -> Void
  private let lines = AtomicLazyReference<Lines>()

  /// Takes over memory.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - bytes: What it holds, which must not change.
  ///   - release: Frees the memory when no code of the file is left.
  init(
    name: String, bytes: UnsafeRawBufferPointer,
    release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
  ) {
    self.name = name
    self.bytes = bytes
    self.release = release
  }

  /// Copies bytes.
  convenience init(name: String, copying bytes: UnsafeRawBufferPointer) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
    copy.copyMemory(from: bytes)
    self.init(name: name, bytes: UnsafeRawBufferPointer(copy)) { $0.deallocate() }
  }

  deinit { release(bytes) }

  /// Line and column of a byte.
  func place(_ offset: Int) -> SourceLocation {
    let starts = (lines.load() ?? lines.storeIfNil(Lines(bytes))).starts
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: name, line: low + 1, column: offset - Int(starts[low]) + 1)
  }

  /// Whether a name of a set occurs in it, even in a comment.
  func mentions(_ names: NameSet) -> Bool {
    WrittenNames(bytes).contains { names.mark($0, $1) != nil }
  }

  /// Where each line begins, in bytes. Most files are never asked.
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
