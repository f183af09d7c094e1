import NavigationGraph
import Synchronization
import Testing

@Suite struct ParallelTests {
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

  @Test func eachValueIsWorkedOnOnce() {
    let calls = Mutex([Int: Int]())
    _ = inParallel(500, threads: 4) {
      { index in calls.withLock { $0[index, default: 0] += 1 } }
    }
    #expect(calls.withLock { $0 }.values.allSatisfy { $0 == 1 })
    #expect(calls.withLock { $0 }.count == 500)
  }
}
