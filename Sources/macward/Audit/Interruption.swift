import Foundation

/// Does something else than die when the user or the system stops the program.
enum Interruption {
  /// Watches from now on, on a thread of its own.
  ///
  /// The signals are held back in this thread and in those that it starts later.
  ///
  /// - Parameter end: Ends the program with a status: 128 and the signal, as shells count.
  static func watch(_ end: @escaping @Sendable (Int32) -> Never) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    Thread.detachNewThread { [signals] in
      var number: Int32 = 0
      withUnsafePointer(to: signals) { _ = sigwait($0, &number) }
      end(128 + number)
    }
  }
}
