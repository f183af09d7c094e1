#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory that one source file after another is read into.
final class FileBytes {
  /// Why a file cannot be read, in a sentence.
  struct Failure: Error { var message: String }

  /// The most bytes of a file that is read: what is larger was generated.
  static let limit = 8 << 20

  private var memory = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 16)

  deinit { memory.deallocate() }

  /// The bytes of a file; they stand until the next one is loaded.
  func load(_ path: String) throws(Failure) -> UnsafeRawBufferPointer {
    // O_NONBLOCK: opening a pipe that nobody writes to must not wait.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure("It cannot be opened") }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw Failure(message: "It is not a regular file.")
    }
    guard status.st_size <= Self.limit else {
      throw Failure(message: "It is larger than 8 MB, so it is left out.")
    }
    makeRoom(for: Int(status.st_size))
    return UnsafeRawBufferPointer(rebasing: memory[..<(try fill(from: file, Int(status.st_size)))])
  }

  private func makeRoom(for size: Int) {
    guard memory.count < size else { return }
    memory.deallocate()
    memory = .allocate(byteCount: size * 2, alignment: 16)
  }

  private func fill(from file: Int32, _ size: Int) throws(Failure) -> Int {
    var count = 0
    while count < size {
      let got = read(file, memory.baseAddress.map { $0 + count }, size - count)
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw failure("It cannot be read") }
      guard got > 0 else { break }
      count += got
    }
    return count
  }

  private func failure(_ what: String) -> Failure {
    Failure(message: "\(what): \(String(cString: strerror(errno))).")
  }
}
