import Foundation
import Guidance
import Scaffold
import TestSupport
import Testing

/// Whether what is written for all samples compiles everywhere. `make scaffold-check` runs this.
@Suite(.serialized, .needsScaffoldCheck, .needsTypeChecker) struct LongTypeCheckTests {
  /// The platforms for which code of a technology is compiled.
  private static let platforms: [(PlatformChoice, [ApplePlatform])] = [
    (.one(.macCatalyst), [.catalyst, .ios])
  ]

  /// The code for a sample, with the platforms on which it has to compile.
  private func code(
    of sample: String, from version: Int
  ) throws -> [(files: [String: String], platforms: [ApplePlatform])] {
    try Self.platforms.map { choice, platforms in
      let sketch = try SketchedProject(
        SketchedProject.sample(sample), for: choice, from: "\(version)")
      return (try sketch.scaffold().checked(with: sketch.project()), platforms)
    }.filter { !$0.files.isEmpty }
  }

  @Test(arguments: Repository.samples, [14, 16, 18, 26]) func everythingCompiles(
    _ sample: String, _ version: Int
  ) async throws {
    var count = CheckCount()
    for (files, platforms) in try code(of: sample, from: version) {
      for platform in platforms {
        for language in [5, 6] {
          let check = CodeCheck(platform: platform, version: version, language: language)
          count.add(try await check.expectNothing(in: files, of: sample))
        }
      }
    }
    print("scaffold-check: \(sample) from \(version): \(count)")
  }

  @Test(arguments: Repository.samples, [14, 26]) func eachDecisionCompilesAlone(
    _ sample: String, _ version: Int
  ) async throws {
    var count = CheckCount()
    for (choice, platforms) in Self.platforms {
      let sketch = try SketchedProject(
        SketchedProject.sample(sample), for: choice, from: "\(version)")
      var all = ScaffoldChoice.everything
      all.includesRisky = true
      let decisions = try sketch.scaffold(all).checkedAlone(with: sketch.project())
      for (rule, files) in decisions.sorted(by: { $0.key < $1.key }) {
        for platform in platforms {
          let check = CodeCheck(platform: platform, version: version)
          count.add(try await check.expectNothing(in: files, of: "\(sample): \(rule)"))
        }
      }
    }
    print("scaffold-check: \(sample) from \(version), each decision: \(count)")
  }

  @Test(arguments: Repository.samples) func nothingIsUnreachableOrRaces(
    _ sample: String
  ) async throws {
    var count = CheckCount()
    for (files, platforms) in try code(of: sample, from: 18) {
      for platform in platforms {
        let check = CodeCheck(platform: platform, version: 18, isThorough: true)
        count.add(try await check.expectNothing(in: files, of: sample))
      }
    }
    print("scaffold-check: \(sample), thorough: \(count)")
  }

  @Test(arguments: Repository.samples) func everyCheckOfAVersionIsNeeded(
    _ sample: String
  ) async throws {
    var count = 0
    for (files, platforms) in try code(of: sample, from: 14) {
      for mutation in AvailabilityGuards.mutations(of: files) {
        count += 1
        let isFound = try await Self.isFound(mutation.files, on: platforms)
        #expect(isFound, "\(sample): \(mutation.name)")
      }
    }
    print("scaffold-check: \(sample), \(count) checks of versions")
  }

  private static func isFound(
    _ files: [String: String], on platforms: [ApplePlatform]
  ) async throws -> Bool {
    // A check that returns early leaves unreachable code, which only a thorough check finds.
    for isThorough in [false, true] {
      for platform in platforms {
        let check = CodeCheck(platform: platform, version: 14, isThorough: isThorough)
        if try await !check.diagnostics(of: files).isEmpty { return true }
      }
    }
    return false
  }
}

/// How many checks were made, and how many this machine cannot make.
private struct CheckCount: CustomStringConvertible {
  private var (checked, skipped) = (0, 0)

  mutating func add(_ wasChecked: Bool) {
    (checked, skipped) = wasChecked ? (checked + 1, skipped) : (checked, skipped + 1)
  }

  var description: String { "\(checked) checked, \(skipped) skipped" }
}

extension Trait where Self == ConditionTrait {
  /// Runs a test only if `MACWARD_SCAFFOLD_CHECK` is in the environment, because it takes minutes.
  static var needsScaffoldCheck: Self {
    .enabled(
      if: ProcessInfo.processInfo.environment["MACWARD_SCAFFOLD_CHECK"] != nil,
      "MACWARD_SCAFFOLD_CHECK is not set: make scaffold-check sets it")
  }
}
