import Foundation
import Synchronization

/// Writes files that are whole, or not there at all, whenever the program is stopped.
final class WholeFiles: Sendable {
  /// What makes a name one of a file that is not finished.
  static let unfinished = ".part"

  private let isStopped = Mutex(false)

  /// Writes a file beside its place, then moves it there.
  ///
  /// The name it has until then is always the same: what a killed run has left is written over.
  func write(_ text: String, to path: String) throws {
    try isStopped.withLock { _ in
      let temporary = path + Self.unfinished
      do {
        try fill(temporary, with: text)
        guard rename(temporary, path) == 0 else { throw CocoaError(.fileWriteUnknown) }
      } catch {
        unlink(temporary)
        throw error
      }
    }
  }

  /// Does not wait for the disk, as `Data` does after each file: what a power failure damages is told
  /// by its digest.
  private func fill(_ path: String, with text: String) throws {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw CocoaError(.fileWriteUnknown) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  /// Removes files, finished or not. Those that are not there are none.
  func remove(_ paths: [String]) {
    isStopped.withLock { _ in
      for path in paths {
        unlink(path)
        unlink(path + Self.unfinished)
      }
    }
  }

  /// Waits for the file that is being written, and ends the program before the next one.
  func stop(status: Int32, _ farewell: () -> Void) -> Never {
    isStopped.withLock { _ in
      farewell()
      _exit(status)
    }
  }
}
