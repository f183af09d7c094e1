import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: TypeChecker.reasonToSkip == nil, TypeChecker.reasonToSkip))
struct ExampleTests {
  @Test(arguments: ExampleBuild.all)
  func `An example compiles without warnings`(build: ExampleBuild) async throws {
    let found = try await TypeChecker.check(
      files: try build.example.files, platform: build.platform,
      deploymentTarget: build.deploymentTarget, languageMode: build.languageMode)
    #expect(found == [])
  }

  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["MACWARD_TYPE_CHECK"] != nil,
      "It takes minutes: set MACWARD_TYPE_CHECK to run it."),
    arguments: ExampleBuild.all.filter {
      $0.deploymentTarget == "18.0" || $0.deploymentTarget == "15.0"
    })
  func `An example sets all values and has no data races`(build: ExampleBuild) async throws {
    let found = try await TypeChecker.check(
      files: try build.example.files, platform: build.platform,
      deploymentTarget: build.deploymentTarget, languageMode: build.languageMode, sil: true)
    #expect(found == [])
  }

  @Test(arguments: Example.allCases)
  func `Each availability check is needed`(example: Example) async throws {
    let files = try example.files
    #expect(!AvailabilityGuards.mutations(of: files).isEmpty)
    let target = example.platforms == [.macos] ? "11.0" : "14.0"
    let needless = try await AvailabilityGuards.needless(
      in: files, platforms: example.platforms, deploymentTarget: target)
    #expect(needless == [])
  }

  /// Xcode refuses two files of a target that have one name.
  @Test(arguments: Example.allCases)
  func `The files have different names`(example: Example) throws {
    let names = try example.files.keys.map { URL(filePath: $0).lastPathComponent }
    #expect(Set(names).count == names.count)
  }
}
