/// Memory that one file after another is read into. Use one for each thread.
package final class FileBuffer {
  private let limit: FileLimit
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  /// Creates a buffer that grows to the largest of its files.
  package init(limit: FileLimit) { self.limit = limit }

  deinit { memory.deallocate() }

  /// The bytes of a file; they stand until the next one is loaded.
  ///
  /// - Throws: ``FileFailure`` if it cannot be read, is no regular file, or is larger than the limit.
  package func load(_ path: String) throws(FileFailure) -> UnsafeRawBufferPointer {
    let file = try OpenFile(path, limit: limit)
    makeRoom(for: file.size)
    let count = try file.fill(UnsafeMutableRawBufferPointer(rebasing: memory[..<file.size]))
    return UnsafeRawBufferPointer(rebasing: memory[..<count])
  }

  private func makeRoom(for size: Int) {
    guard memory.count < size else { return }
    memory.deallocate()
    memory = .allocate(byteCount: size * 2, alignment: 16)
  }
}
