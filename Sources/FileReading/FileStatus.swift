#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What the system says about a file, links followed.
///
/// Foundation's attributes hold the owner's name too, for which the system may ask a server.
package struct FileStatus: Sendable, Hashable {
  /// Whether it is a regular file, and no folder, pipe or device.
  package var isRegular: Bool
  /// Its length in bytes.
  package var size: Int
  /// When it was changed last: seconds and nanoseconds since 1970.
  package var modified: [Int]

  /// Asks the system; `nil` where there is no such file.
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
