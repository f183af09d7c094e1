import Foundation

/// Why something cannot be written.
struct OutputFailure: Error {
  /// The number that the system gives it.
  let code: Int32

  /// Whether nobody reads the other end of a pipe any more.
  var isClosedPipe: Bool { code == EPIPE }

  /// What there is to do about it, or else what the system says.
  var advice: String {
    switch code {
    case ENOENT, ENOTDIR, EACCES, EPERM, EROFS, EISDIR:
      "check that its folder exists and is writable"
    case ENOSPC, EDQUOT: "there is no space left"
    default: String(cString: strerror(code))
    }
  }
}

/// Writes files that are whole, or stay as they were, whatever happens meanwhile.
enum OutputFile {
  /// Writes a file beside its place, then moves it there. A device or a pipe is written as it is: in
  /// its place there must never be a file.
  static func save(_ text: String, to path: String) throws(OutputFailure) {
    _ = ignoresSizeSignal
    var status = stat()
    let isThere = stat(path, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG { return try fill(path, with: text) }
    // A link stays one: what it leads to is written.
    let target = isThere ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
    let folder = (target as NSString).deletingLastPathComponent
    let name = ".macward-\(getpid())-\(UInt32.random(in: 0...UInt32.max)).part"
    let temporary = folder.isEmpty ? name : "\(folder)/\(name)"
    do throws(OutputFailure) {
      try make(temporary, with: text, mode: isThere ? status.st_mode & 0o7777 : nil)
      guard rename(temporary, target) == 0 else { throw OutputFailure(code: errno) }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes to what is open already.
  static func put(_ text: String, to descriptor: Int32) throws(OutputFailure) {
    let bytes = Array(text.utf8)
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

  /// A limit to the size of files is a failure like any other, and no reason to die.
  private static let ignoresSizeSignal: Void = { _ = signal(SIGXFSZ, SIG_IGN) }()

  /// Makes a new file, with the rights of the one whose place it will take.
  private static func make(
    _ path: String, with text: String, mode: mode_t?
  ) throws(OutputFailure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw OutputFailure(code: errno) }
    if let mode { fchmod(descriptor, mode) }
    try finish(descriptor, with: text)
  }

  private static func fill(_ path: String, with text: String) throws(OutputFailure) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw OutputFailure(code: errno) }
    try finish(descriptor, with: text)
  }

  /// Writes and closes. Some file systems only say at the end that there is no space.
  private static func finish(_ descriptor: Int32, with text: String) throws(OutputFailure) {
    do throws(OutputFailure) {
      try put(text, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw OutputFailure(code: errno) }
  }
}
