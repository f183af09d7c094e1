import Synchronization

/// A call that is under way: it can be cancelled, and says how far it is.
package final class Call: Sendable {
  private let cancelled = Mutex(false)
  private let report: @Sendable (Int, Int, String) -> Void

  /// Creates a call.
  init(report: @escaping @Sendable (Int, Int, String) -> Void = { _, _, _ in }) {
    self.report = report
  }

  /// Whether the client no longer wants the result.
  package var isCancelled: Bool { cancelled.withLock { $0 } }

  /// Cancels the call.
  func cancel() { cancelled.withLock { $0 = true } }

  /// Says that the next step begins.
  ///
  /// - Throws: A cancellation, if the client no longer wants the result.
  package func begin(_ step: Int, of count: Int, _ message: String) throws {
    if isCancelled { throw Cancelled() }
    report(step, count, message)
  }
}

/// The client no longer wants the result.
package struct Cancelled: Error {
  package init() {}
}
