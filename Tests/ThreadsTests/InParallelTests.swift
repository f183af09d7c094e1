import Synchronization
import Testing
import Threads

@Suite struct InParallelTests {
  @Test(arguments: [0, 1, 3, 1_000], [1, 4, 64])
  func resultsKeepTheOrderOfTheirValues(count: Int, threads: Int) {
    let results = inParallel(count, threads: threads) { { $0 * 2 } }
    #expect(results == (0..<count).map { $0 * 2 })
  }

  @Test(arguments: [(100, 4, 4), (2, 8, 2), (10, 1, 1)])
  func makesOneWorkerForEachThread(count: Int, threads: Int, workers: Int) {
    let made = Atomic(0)
    _ = inParallel(count, threads: threads) {
      made.wrappingAdd(1, ordering: .relaxed)
      return { $0 }
    }
    #expect(made.load(ordering: .relaxed) == workers)
  }

  @Test func stacksCanBeLarge() {
    // More than any thread has by itself, and fewer calls than the thread sanitizer can follow.
    let levels = 10_000
    let results = inParallel(3, threads: 2, stackSize: 64 << 20) { { _ in Self.deep(levels) } }
    #expect(results == [Int](repeating: levels, count: 3))
  }

  /// Calls itself, with a kilobyte of stack or more for each call.
  @inline(never) private static func deep(_ levels: Int) -> Int {
    withUnsafeTemporaryAllocation(byteCount: 1_000, alignment: 1) { bytes in
      bytes[0] = 1
      return levels == 1 ? 1 : Int(bytes[0]) + deep(levels - 1)
    }
  }

  @Test func eachValueIsWorkedOnOnce() {
    let calls = Mutex([Int: Int]())
    _ = inParallel(500, threads: 4) {
      { index in calls.withLock { $0[index, default: 0] += 1 } }
    }
    #expect(calls.withLock { $0 }.values.allSatisfy { $0 == 1 })
    #expect(calls.withLock { $0 }.count == 500)
  }
}
