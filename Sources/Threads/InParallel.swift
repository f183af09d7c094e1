import Dispatch
import Foundation
import Synchronization

/// Works on many values at a time.
///
/// The threads are the program's own. Dispatch gives the threads of its queues priorities, which
/// Linux allows to administrators only, and tells the system's log of each that it is refused.
///
/// - Parameters:
///   - count: How many values there are.
///   - threads: How many threads work at a time. The one that calls is among them.
///   - stackSize: Bytes of stack for each thread, where they need more than is usual: all are new
///     ones then. Only what is used takes memory.
///   - makeWorker: Makes what one thread works with.
/// - Returns: What was made of each value, in their order, whichever thread made it.
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

/// The values that threads share: each takes the next one.
private final class Tasks<Result: Sendable>: Sendable {
  private let count: Int
  private let next = Atomic(0)
  private let made: Mutex<[Result?]>

  init(_ count: Int) {
    self.count = count
    made = Mutex([Result?](repeating: nil, count: count))
  }

  /// What was made of each value, once all are done.
  var results: [Result] { made.withLock { $0 }.compactMap { $0 } }

  /// Works as long as there are values.
  func work(_ work: (Int) -> Result) {
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = work(index)
      made.withLock { $0[index] = result }
    }
  }
}
