#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads files; a pipe or a device is no file of a project.
enum FileBytes {
  /// The largest file that is read; the largest projects have some 20 MB.
  static let limit = 1 << 29

  /// Reads a file, or only its first bytes.
  static func load(_ path: String, first count: Int = .max) throws(ProjectError) -> [UInt8] {
    // O_NONBLOCK: opening a pipe that nobody writes to must not wait.
    let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { throw failure(path, "It cannot be opened") }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw ProjectError(file: path, message: "It is not a regular file.")
    }
    guard status.st_size <= limit else {
      throw ProjectError(file: path, message: "It is larger than 512 MB, which no project is.")
    }
    guard let bytes = contents(of: file, size: min(count, Int(status.st_size))) else {
      throw failure(path, "It cannot be read")
    }
    return bytes
  }

  private static func contents(of file: Int32, size: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = read(file, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0 && errno == EINTR { continue }
        failed = got < 0
        guard got > 0 else { break }
        count += got
      }
    }
    return failed ? nil : bytes
  }

  private static func failure(_ path: String, _ what: String) -> ProjectError {
    ProjectError(file: path, message: "\(what): \(String(cString: strerror(errno))).")
  }
}
