import Foundation

/// Handles the signals with which a user or the system interrupts the program.
enum Interruption {
  /// Handles SIGINT and SIGTERM on a separate thread from now on.
  ///
  /// The signals are blocked in the calling thread and in the threads that it starts later. A run
  /// that shares its process handles none.
  ///
  /// - Parameter end: Ends the program with a status: 128 plus the number of the signal, as in
  ///   shells.
  static func handle(_ end: @escaping @Sendable (Int32) -> Never) {
    guard StandardStreams.current.areThoseOfProcess else { return }
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
