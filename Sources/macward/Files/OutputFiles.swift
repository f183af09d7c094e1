import Foundation
import Synchronization

/// Writes and removes files until an interruption stops it between two of them.
final class OutputFiles: Sendable {
  /// The suffix of a file that is being written. A process that is killed may leave one, which the
  /// next run overwrites.
  static let unfinished = ".part"

  private let lock = Mutex(())

  /// Writes a file.
  func write(_ text: String, to path: String) throws(OutputFailure) {
    try lock.withLock { _ throws(OutputFailure) in
      try OutputFile.save(text, to: path, temporary: path + Self.unfinished)
    }
  }

  /// Removes files, finished or not. Missing files are no error.
  func remove(_ paths: [String]) {
    lock.withLock { _ in
      for path in paths {
        unlink(path)
        unlink(path + Self.unfinished)
      }
    }
  }

  /// Waits for the file that is being written, then ends the program.
  func stop(status: Int32, _ farewell: () -> Void) -> Never {
    lock.withLock { _ in
      farewell()
      _exit(status)
    }
  }
}
