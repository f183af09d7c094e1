import Foundation
import TestSupport
import Testing

/// The twins, and the apps that show facts, are real code.
@Suite(.enabled(if: TypeChecker.reasonToSkip == nil, TypeChecker.reasonToSkip))
struct TwinTypeCheckTests {
  private static let files: [URL] = [Technology.uiKit, .swiftUI].flatMap { technology in
    SampleTwin.all.filter { $0.technology == technology }.map(\.code) + [technology.showcase]
  }

  @Test(arguments: files)
  func codeCompilesWithoutWarnings(_ file: URL) async throws {
    let code = try String(contentsOf: file, encoding: .utf8)
    let found = try await TypeChecker.check(
      files: ["App.swift": code], platform: .ios, deploymentTarget: "17.0")
    #expect(found == [])
  }

  @Test(.typeChecksAtLength, arguments: RuleTwin.all.filter { $0.technology != .objectiveC })
  func aTwinOfARuleCompilesWithoutWarnings(_ twin: RuleTwin) async throws {
    for app in twin.apps {
      let found = try await TypeChecker.check(
        files: app, platform: .ios, deploymentTarget: "18.0")
      #expect(found == [])
    }
  }
}
