import Foundation

/// Keeps others out of a folder as long as it lives, or the program does: a program that is killed
/// leaves no lock behind.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Locks a folder.
  ///
  /// - Returns: `nil` where another program holds the lock. Where a file system knows no locks, there
  ///   is none.
  init?(_ folder: String) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else {
      return
    }
    return nil
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
