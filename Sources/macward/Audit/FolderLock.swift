import Foundation

/// An exclusive lock on a folder. It is released with the object, or when the process ends or is
/// killed.
final class FolderLock: Sendable {
  private let descriptor: Int32

  /// Locks a folder.
  ///
  /// - Returns: `nil` if another process holds the lock. On a file system without locks, the folder
  ///   is not locked.
  init?(_ folder: String) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK else {
      return
    }
    return nil
  }

  /// Locks a folder as soon as no other process holds the lock. A folder that cannot be opened, or a
  /// file system without locks, is not locked.
  init(waitingFor folder: String) {
    descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }
}
