import Foundation
import TestSupport
import Testing

/// Projects that are much larger than any app: each is judged or refused in less than 1 GiB.
///
/// `make stress` runs them in sizes close to the limits, for which a development build takes minutes.
@Suite(.serialized) struct HugeInputTests {
  private static let kinds: [String: @Sendable (Int) -> String] = [
    "tabs": HugeStoryboard.tabs, "cycle": HugeStoryboard.cycle, "dense": HugeStoryboard.dense,
    "stacks": HugeStoryboard.stacks,
  ]

  /// What is within the limits is judged, however its screens hang together.
  @Test(
    .guardsAgainstHanging,
    arguments: isThorough
      ? [("tabs", 8_000), ("cycle", 9_000), ("dense", 300), ("stacks", 1_200)]
      : [("tabs", 400), ("cycle", 600), ("dense", 30), ("stacks", 60)])
  func whatIsWithinTheLimitsIsJudged(kind: String, count: Int) async throws {
    let run = try await Self.report(kind, count)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("\"outcome\""))
  }

  /// What is beyond them is a problem, and counted.
  @Test(
    .guardsAgainstHanging,
    arguments: isThorough
      ? [("tabs", 12_000), ("cycle", 20_000), ("dense", 400), ("stacks", 6_000)]
      : [("tabs", 12_000), ("dense", 400)])
  func whatIsBeyondTheLimitsIsReported(kind: String, count: Int) async throws {
    let run = try await Self.report(kind, count)
    #expect(run.status == 2)
    #expect(
      run.errors.contains("Main.storyboard:1: error: Counted, but left out of the advice")
        || run.errors.contains("has more than 1,000,000 elements"))
    #expect(run.output.contains("\"storyboards\" : 1"))
  }

  @Test(
    .guardsAgainstHanging, .enabled(if: isThorough, "MACWARD_HUGE=1 asks for it"),
    arguments: [("tabs", 100_000), ("cycle", 1_000_000), ("dense", 1_000)])
  func aMillionIsRefused(kind: String, count: Int) async throws {
    let run = try await Self.report(kind, count)
    #expect(run.status == 2 && run.errors.contains("Main.storyboard:"))
  }

  private static func report(_ kind: String, _ count: Int) async throws -> Macward.Run {
    let folder = try TemporaryFolder()
    let make = try #require(kinds[kind])
    try folder.write(make(count), to: "Main.storyboard")
    let run = try await Macward.start(
      "report", folder.path, "--format", "json", "--output", folder.path + "/report.json")
    let report = try String(contentsOfFile: folder.path + "/report.json", encoding: .utf8)
    #expect(largestChild < 1 << 30)
    return Macward.Run(status: run.status, output: report, errors: run.errors)
  }
}

/// Whether the sizes are those close to the limits, and those far beyond them.
private let isThorough = ProcessInfo.processInfo.environment["MACWARD_HUGE"] != nil

/// How many bytes the largest program had that the tests have run.
private var largestChild: Int {
  var usage = rusage()
  #if canImport(Darwin)
    getrusage(RUSAGE_CHILDREN, &usage)
    return usage.ru_maxrss
  #else
    getrusage(RUSAGE_CHILDREN.rawValue, &usage)
    return usage.ru_maxrss << 10
  #endif
}
