import Foundation
import Synchronization

/// Works on many values at a time, on threads whose stacks are large enough for deeply nested code.
enum DeepThreads {
  /// Bytes of stack for each thread. Only what is used takes memory.
  static let stackSize = 256 << 20

  /// Works on many values.
  ///
  /// - Parameters:
  ///   - count: How many values there are.
  ///   - threads: How many threads work at a time.
  ///   - makeWorker: Makes what one thread works with.
  /// - Returns: What was made of each value, in their order, whichever thread made it.
  static func run<Result: Sendable>(
    _ count: Int, threads: Int, _ makeWorker: @escaping @Sendable () -> (Int) -> Result
  ) -> [Result] {
    let shared = Shared<Result>(count)
    let group = DispatchGroup()
    for _ in 0..<max(1, min(threads, count)) {
      group.enter()
      let thread = Thread {
        shared.work(makeWorker())
        group.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    group.wait()
    return shared.results.withLock { $0 }.compactMap { $0 }
  }

  private final class Shared<Result: Sendable>: Sendable {
    let results: Mutex<[Result?]>
    private let next = Atomic(0)
    private let count: Int

    init(_ count: Int) {
      self.count = count
      results = Mutex([Result?](repeating: nil, count: count))
    }

    func work(_ worker: (Int) -> Result) {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let result = worker(index)
        results.withLock { $0[index] = result }
      }
    }
  }
}
