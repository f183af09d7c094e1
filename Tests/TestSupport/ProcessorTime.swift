import Foundation

/// How long work takes, without the other tests that run beside it.
///
/// Limits of the clock count the time that a test waits for its turn, too: they are for what hangs.
package enum ProcessorTime {
  /// More seconds than any work takes here that does not grow with the square of its input: some
  /// tenths are usual, and sanitizers take ten times as long.
  package static let patience = 30.0

  /// Works on one thread, and returns how many seconds a processor spent on that.
  package static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let start = ofThread
    try work()
    return ofThread - start
  }

  private static var ofThread: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
