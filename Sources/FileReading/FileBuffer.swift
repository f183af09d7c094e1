/// A buffer that files are read into, one after another. Use one buffer per thread.
package final class FileBuffer {
  private let limit: FileLimit
  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)

  /// Creates a buffer, which grows to the size of the largest file loaded.
  package init(limit: FileLimit) { self.limit = limit }

  deinit { memory.deallocate() }

  /// Reads a file into the buffer.
  ///
  /// - Returns: The bytes of the file, which are valid until the next call.
  /// - Throws: ``FileFailure`` if the file cannot be read, is not a regular file, or is larger than
  ///   the limit.
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
