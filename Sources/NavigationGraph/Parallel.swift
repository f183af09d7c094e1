import Dispatch
import Synchronization

/// Works on many values at a time.
///
/// - Parameters:
///   - count: How many values there are.
///   - threads: How many threads work at a time.
///   - makeWorker: Makes what one thread works with.
/// - Returns: What was made of each value, in their order, whichever thread made it.
package func inParallel<Result: Sendable>(
  _ count: Int, threads: Int, _ makeWorker: @Sendable () -> (Int) -> Result
) -> [Result] {
  let results = Mutex([Result?](repeating: nil, count: count))
  let next = Atomic(0)
  DispatchQueue.concurrentPerform(iterations: min(threads, count)) { _ in
    let work = makeWorker()
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < count else { return }
      let result = work(index)
      results.withLock { $0[index] = result }
    }
  }
  return results.withLock { $0 }.compactMap { $0 }
}
