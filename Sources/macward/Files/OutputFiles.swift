import Foundation
import Synchronization

/// Writes and removes files, until an interruption stops it between two operations.
final class OutputFiles: Sendable {
  /// The suffix of a file that is being written. If the process is killed, such a file may remain.
  /// The next run overwrites it.
  static let unfinished = ".part"

  private let lock = Mutex(())

  /// Writes a file.
  func write(_ text: String, to path: String) throws(OutputFailure) {
    try lock.withLock { _ throws(OutputFailure) in
      try OutputFile.save(text, to: path, temporary: path + Self.unfinished)
    }
  }

  /// Removes files, finished or not. Missing files are ignored.
  func remove(_ paths: [String]) {
    lock.withLock { _ in
      for path in paths {
        unlink(path)
        unlink(path + Self.unfinished)
      }
    }
  }

  /// Waits until the current file is written, then ends the program.
  func stop(status: Int32, _ farewell: () -> Void) -> Never {
    lock.withLock { _ in
      farewell()
      _exit(status)
    }
  }
}
