import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: TypeChecker.reasonToSkip == nil, TypeChecker.reasonToSkip))
struct ExampleTests {
  @Test(arguments: ExampleBuild.all.filter(\.isExtreme))
  func `An example compiles without warnings`(build: ExampleBuild) async throws {
    #expect(try await build.check() == [])
  }

  @Test(.typeChecksAtLength, arguments: ExampleBuild.all.filter { !$0.isExtreme })
  func `An example compiles for the systems in between`(build: ExampleBuild) async throws {
    #expect(try await build.check() == [])
  }

  @Test(.typeChecksAtLength, arguments: ExampleBuild.all.filter(\.isExtreme))
  func `An example sets all values and has no data races`(build: ExampleBuild) async throws {
    #expect(try await build.check(sil: true) == [])
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
