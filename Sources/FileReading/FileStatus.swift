#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The status of a file, with symbolic links followed.
///
/// Foundation's file attributes include the owner's name, for which the system may query a server.
package struct FileStatus: Sendable, Hashable {
  /// Whether the file is a regular file, not a folder, pipe, or device.
  package var isRegular: Bool
  /// The size in bytes.
  package var size: Int
  /// The modification time: seconds and nanoseconds since 1970.
  package var modified: [Int]

  /// Reads the status of a file, or returns `nil` if no such file exists.
  package init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    isRegular = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = [Int(time.tv_sec), Int(time.tv_nsec)]
  }
}
