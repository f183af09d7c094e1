import Foundation

/// The reason why a file or standard output cannot be written.
struct OutputFailure: Error {
  /// The system's error number.
  let code: Int32

  /// Whether the reader of a pipe has closed it.
  var isClosedPipe: Bool { code == EPIPE }

  /// Advice on how to fix the problem, or else the system's message.
  var advice: String {
    switch code {
    case ENOENT, ENOTDIR, EACCES, EPERM, EROFS, EISDIR:
      "check that its folder exists and is writable"
    case ENOSPC, EDQUOT: "there is no space left"
    default: String(cString: strerror(code))
    }
  }
}

/// Writes files so that each is either complete or unchanged, even if the program is interrupted.
enum OutputFile {
  /// Writes a temporary file, then moves it into place. A device or a pipe is written to directly,
  /// because a file must never replace it.
  ///
  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - path: The path of the file.
  ///   - temporary: The path of the temporary file, in the same folder. The default is a path that
  ///     no other process uses.
  /// - Throws: The system's error, in which case the file is unchanged.
  static func save(
    _ text: String, to path: String, temporary: String? = nil
  ) throws(OutputFailure) {
    _ = ignoresSizeSignal
    var status = stat()
    let exists = stat(path, &status) == 0
    if exists, status.st_mode & S_IFMT != S_IFREG { return try write(text, to: path, O_WRONLY) }
    // A symbolic link is kept, and its destination is written.
    let target = exists ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let temporary = temporary ?? temporaryPath(beside: target)
    // An earlier process may have been killed before it could remove the file.
    unlink(temporary)
    do throws(OutputFailure) {
      try write(
        text, to: temporary, O_WRONLY | O_CREAT | O_EXCL,
        mode: exists ? status.st_mode & 0o7777 : nil)
      guard rename(temporary, target) == 0 else { throw OutputFailure(code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes to an open file descriptor.
  static func put(_ bytes: [UInt8], to descriptor: Int32) throws(OutputFailure) {
    var count = 0
    while count < bytes.count {
      let written = bytes.withUnsafeBytes { bytes in
        Foundation.write(descriptor, bytes.baseAddress.map { $0 + count }, bytes.count - count)
      }
      if written < 0 && errno == EINTR { continue }
      guard written >= 0 else { throw OutputFailure(code: errno) }
      count += written
    }
  }

  /// Turns a file that exceeds the size limit of the process into an error instead of a signal.
  private static let ignoresSizeSignal: Void = { _ = signal(SIGXFSZ, SIG_IGN) }()

  private static func temporaryPath(beside path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    let name = ".macward-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    return folder.isEmpty ? name : "\(folder)/\(name)"
  }

  /// Opens, writes, and closes a file. Some file systems report only on closing that they are full.
  ///
  /// The function does not wait for the data to reach the disk. An audit detects files damaged by a
  /// power failure by their digests.
  private static func write(
    _ text: String, to path: String, _ flags: Int32, mode: mode_t? = nil
  ) throws(OutputFailure) {
    let descriptor = open(path, flags | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputFailure(code: errno) }
    if let mode { fchmod(descriptor, mode) }
    do throws(OutputFailure) {
      try put(Array(text.utf8), to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw OutputFailure(code: errno) }
  }
}
