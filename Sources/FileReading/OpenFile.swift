#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A regular file that is open for reading. Pipes and devices are refused.
struct OpenFile: ~Copyable {
  private let descriptor: Int32
  /// The size in bytes.
  let size: Int

  /// Opens a file.
  ///
  /// - Throws: ``FileFailure`` if the file cannot be opened, is not a regular file, or is larger
  ///   than the limit.
  init(_ path: String, limit: FileLimit) throws(FileFailure) {
    // O_NONBLOCK: opening a pipe without a writer must not block.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw FileFailure("It cannot be opened", errno: errno) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(file)
      throw FileFailure("It is not a regular file.")
    }
    guard status.st_size <= limit.bytes else {
      close(file)
      throw FileFailure(limit.message)
    }
    descriptor = file
    size = Int(status.st_size)
  }

  deinit { close(descriptor) }

  /// Reads from the current position into memory.
  ///
  /// - Returns: The number of bytes read, which is less than the size of `memory` at the end of the
  ///   file.
  /// - Throws: ``FileFailure`` if the file cannot be read.
  borrowing func fill(_ memory: UnsafeMutableRawBufferPointer) throws(FileFailure) -> Int {
    var count = 0
    while count < memory.count {
      let got = read(descriptor, memory.baseAddress.map { $0 + count }, memory.count - count)
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw FileFailure("It cannot be read", errno: errno) }
      guard got > 0 else { break }
      count += got
    }
    return count
  }
}
