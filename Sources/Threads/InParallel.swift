import Dispatch
import Foundation
import Synchronization

/// Processes values in parallel.
///
/// The function creates its own threads. The queues of Dispatch set thread priorities, which Linux
/// permits to administrators only, and each refusal is written to the system log.
///
/// - Parameters:
///   - count: The number of values.
///   - threads: The maximum number of threads, including the calling one.
///   - stackSize: The stack size of each thread in bytes, or `nil` for the default size. With a stack
///     size, the calling thread only waits. Unused stack takes no memory.
///   - makeWorker: Creates the function with which one thread processes values.
/// - Returns: The results in the order of the values.
package func inParallel<Result: Sendable>(
  _ count: Int, threads: Int, stackSize: Int? = nil,
  _ makeWorker: @escaping @Sendable () -> (Int) -> Result
) -> [Result] {
  guard count > 0 else { return [] }
  let tasks = Tasks<Result>(count)
  let group = DispatchGroup()
  let isHelping = stackSize == nil
  for _ in 0..<max(1, min(threads, count)) - (isHelping ? 1 : 0) {
    group.enter()
    let thread = Thread {
      tasks.work(makeWorker())
      group.leave()
    }
    if let stackSize { thread.stackSize = stackSize }
    thread.start()
  }
  if isHelping { tasks.work(makeWorker()) }
  group.wait()
  return tasks.results
}

/// The values that remain to be processed. Each thread takes the next one.
private final class Tasks<Result: Sendable>: Sendable {
  private let count: Int
  private let next = Atomic(0)
  private let made: Mutex<[Result?]>

  init(_ count: Int) {
    self.count = count
    made = Mutex([Result?](repeating: nil, count: count))
  }

  /// The results in the order of the values, after all values are processed.
  var results: [Result] { made.withLock { $0 }.compactMap { $0 } }

  /// Processes values until none remains.
  func work(_ work: (Int) -> Result) {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = work(index)
      made.withLock { $0[index] = result }
    }
  }
}
